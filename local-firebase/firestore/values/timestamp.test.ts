import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMicros, parseMicros } from './timestamp';

it.each([
  [0, '1970-01-01T00:00:00Z'],
  [1, '1970-01-01T00:00:00.000001Z'],
  [250_000, '1970-01-01T00:00:00.250Z'],
  [1_768_467_600_000_010, '2026-01-15T09:00:00.000010Z'],
  [-1, '1969-12-31T23:59:59.999999Z'],
  [-62_135_596_800_000_000, '0001-01-01T00:00:00Z'],
  [253_402_300_799_000_000, '9999-12-31T23:59:59Z'],
])('%i microseconds are %s', (micros, text) => {
  expect(formatMicros(micros)).toBe(text);
  expect(parseMicros(text, 'x')).toBe(micros);
});

it('reads offsets and cuts nanoseconds', () => {
  expect(parseMicros('2026-01-15T14:30:00.000010999+05:30', 'x')).toBe(1_768_467_600_000_010);
});

const comesBack = (micros: number) => parseMicros(formatMicros(micros), 'x') === micros;

it('every second of Firestore’s years comes back', () => {
  const seconds = fc.integer({ min: -62_135_596_800, max: 253_402_300_799 });
  fc.assert(fc.property(seconds, value => comesBack(value * 1_000_000)));
});

it('every microsecond that a number can count comes back: from 1684 to 2255', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), comesBack));
});
