import { isNotANumber, isNumber, sumOf } from '../values/numberValue';
import { formatMicros } from '../values/timestamp';
import type { Value } from '../values/value';
import { compareValues } from '../values/valueOrder';
import type { Transform } from './write';

export type Transformed = {
  /** The field's new value. */
  readonly value: Value;
  /** What the commit answers for this transform: the new value, or null for the array transforms. */
  readonly result: Value;
};

/** @param requestTime of the commit, in microseconds since the epoch */
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
      return arrayOf(without(elementsOf(current), transform.elements));
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
  const all = [...values, ...elements];
  const first = firstEqual(all);
  return all.filter((_, index) => index < values.length || first[index] === index);
}

function without(values: readonly Value[], elements: readonly Value[]): readonly Value[] {
  const first = firstEqual([...elements, ...values]);
  return values.filter((_, index) => (first[elements.length + index] ?? 0) >= elements.length);
}

/** For each value the place of the first one that equals it. Sorted, not each compared with each: there may be many. */
function firstEqual(values: readonly Value[]): readonly number[] {
  const sorted = values
    .map((value, index) => ({ value, index }))
    .sort((a, b) => compareValues(a.value, b.value) || a.index - b.index);
  const first: number[] = new Array(values.length);
  let group = sorted[0];
  for (const entry of sorted) {
    if (group === undefined || compareValues(group.value, entry.value) !== 0) group = entry;
    first[entry.index] = group.index;
  }
  return first;
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value !== undefined && 'arrayValue' in value ? value.arrayValue.values : [];
}

function arrayOf(values: readonly Value[]): Transformed {
  return { value: { arrayValue: { values } }, result: { nullValue: null } };
}
