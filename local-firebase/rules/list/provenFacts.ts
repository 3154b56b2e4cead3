import type { FieldFilter } from '../../firestore/query/query';
import type { TypeName } from '../syntax/ast';
import { hasItem, rulesEqual } from '../values/equality';
import { rulesValueOf } from '../values/fromFirestore';
import { isOfType } from '../values/typeNames';
import { boolOf, type RulesValue } from '../values/value';
import { conditionsOn, fieldExists, isKnownMap, type Unknown, unknownFieldOr, unproven } from './unknown';

/** `unknown is type`. @throws UnprovenError */
export function provenType(unknown: Unknown, type: TypeName): boolean {
  if (isKnownMap(unknown)) return type === 'map';
  for (const condition of conditionsOn(unknown)) {
    const example = exampleOf(condition);
    if (example === undefined) continue;
    const isNumber = example.type === 'int' || example.type === 'float';
    // A number in a query matches ints and floats alike.
    if (!isNumber || (type !== 'int' && type !== 'float')) return isOfType(example, type);
  }
  throw unproven(unknown, 'is by type');
}

/** A value of the type that a condition needs, if it needs one. */
function exampleOf(condition: FieldFilter): RulesValue | undefined {
  if (condition.kind !== 'comparison' || condition.op === 'NOT_EQUAL') return undefined;
  if (condition.op === 'ARRAY_CONTAINS') return { type: 'list', items: [] };
  return rulesValueOf(condition.value);
}

/** `value in unknown`, for a list that contains it or a map that has the key. @throws UnprovenError */
export function provenMember(value: RulesValue, unknown: Unknown): boolean {
  if (value.type === 'string' && fieldExists(unknown, value.value)) return true;
  for (const condition of conditionsOn(unknown)) {
    if (condition.kind !== 'comparison') continue;
    const given = rulesValueOf(condition.value);
    if (condition.op === 'ARRAY_CONTAINS' && rulesEqual(given, value)) return true;
    if (condition.op === 'EQUAL' && given.type === 'list') return hasItem(given.items, value);
  }
  throw unproven(unknown, 'contains');
}

/** The few methods whose result a query can settle. @throws UnprovenError for all others */
export function provenMethod(unknown: Unknown, method: string, args: readonly RulesValue[]): RulesValue {
  const [first] = args;
  if (method === 'get' && first?.type === 'string') return unknownFieldOr(unknown, first.value);
  if (first?.type === 'list' && args.length === 1) {
    if (method === 'hasAll') return boolOf(first.items.every(item => provenMember(item, unknown)));
    if (method === 'hasAny' && first.items.some(item => isProvenMember(item, unknown))) return boolOf(true);
  }
  throw unproven(unknown, `gives by ${method}()`);
}

function isProvenMember(value: RulesValue, unknown: Unknown): boolean {
  return conditionsOn(unknown).some(
    condition =>
      condition.kind === 'comparison' &&
      condition.op === 'ARRAY_CONTAINS' &&
      rulesEqual(rulesValueOf(condition.value), value),
  );
}
