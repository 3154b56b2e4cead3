import { isNotANumber, isNumber, sumOf } from './numberValue';
import { formatMicros } from './timestamp';
import type { Value } from './value';
import { compareValues, valuesEqual } from './valueOrder';
import type { Transform } from './write';

export type Transformed = {
  /** The field's new value. */
  readonly value: Value;
  /** What the commit answers for this transform: the new value, or null for the array transforms. */
  readonly result: Value;
};

/** @param requestTime the commit's time, in microseconds since the epoch */
export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  requestTime: number,
): Transformed {
  switch (transform.kind) {
    case 'requestTime': {
      const value = { timestampValue: formatMicros(requestTime) };
      return { value, result: value };
    }
    case 'increment':
    case 'maximum':
    case 'minimum': {
      const value = combined(transform.kind, current, transform.operand);
      return { value, result: value };
    }
    case 'appendMissing':
      return arrayOf(appendMissing(elementsOf(current), transform.elements));
    case 'removeAll':
      return arrayOf(elementsOf(current).filter(value => !isIn(transform.elements, value)));
    default:
      return transform satisfies never;
  }
}

/** A field that holds no number is set to the operand. */
function combined(
  kind: 'increment' | 'maximum' | 'minimum',
  current: Value | undefined,
  operand: Value,
): Value {
  if (current === undefined || !isNumber(current) || !isNumber(operand)) return operand;
  if (kind === 'increment') return sumOf(current, operand);
  // In Firestore's order NaN is the least number, but here it wins both ways.
  if (isNotANumber(current) || isNotANumber(operand)) return { doubleValue: 'NaN' };
  const order = compareValues(operand, current);
  // Of two equal numbers (3 and 3.0, 0 and -0) the stored one stays.
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : current;
}

function appendMissing(values: readonly Value[], elements: readonly Value[]): readonly Value[] {
  const appended = [...values];
  for (const element of elements) {
    if (!isIn(appended, element)) appended.push(element);
  }
  return appended;
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value !== undefined && 'arrayValue' in value ? value.arrayValue.values : [];
}

function isIn(values: readonly Value[], element: Value): boolean {
  return values.some(value => valuesEqual(value, element));
}

function arrayOf(values: readonly Value[]): Transformed {
  return { value: { arrayValue: { values } }, result: { nullValue: null } };
}
