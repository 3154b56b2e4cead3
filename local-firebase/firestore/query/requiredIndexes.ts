import { formatFieldPath } from '../values/fieldPath';
import { type FieldFilter, type Filter, isDocumentName, isInequality, type Order, type Query } from './query';

/** A field of an index, as `firestore.indexes.json` writes it. */
export type IndexField =
  | { readonly fieldPath: string; readonly order: Order['direction'] }
  | { readonly fieldPath: string; readonly arrayConfig: 'CONTAINS' };

/**
 * An index as `firestore.indexes.json` writes it. With one field it is a collection group's, which that file keeps
 * under `fieldOverrides`; the one-field indexes of single collections make themselves.
 */
export type Index = {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly fields: readonly IndexField[];
};

/** An index that a query needs: its first `matchedCount` fields are compared for equality, the others sorted by. */
export type RequiredIndex = Index & { readonly matchedCount: number };

/**
 * The indexes that hosted Firestore would ask for before it runs the query, beyond those it makes by itself: one for
 * each part of an OR that needs its own, none for a query by equality alone, whose one-field indexes are merged.
 */
export function requiredIndexes(query: Query): readonly RequiredIndex[] {
  const parts = query.filter === null ? [[]] : disjunctions(query.filter);
  const indexes = parts.flatMap(part => indexesOfPart(part, query));
  const texts = indexes.map(index => JSON.stringify(index));
  return indexes.filter((_, position) => texts.indexOf(texts[position] ?? '') === position);
}

/** The filter as an OR of ANDs; `in` stays one condition, as its values share an index. */
function disjunctions(filter: Filter): readonly (readonly FieldFilter[])[] {
  if (filter.kind !== 'composite') return [[filter]];
  const parts = filter.filters.map(disjunctions);
  if (filter.op === 'OR') return parts.flat();
  return parts.reduce((left, right) => left.flatMap(a => right.map(b => [...a, ...b])));
}

function indexesOfPart(conditions: readonly FieldFilter[], query: Query): readonly RequiredIndex[] {
  const matched = matchedFields(conditions);
  const sorted = sortedFields(query.orders, matched);
  const index = (matching: readonly IndexField[], sorting: readonly IndexField[]): RequiredIndex => ({
    collectionGroup: query.collectionId,
    queryScope: query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields: [...matching, ...sorting],
    matchedCount: matching.length,
  });
  if (sorted.length > 1 || (sorted.length === 1 && matched.length > 0)) return [index(matched, sorted)];
  if (!query.allDescendants) return [];
  return [...matched.map(field => index([field], [])), ...sorted.map(field => index([], [field]))];
}

/** The fields compared for equality, each once, by their names, those of arrays last. */
function matchedFields(conditions: readonly FieldFilter[]): readonly IndexField[] {
  const fields = new Map<string, IndexField>();
  for (const condition of conditions) {
    if (isDocumentName(condition.field) || isInequality(condition)) continue;
    const fieldPath = formatFieldPath(condition.field);
    const isArray = condition.op.startsWith('ARRAY_CONTAINS');
    fields.set(
      `${isArray ? 1 : 0} ${fieldPath}`,
      isArray ? { fieldPath, arrayConfig: 'CONTAINS' } : { fieldPath, order: 'ASCENDING' },
    );
  }
  return [...fields].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, field]) => field);
}

/** The fields the index has to be sorted by; the name only where it goes against the last of them. */
function sortedFields(orders: readonly Order[], matched: readonly IndexField[]): readonly IndexField[] {
  const constant = matched.filter(field => 'order' in field).map(field => field.fieldPath);
  const sorted = orders
    .filter(({ field }) => !isDocumentName(field) && !constant.includes(formatFieldPath(field)))
    .map(({ field, direction }) => ({ fieldPath: formatFieldPath(field), order: direction }));
  const last = sorted.at(-1);
  const nameDirection = orders.at(-1)?.direction ?? 'ASCENDING';
  if (last === undefined || last.order === nameDirection) return sorted;
  return [...sorted, { fieldPath: '__name__', order: nameDirection }];
}
