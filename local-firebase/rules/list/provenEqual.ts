import type { FieldFilter } from '../../firestore/query/query';
import type { Value } from '../../firestore/values/value';
import { rulesValueOf } from '../values/fromFirestore';
import type { Unknown } from '../values/value';
import { floatOf, type RulesValue } from '../values/value';
import { provenOrder } from './provenOrder';
import { conditionsOn, unproven } from './unknown';

/** An equality of two known values, which itself may come to unknown ones inside them: hence passed in, not imported. */
export type Equality = (a: RulesValue, b: RulesValue) => boolean;
type Equalities = {
  /** The one that the rule asks for. */
  readonly areEqual: Equality;
  /** The one by which a query finds documents: 1 is 1.0, also inside lists and maps. */
  readonly areFound: Equality;
};

/**
 * `a` equals `b`, where at least one is unknown.
 * @throws UnprovenError unless it is the same for every document that the query may return
 */
export function provenEqual(a: RulesValue, b: RulesValue, equalities: Equalities): boolean {
  if (a.type !== 'unknown') {
    return b.type === 'unknown' ? provenEqual(b, a, equalities) : equalities.areEqual(a, b);
  }
  if (b.type === 'unknown') throw unproven(a, 'has in common with a value of the same documents');
  for (const condition of conditionsOn(a)) {
    const equal = settledBy(condition, a, b, equalities);
    if (equal !== undefined) return equal;
  }
  throw unproven(a, 'is equal to');
}

function settledBy(
  condition: FieldFilter,
  unknown: Unknown,
  other: RulesValue,
  equalities: Equalities,
): boolean | undefined {
  switch (condition.kind) {
    case 'unary':
      return condition.op === 'IS_NOT_NULL' && other.type === 'null' ? false : undefined;
    case 'membership':
      if (condition.op !== 'NOT_IN') return undefined;
      return condition.values.some(value => isLeftOut(value, other, equalities)) ? false : undefined;
    case 'comparison':
      return settledByComparison(condition, unknown, other, equalities);
    default:
      return condition satisfies never;
  }
}

function settledByComparison(
  { op, value }: Extract<FieldFilter, { kind: 'comparison' }>,
  unknown: Unknown,
  other: RulesValue,
  equalities: Equalities,
): boolean | undefined {
  switch (op) {
    case 'EQUAL':
      return settledByValue(rulesValueOf(value), other, equalities);
    case 'NOT_EQUAL':
      return isLeftOut(value, other, equalities) ? false : undefined;
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return isOutside(unknown, other) ? false : undefined;
    case 'ARRAY_CONTAINS':
      return other.type === 'list' ? undefined : false;
    default:
      return op satisfies never;
  }
}

/** What is found by `found` may be it, or hold numbers of the other type. */
function settledByValue(
  found: RulesValue,
  other: RulesValue,
  { areEqual, areFound }: Equalities,
): boolean | undefined {
  const results = new Set(numbersFoundBy(found).map(each => areEqual(each, other)));
  if (results.size === 0) return areFound(found, other) ? undefined : false;
  const [result] = results;
  return results.size === 1 ? result : undefined;
}

/** The values that a query for this one finds; none where there are too many to tell. */
function numbersFoundBy(value: RulesValue): readonly RulesValue[] {
  if (value.type === 'int') return [value, floatOf(Number(value.value))];
  if (value.type === 'float') {
    return Number.isSafeInteger(value.value) ? [value, { type: 'int', value: BigInt(value.value) }] : [value];
  }
  return value.type === 'list' || value.type === 'map' ? [] : [value];
}

/** Whether a condition of inequality leaves out everything that would equal `other`. */
function isLeftOut(value: Value, other: RulesValue, { areFound }: Equalities): boolean {
  return isExact(other) && areFound(rulesValueOf(value), other);
}

/** Beyond these an int and a float are equal that are not the same number. */
function isExact(value: RulesValue): boolean {
  if (value.type === 'int' || value.type === 'float') return Number.isSafeInteger(Number(value.value));
  return true;
}

/** Whether a range that the query asks for leaves `other` out. */
function isOutside(unknown: Unknown, other: RulesValue): boolean {
  return provenOrder('<', unknown, other) === true || provenOrder('>', unknown, other) === true;
}
