import type { FieldFilter } from '../../firestore/query/query';
import { rulesValueOf } from '../values/fromFirestore';
import { rulesOrder } from '../values/ordering';
import type { RulesValue, Unknown } from '../values/value';
import { conditionsOn } from './unknown';

export type OrderOperator = '<' | '<=' | '>' | '>=';

const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;
const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

/** `known operator unknown`, turned round. */
export function mirrored(operator: OrderOperator): OrderOperator {
  return MIRRORED[operator];
}

/**
 * `unknown operator other`, where the query's ranges settle it for every document; else undefined. A range holds
 * only for values of its own type, so that it tells the type too.
 */
export function provenOrder(
  operator: OrderOperator,
  unknown: Unknown,
  other: RulesValue,
): boolean | undefined {
  if (implies(operator, unknown, other)) return true;
  return implies(OPPOSITE[operator], unknown, other) ? false : undefined;
}

function implies(operator: OrderOperator, unknown: Unknown, other: RulesValue): boolean {
  return conditionsOn(unknown).some(condition => {
    const bound = boundOf(condition, operator === '<' || operator === '<=' ? 'upper' : 'lower');
    if (bound === undefined || !haveOrder(bound.value, other)) return false;
    const order = rulesOrder(bound.value, other);
    if (order === 0) return operator === '<=' || operator === '>=' || bound.excluded;
    return operator === '<' || operator === '<=' ? order < 0 : order > 0;
  });
}

type Bound = { readonly value: RulesValue; readonly excluded: boolean };

function boundOf(condition: FieldFilter, side: 'lower' | 'upper'): Bound | undefined {
  if (condition.kind !== 'comparison') return undefined;
  const value = rulesValueOf(condition.value);
  switch (condition.op) {
    case 'EQUAL':
      return { value, excluded: false };
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
      return side === 'upper' ? { value, excluded: condition.op === 'LESS_THAN' } : undefined;
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return side === 'lower' ? { value, excluded: condition.op === 'GREATER_THAN' } : undefined;
    default:
      return undefined;
  }
}

const ORDERED: readonly RulesValue['type'][] = ['string', 'timestamp'];
const FROM_SURROGATES = /[\ud800-\uffff]/;
const isNumber = (value: RulesValue): value is Extract<RulesValue, { type: 'int' | 'float' }> =>
  value.type === 'int' || value.type === 'float';

/** Whether rules and queries put the values of this type, compared with the second, in the same order. */
function haveOrder(a: RulesValue, b: RulesValue): boolean {
  if (isNumber(a) && isNumber(b)) return Number.isSafeInteger(Math.trunc(Number(b.value)));
  // Rules go by UTF-16, queries by code points: they part ways where surrogates begin.
  if (b.type === 'string' && FROM_SURROGATES.test(b.value)) return false;
  return a.type === b.type && ORDERED.includes(a.type);
}
