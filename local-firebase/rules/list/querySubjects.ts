import { type FieldFilter, isDocumentName, type Query } from '../../firestore/query/query';
import type { PathElement } from '../matching/matchPath';
import { mapOf, type RulesValue } from '../values/value';
import { disjunctsOf } from './disjuncts';
import { unknownData, unknownValue } from './unknown';

/** Documents that a query may return, told apart by nothing that a rule could see. */
export type QuerySubject = { readonly path: readonly PathElement[]; readonly resource: RulesValue };

/**
 * What the documents of a query have in common, once for each alternative of its filter. A rule that is true of
 * every subject is true of every document.
 */
export function querySubjects(query: Query, database: string): readonly QuerySubject[] {
  return disjunctsOf(query.filter).map(conditions => {
    const path = ['databases', database, 'documents', ...documentPath(query, conditions)];
    const resource = new Map<string, RulesValue>([
      ['data', unknownData(conditions.filter(({ field }) => !isDocumentName(field)))],
      // The official engine has them for no list, whatever the query says of the name; wildcards it has.
      ['id', unknownValue('resource.id')],
      ['__name__', unknownValue('resource.__name__')],
    ]);
    return { path, resource: mapOf(resource) };
  });
}

function documentPath(
  { parentPath, collectionId, allDescendants }: Query,
  conditions: readonly FieldFilter[],
): readonly PathElement[] {
  const pinned = pinnedPath(conditions);
  if (pinned !== undefined) return pinned.split('/');
  const parent = parentPath === '' ? [] : parentPath.split('/');
  const between: PathElement[] = allDescendants ? [{ any: 'several' }] : [];
  return [...parent, ...between, collectionId, { any: 'one' }];
}

/** The one document that a condition on the name asks for. */
function pinnedPath(conditions: readonly FieldFilter[]): string | undefined {
  for (const condition of conditions) {
    if (condition.kind !== 'comparison' || condition.op !== 'EQUAL' || !isDocumentName(condition.field))
      continue;
    if ('referenceValue' in condition.value) return condition.value.referenceValue;
  }
  return undefined;
}
