import { describe, expect, test } from 'vitest';
import type { Value } from '../values/value';
import { parseStructuredQuery } from './parseQuery';

const ROOT = 'projects/demo/databases/(default)/documents';

const parse = (query: object, parent = ROOT) =>
  parseStructuredQuery({ from: [{ collectionId: 'orders' }], ...query }, parent);
const ints = (count: number): Value => ({
  arrayValue: { values: Array.from({ length: count }, (_, n) => ({ integerValue: String(n) })) },
});
const ONE: Value = { integerValue: '1' };
const NAME: Value = { referenceValue: `${ROOT}/orders/a` };

const field = (fieldPath: string, op: string, value: Value = ONE) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const unary = (fieldPath: string, op: string) => ({ unaryFilter: { field: { fieldPath }, op } });
const composite = (op: string, ...filters: object[]) => ({ compositeFilter: { op, filters } });
const and = (...filters: object[]) => composite('AND', ...filters);
const or = (...filters: object[]) => composite('OR', ...filters);
const orders = (...paths: string[]) => paths.map(fieldPath => ({ field: { fieldPath } }));
const times = (count: number, make: (n: number) => object) =>
  Array.from({ length: count }, (_, n) => make(n));

const FIELDS = Array.from({ length: 99 }, (_, n) => `f${n}`);

describe('a structured query', () => {
  test('is read with its order completed and its names cut to paths', () => {
    const query = parse(
      {
        from: [{ collectionId: 'items' }],
        where: field('__name__', 'GREATER_THAN', NAME),
        orderBy: [{ field: { fieldPath: '`pin code`' }, direction: 'DESCENDING' }],
        startAt: { values: [ONE] },
        limit: '5',
        select: { fields: [{ fieldPath: 'a.b' }] },
      },
      `${ROOT}/orders/1`,
    );
    expect(query).toEqual({
      parentPath: 'orders/1',
      collectionId: 'items',
      allDescendants: false,
      filter: {
        kind: 'comparison',
        field: ['__name__'],
        op: 'GREATER_THAN',
        value: { referenceValue: 'orders/a' },
      },
      orders: [
        { field: ['pin code'], direction: 'DESCENDING' },
        { field: ['__name__'], direction: 'DESCENDING' },
      ],
      startAt: { values: [ONE], before: false },
      endAt: null,
      offset: 0,
      limit: 5,
      projection: [['a', 'b']],
    });
  });

  test('treats null as a key left out', () => {
    const nulls = { where: null, orderBy: null, startAt: null, limit: null, offset: null, select: null };
    expect(parse(nulls)).toEqual(parse({}));
  });

  test.each([
    ['thirty disjunctions', { where: and(field('a', 'IN', ints(3)), field('b', 'IN', ints(10))) }],
    [
      'an array condition in each disjunction',
      { where: or(field('a', 'ARRAY_CONTAINS'), field('b', 'ARRAY_CONTAINS_ANY', ints(2))) },
    ],
    ['ranges on ten fields', { where: and(...times(10, n => field(`f${n}`, 'LESS_THAN'))) }],
    ['one condition and 99 orders', { where: field('a', 'EQUAL'), orderBy: orders(...FIELDS) }],
    ['arrays in a list', { where: field('a', 'IN', { arrayValue: { values: [ints(1)] } } as Value) }],
    [
      'the name compared twice',
      { where: and(field('__name__', 'EQUAL', NAME), field('__name__', 'LESS_THAN', NAME)) },
    ],
  ])('may have %s', (_, query) => {
    expect(() => parse(query)).not.toThrow();
  });

  test.each([
    ['an unknown key', { groupBy: [] }, `Unknown name "groupBy" at 'structuredQuery'`],
    [
      'an unknown filter',
      { where: { notFilter: {} } },
      `Unknown name "notFilter" at 'structuredQuery.where'`,
    ],
    [
      'two filters in one',
      { where: { ...field('a', 'EQUAL'), ...unary('a', 'IS_NULL') } },
      'a filter is one of',
    ],
    ['an unknown operator', { where: field('a', 'LIKE') }, '"LIKE" is no operator'],
    ['an unknown unary operator', { where: unary('a', 'IS_EMPTY') }, '"IS_EMPTY" is no operator'],
    ['an unknown composite', { where: composite('XOR', field('a', 'EQUAL')) }, '"XOR" is not AND or OR'],
    ['an empty or', { where: or() }, 'Composite filter must have at least one sub-filter.'],
    [
      'a condition without a value',
      { where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL' } } },
      'a value is an object',
    ],
    ['a broken field path', { where: field('a..b', 'EQUAL') }, 'Invalid property path "a..b"'],
    ['a reserved field path', { orderBy: orders('__key__') }, 'reserved name'],
    [
      'two collections',
      { from: [{ collectionId: 'a' }, { collectionId: 'b' }] },
      'more than one collection selector',
    ],
    ['a path for a collection', { from: [{ collectionId: 'a/b' }] }, 'contains a slash'],
    ['a reserved collection', { from: [{ collectionId: '__badpath__' }] }, 'is reserved'],
    [
      'a strange direction',
      { orderBy: [{ field: { fieldPath: 'a' }, direction: 'UP' }] },
      '"UP" is not ASCENDING',
    ],
    ['a negative limit', { limit: -1 }, 'limit is negative'],
    ['a negative offset', { offset: -1 }, 'offset is negative'],
    ['half a limit', { limit: 1.5 }, 'a whole number of 32 bits'],
    ['a limit of more than 32 bits', { limit: 2 ** 31 }, 'a whole number of 32 bits'],
    ['a wrapped limit', { limit: { value: 1 } }, 'a whole number of 32 bits'],
    ['no list in', { where: field('a', 'IN') }, "'IN' requires an ArrayValue."],
    ['nothing in', { where: field('a', 'NOT_IN', ints(0)) }, "'NOT_IN' requires an non-empty ArrayValue."],
    ['31 values in', { where: field('a', 'IN', ints(31)) }, "'IN' supports up to 30 comparison values."],
    [
      '11 values not in',
      { where: field('a', 'NOT_IN', ints(11)) },
      "'NOT_IN' supports up to 10 comparison values.",
    ],
    [
      '31 disjunctions',
      { where: or(field('a', 'IN', ints(30)), field('b', 'EQUAL')) },
      'Result had 31 disjunctions which is more than the maximum of 30',
    ],
    [
      'two negations',
      { where: and(field('a', 'NOT_EQUAL'), unary('b', 'IS_NOT_NULL')) },
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    ],
    [
      'in beside not in',
      { where: and(field('a', 'IN', ints(1)), field('b', 'NOT_IN', ints(1))) },
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    ],
    [
      'or beside not in',
      { where: or(field('a', 'EQUAL'), field('b', 'NOT_IN', ints(1))) },
      "'NOT_IN' cannot be used in the same query",
    ],
    [
      'two array conditions in one disjunction',
      {
        where: and(
          field('a', 'ARRAY_CONTAINS'),
          or(field('b', 'EQUAL'), field('b', 'ARRAY_CONTAINS_ANY', ints(1))),
        ),
      },
      "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.",
    ],
    [
      'ranges on eleven fields',
      { where: and(...times(11, n => field(`f${n}`, 'LESS_THAN'))) },
      'A query may not have more than 10 distinct inequality fields.',
    ],
    [
      'more than a hundred components',
      { where: and(...times(101, n => field(`f${n}`, 'EQUAL'))) },
      'Currently there are 101 filters, 0 sort orders, and no ancestor filter.',
    ],
    [
      'more than a hundred components in normal form',
      {
        where: and(field('a', 'IN', ints(5)), field('b', 'IN', ints(6))),
        orderBy: orders(...FIELDS.slice(0, 41)),
      },
      'Currently there are 60 filters, 41 sort orders, and no ancestor filter.',
    ],
    [
      'a range on a field beside the name equal',
      { where: and(field('__name__', 'EQUAL', NAME), field('a', 'LESS_THAN')) },
      'Equality on key is not allowed',
    ],
    [
      'a name that is no reference',
      { where: field('__name__', 'EQUAL') },
      '__key__ filter value must be a Key',
    ],
    [
      'a name in another database',
      {
        where: field('__name__', 'EQUAL', { referenceValue: 'projects/x/databases/(default)/documents/a/b' }),
      },
      '__key__ filter value must be a Key',
    ],
    ['a name that is null', { where: unary('__name__', 'IS_NULL') }, '__key__ filter value must be a Key'],
    ['an array of the name', { where: field('__name__', 'ARRAY_CONTAINS') }, 'the name __key__ is reserved'],
    [
      'a field ordered twice',
      { orderBy: orders('a', 'b', 'a') },
      'order by clause cannot contain duplicate fields a',
    ],
    [
      'an order after the name',
      { orderBy: orders('__name__', 'a') },
      'cannot contain more fields after the key',
    ],
    [
      'a range after the name',
      { where: field('a', 'LESS_THAN'), orderBy: orders('__name__') },
      'cannot contain more fields after the key',
    ],
    [
      'a cursor longer than the order',
      { where: field('a', 'LESS_THAN'), startAt: { values: [ONE] } },
      'Cursor has too many values.',
    ],
    [
      'an order of every collection by a field',
      { from: [], orderBy: orders('a') },
      'collections of every id',
    ],
    [
      'a condition on every collection',
      { from: [{}], where: field('a', 'EQUAL') },
      'collections of every id',
    ],
    ['a hundred orders and one', { orderBy: orders(...FIELDS, 'x', 'y') }, '101 sort orders'],
    [
      'a cursor that is no name',
      { orderBy: orders('__name__'), endAt: { values: [ONE] } },
      'Cursor __key__ value is not a document reference.',
    ],
  ])('with %s is an INVALID_ARGUMENT', (_, query, message) => {
    expect(() => parse(query)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
    expect(() => parse(query)).toThrow(message);
  });

  test('counts its parent document as a component', () => {
    const full = { where: field('a', 'EQUAL'), orderBy: orders(...FIELDS) };
    expect(() => parse(full, `${ROOT}/shops/1`)).toThrow('and one ancestor filter');
  });

  test('is refused under what is no document', () => {
    expect(() => parse({}, `${ROOT}/orders`)).toThrow("Invalid value at 'parent'");
  });

  test.each([
    ['the names backwards', { orderBy: [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }] }],
    [
      'a range of names backwards',
      {
        where: field('__name__', 'GREATER_THAN', NAME),
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }],
      },
    ],
  ])('for %s is a FAILED_PRECONDITION', (_, query) => {
    expect(() => parse(query)).toThrow(expect.objectContaining({ code: 'FAILED_PRECONDITION' }));
    expect(() => parse(query)).toThrow('Firestore does not support descending key scans');
  });

  test('for names backwards is told of what is wrong in another part first', () => {
    const backwards = { orderBy: [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }] };
    for (const wrong of [{ select: { fields: [{ fieldPath: '__a__' }] } }, { limit: -1 }, { offset: -1 }]) {
      expect(() => parse({ ...backwards, ...wrong })).toThrow(
        expect.objectContaining({ code: 'INVALID_ARGUMENT' }),
      );
    }
  });

  test('of a collection group under a document may only ask for all of it', () => {
    const group = { from: [{ collectionId: 'items', allDescendants: true }] };
    const parent = `${ROOT}/orders/1`;
    expect(parse({ ...group, where: field('__name__', 'GREATER_THAN', NAME) }, parent)).toMatchObject({
      parentPath: 'orders/1',
      allDescendants: true,
    });
    for (const part of [{ where: field('a', 'EQUAL') }, { orderBy: orders('a') }]) {
      expect(() => parse({ ...group, ...part }, parent)).toThrow('only allowed if they');
    }
  });

  test('takes what is said twice side by side for once', () => {
    const same = field('a', 'ARRAY_CONTAINS');
    expect(() => parse({ where: and(same, same) })).not.toThrow();
    expect(() => parse({ where: or(...times(31, () => field('a', 'EQUAL'))) })).not.toThrow();
  });

  test('for a vector is UNIMPLEMENTED', () => {
    const search = () => parse({ findNearest: {} });
    expect(search).toThrow(expect.objectContaining({ code: 'UNIMPLEMENTED' }));
    expect(search).toThrow(/findNearest/);
  });
});
