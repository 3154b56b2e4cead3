import type { FieldFilter } from '../../firestore/query/query';
import { rulesValueOf } from '../values/fromFirestore';
import type { RulesValue } from '../values/value';
import { provenOrder } from './provenOrder';
import { conditionsOn, type Unknown, unproven } from './unknown';

/** `==` of two known values, which itself may come to unknown ones inside them: hence passed in, not imported. */
type Equality = (a: RulesValue, b: RulesValue) => boolean;

/**
 * `a == b` where at least one is unknown.
 * @throws UnprovenError unless it is the same for every document that the query may return
 */
export function provenEqual(a: RulesValue, b: RulesValue, areEqual: Equality): boolean {
  if (a.type !== 'unknown') return b.type === 'unknown' ? provenEqual(b, a, areEqual) : areEqual(a, b);
  if (b.type === 'unknown') throw unproven(a, 'has in common with a value of the same documents');
  for (const condition of conditionsOn(a)) {
    const equal = settledBy(condition, a, b, areEqual);
    if (equal !== undefined) return equal;
  }
  throw unproven(a, 'is equal to');
}

function settledBy(
  condition: FieldFilter,
  unknown: Unknown,
  other: RulesValue,
  areEqual: Equality,
): boolean | undefined {
  switch (condition.kind) {
    case 'unary':
      return condition.op === 'IS_NOT_NULL' && other.type === 'null' ? false : undefined;
    case 'membership':
      if (condition.op !== 'NOT_IN') return undefined;
      return condition.values.some(value => areEqual(rulesValueOf(value), other)) ? false : undefined;
    case 'comparison':
      return settledByComparison(condition, unknown, other, areEqual);
    default:
      return condition satisfies never;
  }
}

function settledByComparison(
  { op, value }: Extract<FieldFilter, { kind: 'comparison' }>,
  unknown: Unknown,
  other: RulesValue,
  areEqual: Equality,
): boolean | undefined {
  switch (op) {
    case 'EQUAL':
      return areEqual(rulesValueOf(value), other);
    case 'NOT_EQUAL':
      return areEqual(rulesValueOf(value), other) ? false : undefined;
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return isOfOtherType(rulesValueOf(value), other) || isOutside(unknown, other) ? false : undefined;
    case 'ARRAY_CONTAINS':
      return other.type === 'list' ? undefined : false;
    default:
      return op satisfies never;
  }
}

/** A range holds only for values of its own type. */
function isOfOtherType(bound: RulesValue, other: RulesValue): boolean {
  const isNumber = ({ type }: RulesValue) => type === 'int' || type === 'float';
  return bound.type !== other.type && !(isNumber(bound) && isNumber(other));
}

/** Whether a range that the query asks for leaves `other` out. */
function isOutside(unknown: Unknown, other: RulesValue): boolean {
  return provenOrder('<', unknown, other) === true || provenOrder('>', unknown, other) === true;
}
