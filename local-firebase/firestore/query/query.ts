import type { FieldPath } from '../values/fieldPath';
import type { Value } from '../values/value';

export const COMPARISONS = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
] as const;
export const MEMBERSHIPS = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'] as const;
export const UNARY_TESTS = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'] as const;

/** By their numbers in `google.firestore.v1`, in which some clients send them. */
export const FIELD_OPERATORS = [
  'OPERATOR_UNSPECIFIED',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;
/** 1 is no operator. */
export const UNARY_OPERATORS = [
  'OPERATOR_UNSPECIFIED',
  '',
  'IS_NAN',
  'IS_NULL',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
] as const;
export const COMPOSITE_OPERATORS = ['OPERATOR_UNSPECIFIED', 'AND', 'OR'] as const;
export const DIRECTIONS = ['DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING'] as const;

export type Comparison = (typeof COMPARISONS)[number];
export type Membership = (typeof MEMBERSHIPS)[number];
export type UnaryTest = (typeof UNARY_TESTS)[number];

/** A condition on one field. */
export type FieldFilter =
  | { readonly kind: 'comparison'; readonly field: FieldPath; readonly op: Comparison; readonly value: Value }
  | {
      readonly kind: 'membership';
      readonly field: FieldPath;
      readonly op: Membership;
      readonly values: readonly Value[];
    }
  | { readonly kind: 'unary'; readonly field: FieldPath; readonly op: UnaryTest };

export type Filter =
  | FieldFilter
  | { readonly kind: 'composite'; readonly op: 'AND' | 'OR'; readonly filters: readonly Filter[] };

export type Direction = 'ASCENDING' | 'DESCENDING';
export type Order = { readonly field: FieldPath; readonly direction: Direction };

/** A place in the order, by the first of its values; `before` or after the documents equal to it. */
export type Cursor = { readonly values: readonly Value[]; readonly before: boolean };

/**
 * A checked query. Wherever a document's name is compared (`__name__` in a filter or cursor) its value is a
 * reference cut to the path below the database's root, like `StoredDocument.path`.
 */
export type Query = {
  /** The document that the collection is under, relative to the root; empty for a root collection. */
  readonly parentPath: string;
  /** Empty for collections of every id. */
  readonly collectionId: string;
  /** A collection group: every collection of that id at any depth under the parent. */
  readonly allDescendants: boolean;
  readonly filter: Filter | null;
  /** Complete: as asked, then those Firestore adds, `__name__` last. */
  readonly orders: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** Null for whole documents; `[['__name__']]` for names only. */
  readonly projection: readonly FieldPath[] | null;
};

/** The field that stands for the document's own name. */
export const DOCUMENT_NAME: FieldPath = ['__name__'];

export function isDocumentName(field: FieldPath): boolean {
  return field.length === 1 && field[0] === '__name__';
}

export function sameField(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((segment, index) => segment === b[index]);
}

/** Every condition on a field, wherever it is nested. */
export function fieldFiltersOf(filter: Filter | null): readonly FieldFilter[] {
  if (filter === null) return [];
  return filter.kind === 'composite' ? filter.filters.flatMap(fieldFiltersOf) : [filter];
}

const INEQUALITIES: readonly string[] = [
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
];

/** Conditions that a query's order has to contain the field of. */
export function isInequality(condition: FieldFilter): boolean {
  return INEQUALITIES.includes(condition.op) && !matchesNothing(condition);
}

/** A range of null or NaN, and what is not null compared with null: Firestore drops them before it looks for an order. */
function matchesNothing(condition: FieldFilter): boolean {
  if (condition.kind === 'unary') return false;
  if (condition.kind === 'membership') {
    const [only, second] = condition.values;
    return condition.op === 'NOT_IN' && second === undefined && only !== undefined && 'nullValue' in only;
  }
  const { op, value } = condition;
  return (
    'nullValue' in value || (op !== 'NOT_EQUAL' && 'doubleValue' in value && value.doubleValue === 'NaN')
  );
}
