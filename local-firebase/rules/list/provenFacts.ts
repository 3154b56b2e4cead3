import type { FieldFilter } from '../../firestore/query/query';
import type { TypeName } from '../syntax/ast';
import { listHas, sameInSet } from '../values/equality';
import { rulesValueOf } from '../values/fromFirestore';
import { isOfType } from '../values/typeNames';
import type { Unknown } from '../values/value';
import { boolOf, type RulesValue } from '../values/value';
import { conditionsOn, fieldExists, isKnownMap, unknownFieldOr, unproven } from './unknown';

/** `unknown is type`. @throws UnprovenError */
export function provenType(unknown: Unknown, type: TypeName): boolean {
  if (isKnownMap(unknown)) return type === 'map';
  for (const condition of conditionsOn(unknown)) {
    const example = exampleOf(condition);
    if (example === undefined) continue;
    // A number in a query matches ints and floats alike.
    if (!isNumber(example) || (type !== 'int' && type !== 'float')) return isOfType(example, type);
  }
  throw unproven(unknown, 'is by type');
}

/** A value of the type that an equality needs. A range needs one too, but the official engine does not see it. */
function exampleOf(condition: FieldFilter): RulesValue | undefined {
  if (condition.kind !== 'comparison') return undefined;
  if (condition.op === 'ARRAY_CONTAINS') return { type: 'list', items: [] };
  return condition.op === 'EQUAL' ? rulesValueOf(condition.value) : undefined;
}

/** `value in unknown`, for a list that contains it or a map that has the key. @throws UnprovenError */
export function provenMember(value: RulesValue, unknown: Unknown): boolean {
  if (value.type === 'string' && fieldExists(unknown, value.value)) return true;
  for (const condition of conditionsOn(unknown)) {
    if (condition.kind !== 'comparison') continue;
    if (isContained(condition, value)) return true;
    const given = rulesValueOf(condition.value);
    if (condition.op === 'EQUAL' && given.type === 'list' && !mayHoldNumbers(given) && !isNumber(value)) {
      return listHas(given.items, value);
    }
  }
  throw unproven(unknown, 'contains');
}

/** The few methods whose result a query can settle. @throws UnprovenError for all others */
export function provenMethod(unknown: Unknown, method: string, args: readonly RulesValue[]): RulesValue {
  const [first] = args;
  if (method === 'get' && first?.type === 'string') return unknownFieldOr(unknown, first.value);
  if (first?.type === 'list' && args.length === 1) {
    if (method === 'hasAny' && first.items.some(item => isProvenMember(item, unknown))) return boolOf(true);
  }
  throw unproven(unknown, `gives by ${method}()`);
}

function isProvenMember(value: RulesValue, unknown: Unknown): boolean {
  return conditionsOn(unknown).some(condition => isContained(condition, value));
}

/** Whether the condition asks for arrays with this value. A number may be there as one of the other type. */
function isContained(condition: FieldFilter, value: RulesValue): boolean {
  if (condition.kind !== 'comparison' || condition.op !== 'ARRAY_CONTAINS') return false;
  const given = rulesValueOf(condition.value);
  return !mayHoldNumbers(given) && sameInSet(given, value);
}

function mayHoldNumbers(value: RulesValue): boolean {
  if (value.type === 'list') return value.items.some(mayHoldNumbers);
  return isNumber(value) || value.type === 'map';
}

const isNumber = ({ type }: RulesValue) => type === 'int' || type === 'float';
