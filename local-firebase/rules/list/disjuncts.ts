import type { FieldFilter, Filter } from '../../firestore/query/query';

/**
 * A filter as alternatives: each document that passes it satisfies all conditions of at least one. `in` and
 * `array-contains-any` are alternatives too. A query that was parsed has 30 at most.
 */
export function disjunctsOf(filter: Filter | null): readonly (readonly FieldFilter[])[] {
  if (filter === null) return [[]];
  switch (filter.kind) {
    case 'comparison':
    case 'unary':
      return [[filter]];
    case 'membership': {
      const { op, field, values } = filter;
      if (op === 'NOT_IN') return [[filter]];
      const single = op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
      return values.map(value => [{ kind: 'comparison', field, op: single, value }]);
    }
    case 'composite': {
      const parts = filter.filters.map(disjunctsOf);
      return filter.op === 'OR' ? parts.flat() : parts.reduce(combined, [[]]);
    }
    default:
      return filter satisfies never;
  }
}

function combined(
  some: readonly (readonly FieldFilter[])[],
  others: readonly (readonly FieldFilter[])[],
): readonly (readonly FieldFilter[])[] {
  return some.flatMap(a => others.map(b => [...a, ...b]));
}
