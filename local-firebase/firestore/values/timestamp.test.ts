import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMicros, parseMicros } from './timestamp';

it.each([
  [0, '1970-01-01T00:00:00Z'],
  [1, '1970-01-01T00:00:00.000001Z'],
  [250_000, '1970-01-01T00:00:00.250Z'],
  [1_768_467_600_000_010, '2026-01-15T09:00:00.000010Z'],
  [-1, '1969-12-31T23:59:59.999999Z'],
])('%i microseconds are %s', (micros, text) => {
  expect(formatMicros(micros)).toBe(text);
  expect(parseMicros(text, 'x')).toBe(micros);
});

it('reads offsets and cuts nanoseconds', () => {
  expect(parseMicros('2026-01-15T14:30:00.000010999+05:30', 'x')).toBe(1_768_467_600_000_010);
});

it('every microsecond of Firestore’s years comes back', () => {
  const micros = fc
    .integer({ min: -62_135_596_800, max: 253_402_300_799 })
    .chain(seconds => fc.integer({ min: 0, max: 999_999 }).map(rest => seconds * 1_000_000 + rest));
  fc.assert(
    fc.property(
      micros.filter(Number.isSafeInteger),
      value => parseMicros(formatMicros(value), 'x') === value,
    ),
  );
});
