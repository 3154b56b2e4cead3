import { describe, expect, test } from 'vitest';
import type { StoredDocument } from '../documents/document';
import { storeOf } from '../testing/storeOf';
import type { Fields, Value } from '../values/value';
import { parseStructuredQuery } from './parseQuery';
import { runQuery } from './runQuery';

const ROOT = 'projects/demo/databases/(default)/documents';

const int = (n: number): Value => ({ integerValue: String(n) });
const text = (stringValue: string): Value => ({ stringValue });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const map = (fields: Fields): Value => ({ mapValue: { fields } });
const NULL: Value = { nullValue: null };
const NAN: Value = { doubleValue: 'NaN' };

function aDocument(path: string, fields: Fields): StoredDocument {
  return { path, fields, createTime: 1, updateTime: 2 };
}

function ids(structuredQuery: object, documents: readonly StoredDocument[], parent = ROOT): string {
  const query = parseStructuredQuery({ from: [{ collectionId: 'c' }], ...structuredQuery }, parent);
  return runQuery(query, storeOf(documents))
    .documents.map(({ path }) => path.split('/').at(-1))
    .join('');
}

const where = (fieldPath: string, op: string, value: Value) => ({
  where: { fieldFilter: { field: { fieldPath }, op, value } },
});
const whereIs = (fieldPath: string, op: string) => ({ where: { unaryFilter: { field: { fieldPath }, op } } });
const orderBy = (...orders: string[]) => ({
  orderBy: orders.map(order => {
    const [fieldPath = '', direction = 'ASCENDING'] = order.split(' ');
    return { field: { fieldPath }, direction };
  }),
});

/** The zip codes of the SDKs' own integration tests, with the answers of the hosted service. */
describe('each operator', () => {
  const documents = Object.entries<Fields>({
    a: { zip: NAN },
    b: { zip: int(91102) },
    c: { zip: int(98101) },
    d: { zip: text('98101') },
    e: { zip: list(int(98101)) },
    f: { zip: list(int(98101), int(98102)) },
    g: { zip: list(text('98101'), map({ zip: int(98101) })) },
    h: { zip: map({ code: int(500) }) },
    i: { code: int(500) },
    j: { zip: NULL },
    k: { zip: list(NULL, NAN) },
  }).map(([id, fields]) => aDocument(`c/${id}`, fields));

  test.each([
    ['EQUAL', int(98101), 'c'],
    ['EQUAL', { doubleValue: 98101 }, 'c'],
    ['EQUAL', map({ code: int(500) }), 'h'],
    ['EQUAL', NULL, ''],
    ['EQUAL', NAN, ''],
    ['NOT_EQUAL', int(98101), 'abdkefgh'],
    ['NOT_EQUAL', map({ code: int(500) }), 'abcdkefg'],
    ['NOT_EQUAL', NULL, ''],
    ['NOT_EQUAL', NAN, 'abcdkefgh'],
    ['LESS_THAN', int(98101), 'b'],
    ['LESS_THAN_OR_EQUAL', int(98101), 'bc'],
    ['LESS_THAN_OR_EQUAL', NULL, ''],
    ['LESS_THAN_OR_EQUAL', NAN, ''],
    ['GREATER_THAN', int(91102), 'c'],
    ['GREATER_THAN_OR_EQUAL', text(''), 'd'],
    ['GREATER_THAN', list(), 'kefg'],
    ['IN', list(int(98101), int(98103), list(int(98101), int(98102))), 'cf'],
    ['IN', list(NULL), ''],
    ['IN', list(int(98101), NULL, NAN), 'c'],
    ['NOT_IN', list(int(98101), int(98103), list(int(98101), int(98102))), 'abdkegh'],
    ['NOT_IN', list(NULL), ''],
    ['NOT_IN', list(NAN), 'abcdkefgh'],
    ['NOT_IN', list(NAN, int(98101)), 'abdkefgh'],
    ['ARRAY_CONTAINS', int(98101), 'ef'],
    ['ARRAY_CONTAINS', NULL, ''],
    ['ARRAY_CONTAINS', NAN, ''],
    ['ARRAY_CONTAINS_ANY', list(int(98102), map({ zip: int(98101) })), 'fg'],
    ['ARRAY_CONTAINS_ANY', list(NULL, NAN), ''],
  ])('%s %j', (op, value, expected) => {
    expect(ids(where('zip', op, value), documents)).toBe(expected);
  });

  test.each([
    ['IS_NULL', 'j'],
    ['IS_NOT_NULL', 'abcdkefgh'],
    ['IS_NAN', 'a'],
    ['IS_NOT_NAN', 'bcdkefgh'],
  ])('%s', (op, expected) => {
    expect(ids(whereIs('zip', op), documents)).toBe(expected);
  });
});

test('a field named like what every object has is missing until it is set', () => {
  const documents = [aDocument('c/a', {}), aDocument('c/b', { constructor: int(1) })];
  expect(ids(orderBy('constructor'), documents)).toBe('b');
  expect(ids(whereIs('constructor', 'IS_NOT_NULL'), documents)).toBe('b');
});

describe('collections of every id', () => {
  const documents = ['c/b', 'c/__id5__', 'c/a/d/a', 'c/a/d/a/e/a', 'd/ghost/x/y'].map(path =>
    aDocument(path, {}),
  );
  const paths = (query: object, parent = ROOT) =>
    runQuery(parseStructuredQuery(query, parent), storeOf(documents)).documents.map(({ path }) => path);

  test('are those at the root, or right under a document', () => {
    expect(paths({ from: [] })).toEqual(['c/__id5__', 'c/b']);
    expect(paths({ from: [{}] }, `${ROOT}/c/a`)).toEqual(['c/a/d/a']);
    expect(paths({ from: [{}] }, `${ROOT}/d/ghost`)).toEqual(['d/ghost/x/y']);
  });

  test('are those below too where all descendants are asked for', () => {
    const from = [{ allDescendants: true }];
    expect(paths({ from })).toEqual(['c/__id5__', 'c/a/d/a', 'c/a/d/a/e/a', 'c/b', 'd/ghost/x/y']);
    expect(paths({ from, limit: 1, offset: 1 }, `${ROOT}/c/a`)).toEqual(['c/a/d/a/e/a']);
  });
});

describe('the order of results', () => {
  const documents = [
    aDocument('c/d', { total: int(5), at: int(1) }),
    aDocument('c/b', { total: int(5), at: int(2) }),
    aDocument('c/a', { total: int(7), at: int(3) }),
    aDocument('c/c', { total: int(5), at: int(1) }),
    aDocument('c/e', { total: int(5) }),
  ];

  test.each([
    ['by name when nothing is asked', {}, 'abcde'],
    ['by name last, in the direction of the last order', orderBy('total DESCENDING'), 'aedcb'],
    ['without the documents that lack an ordered field', orderBy('total', 'at'), 'cdba'],
    ['by a field under an inequality', where('at', 'GREATER_THAN', int(0)), 'cdba'],
    [
      'by fields under inequalities after those asked for',
      { ...where('at', 'GREATER_THAN', int(0)), ...orderBy('total DESCENDING') },
      'abdc',
    ],
    [
      'from and to a cursor, inclusively',
      { ...orderBy('at'), startAt: at(1, true), endAt: at(2, false) },
      'cdb',
    ],
    ['between cursors, exclusively', { ...orderBy('at'), startAt: at(1, false), endAt: at(3, true) }, 'b'],
    ['backwards as limitToLast asks', { ...orderBy('at DESCENDING'), limit: 2 }, 'ab'],
    ['after an offset', { offset: 2, limit: 2 }, 'cd'],
    ['none for a limit of 0', { limit: 0 }, ''],
    ['all of them after a cursor before everything', { startAt: { before: true } }, 'abcde'],
    ['none of them after a cursor after everything', { startAt: {} }, ''],
    [
      'by name where a condition matches nothing',
      { ...where('at', 'LESS_THAN', NAN), ...orderBy('__name__') },
      '',
    ],
    [
      'by operators and directions given by their numbers',
      {
        where: { fieldFilter: { field: { fieldPath: 'at' }, op: 3, value: int(1) } },
        orderBy: [{ field: { fieldPath: 'at' }, direction: 2 }],
      },
      'ab',
    ],
  ])('is %s', (_, query, expected) => {
    expect(ids(query, documents)).toBe(expected);
  });

  function at(value: number, before: boolean) {
    return { values: [int(value)], before };
  }

  test('is by fields under inequalities in the order of their names', () => {
    const filters = ['b', 'a'].map(name => where(name, 'GREATER_THAN', int(0)).where);
    const both = { where: { compositeFilter: { op: 'AND', filters } } };
    const crossed = [aDocument('c/1', { a: int(2), b: int(1) }), aDocument('c/2', { a: int(1), b: int(2) })];
    expect(ids(both, crossed)).toBe('21');
  });
});

describe('collections', () => {
  const documents = [
    'a/a/c/1',
    'a/b/a/b/c/2',
    'a/b/c/3',
    'a/b/c/d/c/4',
    'a/c/c/5',
    'c/6',
    'a/b/no/no',
    'xc/7',
    'a/b/xc/8',
  ].map(path => aDocument(path, {}));
  const group = { from: [{ collectionId: 'c', allDescendants: true }] };
  const name = (path: string): Value => ({ referenceValue: `${ROOT}/${path}` });

  test.each([
    ['a root collection without subcollections', {}, ROOT, '6'],
    ['a subcollection', {}, `${ROOT}/a/b`, '3'],
    ['a collection group', group, ROOT, '123456'],
    ['a collection group under a document', group, `${ROOT}/a/b`, '234'],
  ])('%s', (_, query, parent, expected) => {
    expect(ids(query, documents, parent).split('').sort().join('')).toBe(expected);
  });

  test('are cut by names, also of documents that are in none of them', () => {
    const cut = { ...group, ...orderBy('__name__'), startAt: { values: [name('a/b')], before: true } };
    expect(ids({ ...cut, endAt: { values: [name('a/b0')], before: false } }, documents)).toBe('234');
    expect(ids({ ...group, ...where('__name__', 'GREATER_THAN', name('a/b/c/3')) }, documents)).toBe('456');
  });
});

describe('the answer', () => {
  const documents = [
    aDocument('c/a', { name: text('A'), address: map({ city: text('Pune'), pin: text('411001') }) }),
    aDocument('c/b', { name: text('B') }),
    aDocument('c/c', {}),
  ];
  const ask = (query: object) =>
    runQuery(parseStructuredQuery({ from: [{ collectionId: 'c' }], ...query }, ROOT), storeOf(documents));

  test('has only the selected fields, and the times', () => {
    const select = { fields: [{ fieldPath: 'address.city' }, { fieldPath: 'missing' }] };
    expect(ask({ select, limit: 2 }).documents).toEqual([
      aDocument('c/a', { address: map({ city: text('Pune') }) }),
      aDocument('c/b', {}),
    ]);
  });

  test('has no fields when only the name is selected, and all when nothing is', () => {
    expect(ask({ select: { fields: [{ fieldPath: '__name__' }] }, limit: 1 }).documents).toEqual([
      aDocument('c/a', {}),
    ]);
    expect(ask({ select: {} }).documents).toEqual(documents);
  });

  test.each([
    ['returned documents', {}, 3, 0],
    ['an empty result as one', { offset: 0, limit: 0 }, 1, 0],
    ['skipped documents too', { offset: 1, limit: 1 }, 2, 1],
    ['skipped documents when none is left', { offset: 9 }, 3, 3],
  ])('bills %s', (_, query, readCount, skipped) => {
    expect(ask(query)).toMatchObject({ readCount, skipped });
  });
});
