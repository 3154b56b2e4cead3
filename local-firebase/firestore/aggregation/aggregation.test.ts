import { describe, expect, test } from 'vitest';
import type { StoredDocument } from '../documents/document';
import { storeOf } from '../testing/storeOf';
import type { Fields, Value } from '../values/value';
import { parseAggregationQuery } from './parseAggregation';
import { runAggregation } from './runAggregation';

const ROOT = 'projects/demo/databases/(default)/documents';
const FROM = { from: [{ collectionId: 'books' }] };
const pages = { field: { fieldPath: 'pages' } };

const int = (n: number | string): Value => ({ integerValue: String(n) });
const double = (doubleValue: number | 'NaN' | 'Infinity' | '-Infinity'): Value => ({ doubleValue });

function books(...fields: Fields[]): StoredDocument[] {
  return fields.map((each, index) => ({
    path: `books/${index}`,
    fields: each,
    createTime: 1,
    updateTime: 1,
  }));
}

function run(aggregations: object[], documents: StoredDocument[], query: object = {}) {
  const json = { structuredQuery: { ...FROM, ...query }, aggregations };
  return runAggregation(parseAggregationQuery(json, ROOT), storeOf(documents));
}

const field = (documents: StoredDocument[], aggregation: object) =>
  run([{ alias: 'result', ...aggregation }], documents).aggregateFields.result;

describe('sum and average', () => {
  test.each<[string, Value[], Value, Value]>([
    ['of integers is an integer', [int(1), int(2)], int(3), double(1.5)],
    ['of none is 0 and null', [], int(0), { nullValue: null }],
    ['leaves out what is no number', [int(1), { stringValue: '2' }, { nullValue: null }], int(1), double(1)],
    ['with a double among them is a double', [int(1), double(2)], double(3), double(1.5)],
    ['with NaN among them is NaN', [int(1), double('NaN')], double('NaN'), double('NaN')],
    ['goes to infinity', [double('Infinity'), int(1)], double('Infinity'), double('Infinity')],
    ['of both infinities is NaN', [double('Infinity'), double('-Infinity')], double('NaN'), double('NaN')],
    [
      'is exact beyond 2^53',
      [int('9007199254740991'), int(2)],
      int('9007199254740993'),
      double(4503599627370496),
    ],
    [
      'of an integer that a number cannot hold is exact',
      [int(-1), int('9007199254740993')],
      int('9007199254740992'),
      double(4503599627370496),
    ],
    [
      'that leaves 64 bits on the way and comes back is exact',
      [int('9223372036854775807'), int(1), int(-1)],
      int('9223372036854775807'),
      double(2 ** 63 / 3),
    ],
    ['beyond 64 bits is a double', [int('9223372036854775807'), int(1)], double(2 ** 63), double(2 ** 62)],
  ])('%s', (_, values, sum, average) => {
    const documents = books(...values.map(value => ({ pages: value })));
    expect(field(documents, { sum: pages })).toEqual(sum);
    expect(field(documents, { avg: pages })).toEqual(average);
  });
});

describe('an aggregation', () => {
  const four = books(
    { pages: int(100), year: int(1980) },
    { pages: int(50), year: int(2020) },
    { pages: int(150), year: int(2021) },
    { pages: int(50) },
  );
  const old = { where: { fieldFilter: { field: { fieldPath: 'year' }, op: 'LESS_THAN', value: int(2021) } } };

  test.each([
    ['counts all', {}, {}, '4'],
    ['counts up to a number', {}, { upTo: '3' }, '3'],
    ['counts up to a number beyond all', {}, { upTo: '9223372036854775807' }, '4'],
    ['counts what is filtered', old, {}, '2'],
    ['counts what the limit leaves', { limit: 3, offset: 2 }, {}, '2'],
    ['counts from a cursor', { orderBy: [pages], startAt: { values: [int(100)], before: true } }, {}, '2'],
  ])('%s', (_, query, count, expected) => {
    expect(run([{ alias: 'n', count }], four, query).aggregateFields).toEqual({ n: int(expected) });
  });

  test('looks only at documents that have every aggregated field', () => {
    const all = [
      { alias: 'total', sum: pages },
      { alias: 'average', avg: pages },
      { alias: 'year', avg: { field: { fieldPath: 'year' } } },
      { alias: 'count', count: {} },
    ];
    expect(run(all, four).aggregateFields).toEqual({
      total: int(300),
      average: double(100),
      year: double(2007),
      count: int(3),
    });
  });

  test('cannot sum a field that the order has no place for', () => {
    const byName = { orderBy: [{ field: { fieldPath: '__name__' } }] };
    expect(() => run([{ sum: pages }], four, byName)).toThrow(
      'an index that has fields [pages] after __name__',
    );
    expect(() => run([{ sum: pages }], four, { orderBy: [pages, ...byName.orderBy] })).not.toThrow();
    const fieldPath = '__name__';
    const value = { referenceValue: `${ROOT}/books/1` };
    const named = { where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } } };
    expect(() => run([{ sum: pages }], four, named)).toThrow('after __name__');
    expect(() => run([{ count: {} }], four, named)).not.toThrow();
  });

  test('cannot sum what is selected', () => {
    const selected = { select: { fields: [pages.field] } };
    expect(() => run([{ avg: pages }], four, selected)).toThrow('Cannot apply property masks');
    expect(() => run([{ count: {} }], four, selected)).not.toThrow();
  });

  test('is named field_1, field_2 where it has no alias', () => {
    const { aggregateFields } = run(
      [{ count: {} }, { alias: 'one', count: { upTo: 1 } }, { count: {} }],
      four,
    );
    expect(aggregateFields).toEqual({ field_1: int(4), one: int(1), field_2: int(4) });
  });

  test.each([
    ['an empty result as one read', 0, {}, {}, 1],
    ['1,000 entries as one read', 1000, {}, {}, 1],
    ['1,001 entries as two reads', 1001, {}, {}, 2],
    ['no more entries than a count needs', 2500, { upTo: 10 }, {}, 1],
    ['skipped entries', 2500, {}, { offset: 1200, limit: 900 }, 3],
  ])('bills %s', (_, size, count, query, readCount) => {
    const documents = books(...Array.from({ length: size }, () => ({ pages: int(1) })));
    expect(run([{ count }], documents, query).readCount).toBe(readCount);
  });

  test.each([
    ['none', [], 'at least one aggregation'],
    [
      'six',
      Array(6).fill({ count: {} }),
      'maximum number of aggregations allowed in an aggregation query is 5',
    ],
    ['an unknown one', [{ max: pages }], 'Unknown name "max"'],
    ['two in one', [{ count: {}, sum: pages }], 'one of count, sum and avg'],
    [
      'a name twice',
      [
        { alias: 'a', count: {} },
        { alias: 'a', count: {} },
      ],
      "Duplicate aggregation alias 'a'",
    ],
    ['a name twice by numbering', [{ count: {} }, { alias: 'field_1', count: {} }], "alias 'field_1'"],
    ['a reserved name', [{ alias: '__a__', count: {} }], 'limitations of field names'],
    ['a count up to nothing', [{ count: { upTo: 0 } }], 'upTo must be greater than zero'],
    ['a sum of nothing', [{ sum: {} }], 'an object is expected'],
    [
      'a sum of names',
      [{ sum: { field: { fieldPath: '__name__' } } }],
      'not supported for the property: __key__',
    ],
  ])('is refused: %s', (_, aggregations, message) => {
    expect(() => run(aggregations, [])).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
    expect(() => run(aggregations, [])).toThrow(message);
  });
});
