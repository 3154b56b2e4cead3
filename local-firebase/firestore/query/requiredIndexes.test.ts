import { describe, expect, test } from 'vitest';
import { parseAggregationQuery } from '../aggregation/parseAggregation';
import { parseStructuredQuery } from './parseQuery';
import { type Index, type IndexField, requiredIndexes } from './requiredIndexes';
import { isServedByIndexes } from './servedByIndexes';

const ROOT = 'projects/demo/databases/(default)/documents';
const FROM = [{ collectionId: 'orders' }];

const ONE = { integerValue: 1 };
const field = (fieldPath: string, op: string, value: object = ONE) => ({
  fieldFilter: { field: { fieldPath }, op, value: op === 'IN' ? { arrayValue: { values: [value] } } : value },
});
const composite = (op: string, ...filters: object[]) => ({ compositeFilter: { op, filters } });
const and = (...filters: object[]) => composite('AND', ...filters);
const or = (...filters: object[]) => composite('OR', ...filters);

/** `a` for ascending, `-a` for descending. */
const orderBy = (...orders: string[]) =>
  orders.map(order => ({
    field: { fieldPath: order.replace('-', '') },
    direction: order.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));

/** An index in short: `a -b c[]`. */
const short = (fields: readonly IndexField[]) =>
  fields
    .map(each => {
      if ('arrayConfig' in each) return `${each.fieldPath}[]`;
      return `${each.order === 'DESCENDING' ? '-' : ''}${each.fieldPath}`;
    })
    .join(' ');

const required = (query: object) =>
  requiredIndexes(parseStructuredQuery({ from: FROM, ...query }, ROOT)).map(({ fields }) => short(fields));

describe('the indexes that hosted Firestore asks for', () => {
  test.each([
    ['nothing', {}, []],
    ['the name', { orderBy: orderBy('__name__') }, []],
    ['one order', { orderBy: orderBy('-a') }, []],
    ['one order with the name against it', { orderBy: orderBy('a', '-__name__') }, ['a -__name__']],
    ['two orders', { orderBy: orderBy('-a', 'b') }, ['-a b']],
    ['a range', { where: field('a', 'LESS_THAN') }, []],
    ['a range and its own order', { where: field('a', 'LESS_THAN'), orderBy: orderBy('-a') }, []],
    ['a range and another order', { where: field('a', 'LESS_THAN'), orderBy: orderBy('b') }, ['b a']],
    ['two ranges', { where: and(field('b', 'LESS_THAN'), field('a', 'LESS_THAN')) }, ['a b']],
    ['equalities', { where: and(field('a', 'EQUAL'), field('b', 'IN'), field('c', 'ARRAY_CONTAINS')) }, []],
    ['an equality ordered by its field', { where: field('a', 'EQUAL'), orderBy: orderBy('a') }, []],
    ['an equality and an order', { where: field('a', 'EQUAL'), orderBy: orderBy('-b') }, ['a -b']],
    ['an equality and a range', { where: and(field('b', 'LESS_THAN'), field('a', 'EQUAL')) }, ['a b']],
    [
      'equalities, an array and an order',
      {
        where: and(field('t', 'ARRAY_CONTAINS'), field('z', 'EQUAL'), field('b', 'IN')),
        orderBy: orderBy('-at'),
      },
      ['b z t[] -at'],
    ],
    [
      'a range of names',
      { where: field('__name__', 'LESS_THAN', { referenceValue: `${ROOT}/orders/a` }) },
      [],
    ],
    [
      'one name and an order',
      { where: field('__name__', 'EQUAL', { referenceValue: `${ROOT}/orders/a` }), orderBy: orderBy('b') },
      [],
    ],
    ['an or of equalities', { where: or(field('a', 'EQUAL'), field('b', 'EQUAL')) }, []],
    [
      'an or of equalities with an order',
      { where: or(field('a', 'EQUAL'), field('b', 'EQUAL'), field('a', 'EQUAL')), orderBy: orderBy('c') },
      ['a c', 'b c'],
    ],
    [
      'an equality and an or',
      { where: and(field('a', 'EQUAL'), or(field('b', 'EQUAL'), field('c', 'GREATER_THAN'))) },
      ['a b c', 'a c'],
    ],
    [
      'an equality over a collection group',
      { from: [{ collectionId: 'orders', allDescendants: true }], where: field('a', 'EQUAL') },
      ['a'],
    ],
    [
      'an order over a collection group',
      { from: [{ collectionId: 'orders', allDescendants: true }], orderBy: orderBy('-a') },
      ['-a'],
    ],
  ])('for %s', (_, query, indexes) => {
    expect(required(query)).toEqual(indexes);
  });

  test('for a sum with an equality has the summed field', () => {
    const structuredQuery = { from: FROM, where: field('status', 'EQUAL') };
    const aggregations = [{ sum: { field: { fieldPath: 'total' } } }];
    const { query } = parseAggregationQuery({ structuredQuery, aggregations }, ROOT);
    expect(requiredIndexes(query)).toEqual([
      {
        collectionGroup: 'orders',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'status', order: 'ASCENDING' },
          { fieldPath: 'total', order: 'ASCENDING' },
        ],
        matchedCount: 1,
      },
    ]);
  });
});

describe('declared indexes', () => {
  const [needed] = requiredIndexes(
    parseStructuredQuery(
      { from: FROM, where: and(field('a', 'EQUAL'), field('b', 'EQUAL')), orderBy: orderBy('-c', 'd') },
      ROOT,
    ),
  );
  const index = (text: string, rest: Partial<Index> = {}): Index => ({
    collectionGroup: 'orders',
    queryScope: 'COLLECTION',
    fields: orderBy(...text.split(' ')).map(({ field: { fieldPath }, direction }) => ({
      fieldPath,
      order: direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
    })),
    ...rest,
  });

  test.each<[string, Index[], boolean]>([
    ['that are the same', [index('a b -c d')], true],
    ['with the equalities elsewhere', [index('-b a -c d')], true],
    ['with the name written out', [index('a b -c d __name__')], true],
    ['that merge', [index('a -c d'), index('b -c d')], true],
    ['that are half of a merge', [index('a -c d')], false],
    ['sorted the other way', [index('a b c -d')], false],
    ['with the name the other way', [index('a b -c d -__name__')], false],
    ['with a field too many', [index('a b x -c d')], false],
    ['without an equality', [index('-c d')], false],
    ['without the last order', [index('a b -c')], false],
    ['of another collection', [index('a b -c d', { collectionGroup: 'products' })], false],
    ['of a collection group', [index('a b -c d', { queryScope: 'COLLECTION_GROUP' })], false],
    ['that are none', [], false],
  ])('%s', (_, declared, isServed) => {
    expect(needed && isServedByIndexes(needed, declared)).toBe(isServed);
  });

  test('are also needed for orders alone', () => {
    const query = parseStructuredQuery({ from: FROM, orderBy: orderBy('-c', 'd') }, ROOT);
    const served = (declared: Index[]) =>
      requiredIndexes(query).map(each => isServedByIndexes(each, declared));
    expect(served([])).toEqual([false]);
    expect(served([index('a -c d')])).toEqual([false]);
    expect(served([index('-c d')])).toEqual([true]);
  });
});
