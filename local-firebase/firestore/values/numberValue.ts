import type { Value } from './value';

export type NumberValue = Extract<Value, { integerValue: string } | { doubleValue: unknown }>;

const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);

export function isNumber(value: Value): value is NumberValue {
  return 'integerValue' in value || 'doubleValue' in value;
}

export function isNotANumber(value: NumberValue): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN';
}

/** Two integers add to an integer, held at the ends of 64 bits; with a double the sum is a double. */
export function sumOf(a: NumberValue, b: NumberValue): NumberValue {
  if ('integerValue' in a && 'integerValue' in b) {
    const sum = BigInt(a.integerValue) + BigInt(b.integerValue);
    const held = sum > MAX_INT64 ? MAX_INT64 : sum < MIN_INT64 ? MIN_INT64 : sum;
    return { integerValue: held.toString() };
  }
  return toDoubleValue(toNumber(a) + toNumber(b));
}

/** The nearest double. */
function toNumber(value: NumberValue): number {
  return Number('integerValue' in value ? value.integerValue : value.doubleValue);
}

/** A number as a double is written on the wire, where NaN, the infinities and -0 are texts. */
export function toDoubleValue(number: number): NumberValue {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (number === Number.POSITIVE_INFINITY) return { doubleValue: 'Infinity' };
  if (number === Number.NEGATIVE_INFINITY) return { doubleValue: '-Infinity' };
  return { doubleValue: Object.is(number, -0) ? '-0' : number };
}
