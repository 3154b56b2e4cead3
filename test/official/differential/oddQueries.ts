import fc from 'fast-check';
import type { Step } from './script';

type Json = { readonly [key: string]: unknown };

/** Queries at the edge of what is legal, and beyond. */
const ints = (count: number) => ({
  arrayValue: { values: Array.from({ length: count }, (_, index) => ({ integerValue: String(index) })) },
});
/** One inside so many maps. */
const deep = (depth: number): unknown =>
  depth === 0 ? ONE : { mapValue: { fields: { a: deep(depth - 1) } } };
const filterOn = (fieldPath: unknown, op: unknown, value: unknown): Json => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const both = (op: unknown, ...filters: readonly unknown[]): Json => ({ compositeFilter: { op, filters } });
const ONE = { integerValue: '1' };
const isOne = (field: string) => filterOn(field, 'EQUAL', ONE);
const order = (fieldPath: string, direction?: unknown): Json => ({
  field: { fieldPath },
  ...(direction !== undefined && { direction }),
});

const FROM: readonly unknown[] = [
  [],
  [{}],
  [{ collectionId: '' }],
  [{ allDescendants: true }],
  [{ collectionId: 'c', allDescendants: true }],
  [{ collectionId: '__bad__' }],
  [{ collectionId: '__id7__' }],
  [{ collectionId: 'c/a/c' }],
  [{ collectionId: '.' }],
  [{ collectionId: 'x'.repeat(1500) }],
  [{ collectionId: 'c' }, { collectionId: 'd' }],
];

const FIELDS = [
  'a',
  '__name__',
  '__a__',
  'a.__b__',
  '__name__.a',
  'a..b',
  '',
  '`a',
  '`a b`',
  'a b',
  '1',
  'm.x',
];

const values = (root: string): readonly unknown[] => [
  ONE,
  { nullValue: null },
  { doubleValue: 'NaN' },
  { arrayValue: {} },
  ints(1),
  ints(10),
  ints(11),
  ints(30),
  ints(31),
  { arrayValue: { values: [ints(1), { nullValue: null }] } },
  { referenceValue: `${root}/c/a` },
  { referenceValue: `${root}/c/a/c/a` },
  { referenceValue: 'projects/other/databases/(default)/documents/c/a' },
  { arrayValue: { values: [{ referenceValue: `${root}/c/a` }] } },
  { arrayValue: { values: [{ referenceValue: `${root}/c/a` }, ONE] } },
  { mapValue: { fields: { x: ONE } } },
  deep(19),
  deep(20),
  deep(21),
  {},
];
const OPERATORS = [
  ...[
    'EQUAL',
    'NOT_EQUAL',
    'LESS_THAN',
    'GREATER_THAN_OR_EQUAL',
    'IN',
    'NOT_IN',
    'ARRAY_CONTAINS',
    'ARRAY_CONTAINS_ANY',
  ],
  ...[5, 8],
];

function conditions(root: string): fc.Arbitrary<Json> {
  return fc.oneof(
    fc
      .tuple(fc.constantFrom(...FIELDS), fc.constantFrom(...OPERATORS), fc.constantFrom(...values(root)))
      .map(([field, op, value]) => filterOn(field, op, value)),
    fc
      .tuple(
        fc.constantFrom(...FIELDS),
        fc.constantFrom('IS_NULL', 'IS_NOT_NAN', 2, 3, 'OPERATOR_UNSPECIFIED', undefined),
      )
      .map(([fieldPath, op]): Json => ({ unaryFilter: { field: { fieldPath }, op } })),
  );
}

function filters(root: string): fc.Arbitrary<Json> {
  const condition = conditions(root);
  const operator = fc.constantFrom<unknown>(
    'AND',
    'AND',
    'OR',
    'OR',
    1,
    2,
    'OPERATOR_UNSPECIFIED',
    undefined,
  );
  return fc.oneof(
    condition,
    fc.tuple(operator, fc.array(condition, { maxLength: 3 })).map(([op, list]) => both(op, ...list)),
    fc.constantFrom<Json>(
      {},
      // As many disjunctions as are legal, and one more.
      both('OR', ...Array.from({ length: 30 }, (_, index) => isOne(`f${index}`))),
      both('OR', ...Array.from({ length: 31 }, (_, index) => isOne(`f${index}`))),
      both('AND', filterOn('a', 'IN', ints(5)), filterOn('b', 'IN', ints(6))),
      both('AND', filterOn('a', 'IN', ints(5)), filterOn('b', 'IN', ints(7))),
      both('AND', both('OR', isOne('a'), isOne('b')), filterOn('c', 'IN', ints(15))),
      both('AND', both('OR', isOne('a'), isOne('b')), filterOn('c', 'IN', ints(16))),
      // As many components, and as many fields under inequalities.
      both('AND', ...Array.from({ length: 100 }, (_, index) => isOne(`f${index}`))),
      both('AND', ...Array.from({ length: 101 }, (_, index) => isOne(`f${index}`))),
      both('AND', ...Array.from({ length: 10 }, (_, index) => filterOn(`f${index}`, 'GREATER_THAN', ONE))),
      both('AND', ...Array.from({ length: 11 }, (_, index) => filterOn(`f${index}`, 'GREATER_THAN', ONE))),
      // The same again and again.
      both('AND', ...Array.from({ length: 101 }, () => isOne('a'))),
      both('OR', ...Array.from({ length: 31 }, () => isOne('a'))),
      both('OR', ...Array.from({ length: 101 }, () => isOne('a'))),
      both(
        'OR',
        both('OR', ...Array.from({ length: 60 }, () => isOne('a'))),
        both('AND', ...Array.from({ length: 60 }, () => isOne('a'))),
      ),
      both(
        'AND',
        filterOn('a', 'IN', ints(30)),
        ...Array.from({ length: 4 }, (_, index) => isOne(`f${index}`)),
      ),
      both(
        'AND',
        filterOn('a', 'IN', ints(30)),
        ...Array.from({ length: 2 }, (_, index) => isOne(`f${index}`)),
      ),
      filterOn('a', 'IN', { arrayValue: { values: Array.from({ length: 31 }, () => ONE) } }),
      // Conditions that do not go together.
      both('AND', filterOn('a', 'NOT_EQUAL', ONE), filterOn('b', 'NOT_EQUAL', ONE)),
      both('AND', filterOn('a', 'NOT_EQUAL', ONE), filterOn('a', 'NOT_EQUAL', ONE)),
      both('AND', filterOn('a', 'NOT_IN', ints(1)), filterOn('b', 'IN', ints(1))),
      both('AND', filterOn('a', 'NOT_IN', ints(2)), filterOn('b', 'IN', ints(2))),
      both('AND', filterOn('a', 'NOT_IN', ints(2)), both('OR', isOne('a'), isOne('b'))),
      both('AND', filterOn('a', 'NOT_EQUAL', ONE), both('OR', isOne('a'), isOne('b'))),
      both('OR', filterOn('a', 'NOT_EQUAL', ONE), isOne('b')),
      both('AND', filterOn('a', 'ARRAY_CONTAINS', ONE), filterOn('b', 'ARRAY_CONTAINS', ONE)),
      both('AND', filterOn('a', 'ARRAY_CONTAINS', ONE), filterOn('a', 'ARRAY_CONTAINS', ONE)),
      both('OR', filterOn('a', 'ARRAY_CONTAINS', ONE), filterOn('b', 'ARRAY_CONTAINS', ONE)),
      both('AND', filterOn('a', 'ARRAY_CONTAINS_ANY', ints(2)), filterOn('b', 'ARRAY_CONTAINS_ANY', ints(2))),
      both('AND', filterOn('a', 'ARRAY_CONTAINS_ANY', ints(2)), filterOn('b', 'IN', ints(2))),
      both('AND', isOne('a'), filterOn('a', 'IN', ints(3)), filterOn('a', 'GREATER_THAN', ONE)),
    ),
  );
}

const orders = fc.oneof(
  fc.array(
    fc
      .tuple(
        fc.constantFrom(...FIELDS),
        fc.constantFrom<unknown>(
          undefined,
          'ASCENDING',
          'DESCENDING',
          1,
          2,
          0,
          'DIRECTION_UNSPECIFIED',
          'UP',
        ),
      )
      .map(([field, direction]) => order(field, direction)),
    { maxLength: 3 },
  ),
  fc.constantFrom<unknown>(
    [order('a'), order('a')],
    [order('__name__'), order('a')],
    [order('a', 'DESCENDING'), order('__name__', 'ASCENDING')],
    [{}],
    Array.from({ length: 100 }, (_, index) => order(`f${index}`)),
    Array.from({ length: 101 }, (_, index) => order(`f${index}`)),
  ),
);

const COUNTS: readonly unknown[] = [
  0,
  1,
  5,
  -1,
  '1',
  { value: 1 },
  { value: 0 },
  {},
  2147483647,
  2147483648,
  1.5,
  'x',
  null,
];

function cursors(root: string): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom<unknown>({}, { values: [] }, { before: true }, { values: [ONE, ONE, ONE] }, null),
    fc
      .tuple(fc.array(fc.constantFrom(...values(root)), { maxLength: 2 }), fc.boolean())
      .map(([list, before]) => ({ values: list, before })),
  );
}

const select = fc.oneof(
  fc.constantFrom<unknown>(null, { fields: [{}] }, { fields: [{ fieldPath: '__name__' }] }),
  fc
    .array(fc.constantFrom(...FIELDS), { minLength: 1, maxLength: 3 })
    .map(list => ({ fields: list.map(fieldPath => ({ fieldPath })) })),
);

/** One or two parts of a plain query, made odd. */
function oddQuery(root: string): fc.Arbitrary<Json> {
  const part = fc.oneof(
    fc.constantFrom(...FROM).map((from): Json => ({ from })),
    { weight: 4, arbitrary: filters(root).map((where): Json => ({ where })) },
    { weight: 3, arbitrary: orders.map((orderBy): Json => ({ orderBy })) },
    fc.constantFrom(...COUNTS).map((limit): Json => ({ limit })),
    fc.constantFrom(...COUNTS).map((offset): Json => ({ offset })),
    {
      weight: 2,
      arbitrary: fc.tuple(orders, cursors(root)).map(([orderBy, startAt]): Json => ({ orderBy, startAt })),
    },
    cursors(root).map((endAt): Json => ({ endAt })),
    select.map((fields): Json => ({ select: fields })),
  );
  return fc
    .array(part, { minLength: 1, maxLength: 2 })
    .map(parts => Object.assign({ from: [{ collectionId: 'c' }] }, ...parts));
}

const aggregation = fc.oneof(
  fc.constantFrom<Json>(
    {},
    { count: {} },
    { alias: 'n', count: {} },
    { alias: '', count: {} },
    { alias: '__n__', count: {} },
    { alias: 'a b', count: {} },
    { alias: 'x'.repeat(1500), count: {} },
    { alias: 'x'.repeat(1501), count: {} },
    { count: { upTo: '-1' } },
    { count: { upTo: '9223372036854775807' } },
    { count: { upTo: 'x' } },
    { count: {}, sum: { field: { fieldPath: 'a' } } },
    { sum: {} },
    { max: {} },
  ),
  fc
    .tuple(fc.constantFrom('sum', 'avg'), fc.constantFrom(...FIELDS))
    .map(([kind, fieldPath]): Json => ({ [kind]: { field: { fieldPath } } })),
);

const DOCUMENTS: readonly (readonly [string, Json])[] = [
  ['c/a', { a: ONE, m: { mapValue: { fields: { x: { doubleValue: 0.5 } } } } }],
  ['c/b', { a: { doubleValue: 1 }, b: ONE }],
  ['c/c', { a: { integerValue: '9223372036854775807' }, 'a b': ONE }],
  ['c/d', { a: { stringValue: 'x' } }],
  ['c/a/c/a', { a: ONE }],
  ['d/a/c/a', { a: { arrayValue: { values: [ONE] } } }],
];

/** A few odd queries of some documents. */
export function oddQueries(root: string): fc.Arbitrary<readonly Step[]> {
  const parent = fc.constantFrom('', '', '', '/c/a', '/c/none');
  const query = fc.tuple(parent, oddQuery(root)).map(
    ([path, structuredQuery]): Step => ({
      method: 'POST',
      path: `${path}:runQuery`,
      body: { structuredQuery },
    }),
  );
  const aggregated = fc.tuple(parent, oddQuery(root), fc.array(aggregation, { maxLength: 3 })).map(
    ([path, structuredQuery, aggregations]): Step => ({
      method: 'POST',
      path: `${path}:runAggregationQuery`,
      body: { structuredAggregationQuery: { structuredQuery, aggregations } },
    }),
  );
  const writes = DOCUMENTS.map(([path, fields]) => ({ update: { name: `${root}/${path}`, fields } }));
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: query }, { weight: 1, arbitrary: aggregated }), {
      minLength: 1,
      maxLength: 4,
    })
    .map(steps => [{ isFixed: true, method: 'POST', path: ':commit', body: { writes } }, ...steps]);
}
