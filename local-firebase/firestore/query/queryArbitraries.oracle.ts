import fc from 'fast-check';
import type { StoredDocument } from '../documents/document';
import type { Fields, Value } from '../values/value';
import { RpcError } from '../wire/rpcError';
import type { NaiveFilter, NaiveQuery } from './naive.oracle';
import { parseStructuredQuery } from './parseQuery';

export const ROOT = 'projects/demo/databases/(default)/documents';

/** Few different values of every type, so that they meet often, with the neighbours that are easily confused. */
const SCALARS: readonly Value[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { doubleValue: '-0' },
  { doubleValue: 0 },
  { doubleValue: 0.5 },
  { doubleValue: 1 },
  { doubleValue: 9007199254740992 },
  { doubleValue: 'Infinity' },
  { integerValue: '-3' },
  { integerValue: '0' },
  { integerValue: '1' },
  { integerValue: '9007199254740992' },
  { integerValue: '9007199254740993' },
  { integerValue: '-9223372036854775808' },
  { timestampValue: '2026-01-15T09:00:00Z' },
  { timestampValue: '2026-01-15T09:00:00.250Z' },
  { timestampValue: '2026-01-15T09:00:00.250001Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'a\u0000' },
  { stringValue: '\uff5e' },
  { stringValue: '\u{1f4a7}' },
  { bytesValue: '' },
  { bytesValue: 'AQ==' },
  { bytesValue: '/w==' },
  { referenceValue: `${ROOT}/c/a` },
  { referenceValue: `${ROOT}/c/a/c/a` },
  { referenceValue: `${ROOT}/c-/a` },
  { geoPointValue: { latitude: 1, longitude: -1 } },
  { geoPointValue: { latitude: 1, longitude: 2 } },
  vectorOf(1),
  vectorOf(2),
  vectorOf(1, 1),
];

function vectorOf(...numbers: number[]): Value {
  const values = numbers.map(doubleValue => ({ doubleValue }));
  return {
    mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } } },
  };
}

const scalar = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...SCALARS) },
  { weight: 1, arbitrary: fc.constantFrom<Value>({ nullValue: null }, { doubleValue: 'NaN' }) },
);
/** Arrays hold neither arrays nor vectors. */
const array = fc
  .array(
    scalar.filter(each => !('mapValue' in each)),
    { maxLength: 3 },
  )
  .map(values => ({ arrayValue: { values } }));
const map = fc
  .dictionary(fc.constantFrom('x', 'y'), fc.oneof(scalar, array))
  .map(fields => ({ mapValue: { fields } }));

export const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 2, arbitrary: array },
  { weight: 2, arbitrary: map },
);

const fields: fc.Arbitrary<Fields> = fc.dictionary(fc.constantFrom('a', 'b', 'm'), value);
const PATHS = [
  'c/a',
  'c/b',
  'c/c',
  'c/c\u{1f4a7}',
  'c/c\uff5e',
  'c/d',
  'c/e',
  'c/a/c/a',
  'c/a/c/b',
  'd/a/c/a',
  'c-/a',
];

export const documents: fc.Arbitrary<StoredDocument[]> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...PATHS), fields), { selector: ([path]) => path, minLength: 3 })
  .map(list =>
    list.map(([path, each], index) => ({ path, fields: each, createTime: index, updateTime: index })),
  );

const fieldPath = fc.constantFrom('a', 'b', 'm', 'm.x', 'a.y');
const name: fc.Arbitrary<Value> = fc
  .constantFrom(...PATHS)
  .map(path => ({ referenceValue: `${ROOT}/${path}` }));
const comparison = fc.constantFrom(
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
);
const list = (items: fc.Arbitrary<Value>) =>
  fc.array(items, { minLength: 1, maxLength: 4 }).map(values => ({ arrayValue: { values } }));

const condition: fc.Arbitrary<NaiveFilter> = fc.oneof(
  { weight: 4, arbitrary: fieldFilter(fieldPath, comparison, value) },
  { weight: 1, arbitrary: fieldFilter(fieldPath, fc.constant('ARRAY_CONTAINS'), scalar) },
  {
    weight: 2,
    arbitrary: fieldFilter(fieldPath, fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'), list(value)),
  },
  { weight: 1, arbitrary: fieldFilter(fc.constant('__name__'), comparison, name) },
  { weight: 1, arbitrary: fieldFilter(fc.constant('__name__'), fc.constantFrom('IN', 'NOT_IN'), list(name)) },
  {
    weight: 2,
    arbitrary: fc
      .record({ fieldPath, op: fc.constantFrom('IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN') })
      .map(({ fieldPath: path, op }) => ({ unaryFilter: { field: { fieldPath: path }, op } })),
  },
);

function fieldFilter(
  path: fc.Arbitrary<string>,
  operator: fc.Arbitrary<string>,
  operand: fc.Arbitrary<Value>,
): fc.Arbitrary<NaiveFilter> {
  return fc
    .record({ path, op: operator, value: operand })
    .map(each => ({ fieldFilter: { field: { fieldPath: each.path }, op: each.op, value: each.value } }));
}

const composite = (inner: fc.Arbitrary<NaiveFilter>): fc.Arbitrary<NaiveFilter> =>
  fc
    .record({ op: fc.constantFrom('AND', 'OR'), filters: fc.array(inner, { minLength: 1, maxLength: 3 }) })
    .map(compositeFilter => ({ compositeFilter }));

const filter = fc.oneof(
  condition,
  composite(condition),
  composite(fc.oneof(condition, composite(condition))),
);

const order = fc.record({
  field: fc.record({ fieldPath: fc.oneof(fieldPath, fc.constant('__name__')) }),
  direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
});

const ordering = fc
  .uniqueArray(order, { maxLength: 3, selector: ({ field }) => field.fieldPath })
  // Nothing may follow the name.
  .map(orders =>
    orders.filter((_, index) => !orders.slice(0, index).some(o => o.field.fieldPath === '__name__')),
  );

type Orders = NonNullable<NaiveQuery['orderBy']>;

function cursor(orders: Orders): fc.Arbitrary<{ values: Value[]; before: boolean } | undefined> {
  if (orders.length === 0) return fc.constant(undefined);
  const positions = orders.map(({ field }) => (field.fieldPath === '__name__' ? name : value));
  return fc.option(
    fc
      .record({
        all: fc.tuple(...positions),
        length: fc.integer({ min: 1, max: orders.length }),
        before: fc.boolean(),
      })
      .map(({ all, length, before }) => ({ values: all.slice(0, length), before })),
    { nil: undefined },
  );
}

const anyFilteredAndOrdered: fc.Arbitrary<NaiveQuery> = fc
  .record({
    allDescendants: fc.boolean(),
    where: fc.option(filter, { nil: undefined }),
    orderBy: ordering,
  })
  .map(({ allDescendants, where, orderBy }) => ({
    from: [{ collectionId: 'c', allDescendants }],
    orderBy,
    ...(where && { where }),
  }));

export const filteredAndOrdered: fc.Arbitrary<NaiveQuery> = anyFilteredAndOrdered.filter(isAccepted);

function completed(queries: fc.Arbitrary<NaiveQuery>): fc.Arbitrary<NaiveQuery> {
  return queries.chain(query =>
    fc
      .record({
        startAt: cursor(query.orderBy ?? []),
        endAt: cursor(query.orderBy ?? []),
        offset: fc.option(fc.nat(3), { nil: undefined }),
        limit: fc.option(fc.nat(6), { nil: undefined }),
        select: fc.option(
          fc.record({
            fields: fc.array(fc.record({ fieldPath: fc.oneof(fieldPath, fc.constant('__name__')) }), {
              minLength: 1,
            }),
          }),
          { nil: undefined },
        ),
      })
      .map(rest => ({ ...query, ...JSON.parse(JSON.stringify(rest)) })),
  );
}

/** Queries with everything, that the parser accepts. */
export const structuredQuery: fc.Arbitrary<NaiveQuery> = completed(filteredAndOrdered);

/** The same, whether they are accepted or not. */
export const anyStructuredQuery: fc.Arbitrary<NaiveQuery> = completed(anyFilteredAndOrdered);

/** The same question with the order that it is answered in written out, so that a cursor can take a value for each. */
export function withCompleteOrder(query: NaiveQuery): NaiveQuery & { orderBy: Orders } {
  const orderBy = parseStructuredQuery(query, ROOT).orders.map(({ field, direction }) => ({
    field: { fieldPath: field.join('.') },
    direction,
  }));
  return { ...query, orderBy };
}

/**
 * Accepted in every way it is asked here: as it is, with its complete order, and under a document. Each order and the
 * document count against the limit on conditions.
 */
function isAccepted(query: NaiveQuery): boolean {
  const parent = query.from[0]?.allDescendants ? ROOT : `${ROOT}/c/a`;
  try {
    parseStructuredQuery(withCompleteOrder(query), parent);
    return true;
  } catch (error) {
    if (error instanceof RpcError) return false;
    throw error;
  }
}
