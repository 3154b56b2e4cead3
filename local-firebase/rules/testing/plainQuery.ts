import { parseStructuredQuery } from '../../firestore/query/parseQuery';
import type { Query } from '../../firestore/query/query';
import { encodeValue, type PlainValue, TEST_ROOT } from './plainData';

const OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  in: 'IN',
  'not-in': 'NOT_IN',
} as const;

/** `['status', '==', 'pending']`; the field may be a path of names with dots, or `__name__`. */
export type Where = readonly [field: string, operator: keyof typeof OPERATORS, value: PlainValue];
export type WhereAny = { readonly or: readonly (Where | WhereAll)[] };
export type WhereAll = { readonly and: readonly (Where | WhereAny)[] };
type Condition = Where | WhereAny | WhereAll;

export type PlainQuery = {
  /** All of which hold. */
  readonly where?: readonly Condition[];
  readonly orderBy?: readonly string[];
  readonly limit?: number;
  readonly offset?: number;
  /** Every collection of that id at any depth. */
  readonly group?: boolean;
};

/** @param collection its path: `orders`, `orders/1/staffNotes`; for a group its id */
export function queryOf(collection: string, plain: PlainQuery, time: number): Query {
  const segments = collection.split('/');
  const collectionId = segments.pop();
  const filters = (plain.where ?? []).map(condition => filterOf(condition, time));
  const structuredQuery = {
    from: [{ collectionId, allDescendants: plain.group ?? false }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(plain.orderBy && { orderBy: plain.orderBy.map(fieldPath => ({ field: { fieldPath } })) }),
    ...(plain.limit !== undefined && { limit: plain.limit }),
    ...(plain.offset !== undefined && { offset: plain.offset }),
  };
  return parseStructuredQuery(structuredQuery, [TEST_ROOT, ...segments].join('/'));
}

function filterOf(condition: Condition, time: number): unknown {
  if ('or' in condition) return compositeOf('OR', condition.or, time);
  if ('and' in condition) return compositeOf('AND', condition.and, time);
  const [fieldPath, operator, value] = condition;
  const field = { fieldPath };
  if (Number.isNaN(value) && operator === '==') return { unaryFilter: { field, op: 'IS_NAN' } };
  if (Number.isNaN(value) && operator === '!=') return { unaryFilter: { field, op: 'IS_NOT_NAN' } };
  if (value === null && operator === '==') return { unaryFilter: { field, op: 'IS_NULL' } };
  if (value === null && operator === '!=') return { unaryFilter: { field, op: 'IS_NOT_NULL' } };
  return { fieldFilter: { field, op: OPERATORS[operator], value: encodeValue(value, time) } };
}

function compositeOf(op: 'AND' | 'OR', conditions: readonly Condition[], time: number): unknown {
  return { compositeFilter: { op, filters: conditions.map(condition => filterOf(condition, time)) } };
}
