import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePaths } from '../documents/pathOrder';
import { naiveCompare } from '../query/naive.oracle';
import { value } from '../query/queryArbitraries.oracle';
import { compareText } from './textOrder';
import type { Value } from './value';
import { compareValues, valuesEqual } from './valueOrder';

const array = (...values: Value[]): Value => ({ arrayValue: { values } });
const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } });
const vector = (...numbers: number[]): Value =>
  map({
    __type__: { stringValue: '__vector__' },
    value: array(...numbers.map(doubleValue => ({ doubleValue }))),
  });
const one: Value = { integerValue: '1' };

/** From the least to the greatest; the values of one row are equal. */
const LADDER: readonly (readonly Value[])[] = [
  [{ nullValue: null }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [{ doubleValue: 'NaN' }],
  [{ doubleValue: '-Infinity' }],
  [{ doubleValue: -1e300 }],
  [{ integerValue: '-9223372036854775808' }, { doubleValue: -(2 ** 63) }],
  [{ integerValue: '-1' }, { doubleValue: -1 }],
  [{ integerValue: '0' }, { doubleValue: 0 }, { doubleValue: '-0' }],
  [{ doubleValue: 5e-324 }],
  [one, { doubleValue: 1 }],
  [{ doubleValue: 1.5 }],
  [{ integerValue: '9007199254740991' }],
  [{ integerValue: '9007199254740992' }, { doubleValue: 9007199254740992 }],
  [{ integerValue: '9007199254740993' }],
  [{ integerValue: '9223372036854775806' }],
  [{ integerValue: '9223372036854775807' }],
  [{ doubleValue: 2 ** 63 }],
  [{ doubleValue: 'Infinity' }],
  [{ timestampValue: '0001-01-01T00:00:00Z' }],
  [{ timestampValue: '2026-01-15T09:00:00Z' }],
  [{ timestampValue: '2026-01-15T09:00:00.000001Z' }],
  [{ timestampValue: '2026-01-15T09:00:00.250Z' }],
  [{ timestampValue: '2026-01-15T09:00:00.250001Z' }],
  [{ timestampValue: '2026-01-15T09:00:01Z' }],
  [{ stringValue: '' }],
  [{ stringValue: '\u0000' }],
  [{ stringValue: 'B' }],
  [{ stringValue: 'a' }],
  [{ stringValue: 'aa' }],
  [{ stringValue: 'é' }],
  [{ stringValue: '\uff5e' }],
  [{ stringValue: '\u{1f4a7}' }],
  [{ bytesValue: '' }],
  [{ bytesValue: 'AA==' }],
  [{ bytesValue: 'AAA=' }],
  [{ bytesValue: '+w==' }],
  [{ bytesValue: '/w==' }],
  [{ referenceValue: 'projects/p/databases/d/documents/a/b' }],
  [{ referenceValue: 'projects/p/databases/d/documents/a/b/c/d' }],
  [{ referenceValue: 'projects/p/databases/d/documents/a-/b' }],
  [{ geoPointValue: { latitude: -10, longitude: 50 } }],
  [{ geoPointValue: { latitude: 10, longitude: -50 } }],
  [{ geoPointValue: { latitude: 10, longitude: 50 } }],
  [array()],
  [array(one)],
  [array(one, { nullValue: null })],
  [array({ stringValue: '' })],
  [vector(9)],
  [vector(1, 2)],
  [vector(1, 3)],
  [map({})],
  [map({ a: one })],
  [map({ a: one, b: { nullValue: null } })],
  [map({ a: { integerValue: '2' } })],
  [map({ b: one })],
];

describe('the order of values', () => {
  const rungs = LADDER.flatMap((row, rung) => row.map(each => ({ each, rung })));

  test.each(rungs)('places $each on rung $rung', ({ each, rung }) => {
    for (const other of rungs) {
      expect(Math.sign(compareValues(each, other.each)), JSON.stringify(other.each)).toBe(
        Math.sign(rung - other.rung),
      );
      expect(valuesEqual(each, other.each)).toBe(rung === other.rung);
    }
  });

  test('is a total order and agrees with a plain second implementation', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        const ab = Math.sign(compareValues(a, b));
        expect(ab).toBe(Math.sign(naiveCompare(a, b)));
        expect(ab + Math.sign(compareValues(b, a))).toBe(0);
        if (ab <= 0 && compareValues(b, c) <= 0) expect(compareValues(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });

  test('of texts is the order of their UTF-8 bytes', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '\u0000', '\u07ff', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}'),
      maxLength: 4,
    });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(compareText(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });
});

describe('the order of paths', () => {
  const SORTED = [
    'a/__id-5__',
    'a/__id7__',
    'a/__id10__',
    'a/__id10__/b/c',
    'a/__id9007199254740993__',
    'a/__ID1__',
    'a/__ida__',
    'a/b',
    'a/b/c/d',
    'a/b-',
    'a/b0',
    'a/\uff5e',
    'a/\u{1f4a7}',
    'a-/a',
  ];

  test('goes by segments, numeric ids first, then by UTF-8 bytes', () => {
    for (const [index, path] of SORTED.entries()) {
      for (const [otherIndex, other] of SORTED.entries()) {
        expect(Math.sign(comparePaths(path, other)), `${path} ${other}`).toBe(Math.sign(index - otherIndex));
      }
    }
  });
});
