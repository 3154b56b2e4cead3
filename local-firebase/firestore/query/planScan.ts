import type { StoredDocument } from '../documents/document';
import { type FieldPath, formatFieldPath } from '../values/fieldPath';
import { compareText } from '../values/textOrder';
import type { Value } from '../values/value';
import { compareValues, typeRank } from '../values/valueOrder';
import { isNullOrNaN } from './compileFilter';
import { compileCursors } from './compileOrder';
import { type Comparison, type FieldFilter, type Filter, type Order, type Query, sameField } from './query';
import { readField } from './readField';

/**
 * How a query reads one index of its collection. As with the hosted service's, the fields compared for equality come
 * first in the index, then those the query is ordered by: so what it returns stands together, and in its order.
 */
export type ScanPlan = {
  /** What the index is sorted by; `__name__` last. */
  readonly orders: readonly Order[];
  /** The query's order is that of the index read backwards. */
  readonly isReversed: boolean;
  /** Of a document in the index: negative before what the query reads, 0 in it, positive after it. */
  readonly place: Place;
  /** The conditions that the place does not tell: the documents in it have to be tested for them. */
  readonly rest: Filter | null;
};

type Place = (document: StoredDocument) => number;
type Equality = { readonly filter: Filter; readonly field: FieldPath; readonly value: Value };
type Range = { readonly filter: Filter; readonly place: Place };

export function planScan(query: Query): ScanPlan {
  const conditions = conjuncts(query.filter);
  const equalities = equalitiesOf(conditions);
  const isFixed = (field: FieldPath) => equalities.some(equality => sameField(equality.field, field));
  const ranged = query.orders.find(({ field }) => !isFixed(field));
  const ranges = ranged === undefined ? [] : conditions.flatMap(filter => rangeOf(filter, ranged) ?? []);
  const byEqualities = firstOf(
    equalities.map(({ field, value }) => byField(field, each => compareValues(each, value))),
  );
  const byRanges = firstOf([...ranges.map(({ place }) => place), compileCursors(query)]);
  // One index serves both directions.
  const isReversed = query.orders.at(-1)?.direction === 'DESCENDING';
  const used = new Set([...equalities, ...ranges].map(({ filter }) => filter));
  const rest = conditions.filter(filter => !used.has(filter));
  return {
    orders: [
      ...equalities.map(({ field }): Order => ({ field, direction: 'ASCENDING' })),
      ...(isReversed ? query.orders.map(opposite) : query.orders),
    ],
    isReversed,
    place: document => byEqualities(document) || byRanges(document) * (isReversed ? -1 : 1),
    rest: rest.length === 0 ? null : { kind: 'composite', op: 'AND', filters: rest },
  };
}

/** The conditions that all have to hold. */
function conjuncts(filter: Filter | null): readonly Filter[] {
  if (filter === null) return [];
  return filter.kind === 'composite' && filter.op === 'AND' ? filter.filters.flatMap(conjuncts) : [filter];
}

/** At most one for each field, by the fields' names: the same index whatever the order of the conditions. */
function equalitiesOf(conditions: readonly Filter[]): readonly Equality[] {
  const equalities = new Map<string, Equality>();
  for (const filter of conditions) {
    const value = filter.kind === 'composite' ? undefined : fixedValue(filter);
    if (filter.kind === 'composite' || value === undefined) continue;
    const name = formatFieldPath(filter.field);
    if (!equalities.has(name)) equalities.set(name, { filter, field: filter.field, value });
  }
  return [...equalities].sort(([a], [b]) => compareText(a, b)).map(([, equality]) => equality);
}

/** The one value that the condition leaves a field. */
function fixedValue(filter: FieldFilter): Value | undefined {
  if (filter.op === 'IS_NULL') return { nullValue: null };
  if (filter.op === 'IS_NAN') return { doubleValue: 'NaN' };
  return filter.kind === 'comparison' && filter.op === 'EQUAL' && !isNullOrNaN(filter.value)
    ? filter.value
    : undefined;
}

/** Null for a condition that is no range of the order's field. */
function rangeOf(filter: Filter, { field, direction }: Order): Range | null {
  if (filter.kind !== 'comparison' || !sameField(filter.field, field) || isNullOrNaN(filter.value))
    return null;
  const place = placeInRange(filter.op, filter.value);
  const sign = direction === 'ASCENDING' ? 1 : -1;
  return place && { filter, place: byField(field, value => place(value) * sign) };
}

function placeInRange(op: Comparison, operand: Value): ((value: Value) => number) | null {
  // A range holds only values of the operand's own type: from the first of them, or to the last.
  const rank = typeRank(operand);
  const from = (isBefore: (order: number) => boolean) => (value: Value) =>
    typeRank(value) - rank || (isBefore(compareValues(value, operand)) ? -1 : 0);
  const to = (isAfter: (order: number) => boolean) => (value: Value) =>
    typeRank(value) - rank || (isAfter(compareValues(value, operand)) ? 1 : 0);
  switch (op) {
    case 'GREATER_THAN':
      return from(order => order <= 0);
    case 'GREATER_THAN_OR_EQUAL':
      return from(order => order < 0);
    case 'LESS_THAN':
      return to(order => order >= 0);
    case 'LESS_THAN_OR_EQUAL':
      return to(order => order > 0);
    case 'EQUAL':
    case 'NOT_EQUAL':
    case 'ARRAY_CONTAINS':
      return null;
  }
}

function byField(field: FieldPath, place: (value: Value) => number): Place {
  const read = readField(field);
  return document => {
    const value = read(document);
    return value === undefined ? 0 : place(value);
  };
}

function firstOf(places: readonly Place[]): Place {
  return document => {
    for (const place of places) {
      const found = place(document);
      if (found !== 0) return found;
    }
    return 0;
  };
}

function opposite({ field, direction }: Order): Order {
  return { field, direction: direction === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING' };
}
