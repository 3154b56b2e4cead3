import type { Index, IndexField, RequiredIndex } from './requiredIndexes';

/**
 * Whether the declared indexes can answer for a required one. Each field compared for equality has to be in an index
 * that ends with exactly the sorted fields and holds no other field; several such indexes are merged. The places and
 * directions of the fields compared for equality make no difference.
 */
export function isServedByIndexes(required: RequiredIndex, declared: readonly Index[]): boolean {
  const matched = required.fields.slice(0, required.matchedCount).map(matchKey);
  const sorted = sortKeys(required.fields.slice(required.matchedCount));
  const usable = declared
    .filter(
      index => index.collectionGroup === required.collectionGroup && index.queryScope === required.queryScope,
    )
    .map(index => withoutImpliedName(index.fields))
    .filter(fields => sortKeys(fields.slice(fields.length - sorted.length)).join() === sorted.join())
    .map(fields => fields.slice(0, fields.length - sorted.length).map(matchKey))
    .filter(keys => keys.every(key => matched.includes(key)));
  return usable.length > 0 && matched.every(key => usable.some(keys => keys.includes(key)));
}

/** An index ends with the name in the direction of its last field, whether it is written or not. */
function withoutImpliedName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  if (last?.fieldPath !== '__name__' || !('order' in last)) return fields;
  const before = fields.at(-2);
  const implied = before && 'order' in before ? before.order : 'ASCENDING';
  return last.order === implied ? fields.slice(0, -1) : fields;
}

function matchKey(field: IndexField): string {
  return 'order' in field ? field.fieldPath : `${field.fieldPath} contains`;
}

function sortKeys(fields: readonly IndexField[]): readonly string[] {
  return fields.map(field => ('order' in field ? `${field.fieldPath} ${field.order}` : matchKey(field)));
}
