import { isObject, readArray, readObject } from '../values/wireJson';
import { RpcError } from '../wire/rpcError';
import type { Query } from './query';
import { type Index, type IndexField, requiredIndexes } from './requiredIndexes';
import { isServedByIndexes } from './servedByIndexes';

const SCOPES = ['COLLECTION', 'COLLECTION_GROUP'] as const;
const ORDERS = ['ASCENDING', 'DESCENDING'] as const;

/**
 * Reads `firestore.indexes.json`, composite indexes and a field's own in a collection group.
 * @throws Error that says what is wrong, for a file that cannot be used
 */
export function parseIndexes(text: string): readonly Index[] {
  const file = readObject(JSON.parse(text), ['indexes', 'fieldOverrides'], 'firestore.indexes.json');
  const composite = readArray(file.indexes ?? [], 'indexes').map((json, at): Index => {
    const raw = readObject(json, ['collectionGroup', 'queryScope', 'fields'], `indexes[${at}]`);
    return {
      collectionGroup: textOf(raw.collectionGroup, `indexes[${at}].collectionGroup`),
      queryScope: oneOf(SCOPES, raw.queryScope, `indexes[${at}].queryScope`),
      fields: readArray(raw.fields, `indexes[${at}].fields`).map((field, index) =>
        fieldOf(field, `indexes[${at}].fields[${index}]`),
      ),
    };
  });
  const ofFields = readArray(file.fieldOverrides ?? [], 'fieldOverrides').flatMap((json, at) => {
    const place = `fieldOverrides[${at}]`;
    const raw = readObject(json, ['collectionGroup', 'fieldPath', 'indexes'], place);
    const fieldPath = textOf(raw.fieldPath, `${place}.fieldPath`);
    return readArray(raw.indexes, `${place}.indexes`).map((index, number): Index => {
      if (!isObject(index)) throw new Error(`${place}.indexes[${number}] is no index.`);
      const { queryScope, ...field } = index;
      return {
        collectionGroup: textOf(raw.collectionGroup, `${place}.collectionGroup`),
        queryScope: oneOf(SCOPES, queryScope, `${place}.indexes[${number}].queryScope`),
        fields: [fieldOf({ fieldPath, ...field }, `${place}.indexes[${number}]`)],
      };
    });
  });
  return [...composite, ...ofFields];
}

/** @throws RpcError FAILED_PRECONDITION for a query that hosted Firestore would not run with these indexes */
export function checkIndexes(query: Query, declared: readonly Index[]): void {
  const missing = requiredIndexes(query).find(required => !isServedByIndexes(required, declared));
  if (missing === undefined) return;
  const { collectionGroup, queryScope, fields } = missing;
  throw new RpcError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add to firestore.indexes.json: ${JSON.stringify({ collectionGroup, queryScope, fields })}`,
  );
}

function fieldOf(json: unknown, at: string): IndexField {
  const raw = readObject(json, ['fieldPath', 'order', 'arrayConfig'], at);
  const fieldPath = textOf(raw.fieldPath, `${at}.fieldPath`);
  if (raw.arrayConfig !== undefined) {
    return { fieldPath, arrayConfig: oneOf(['CONTAINS'] as const, raw.arrayConfig, `${at}.arrayConfig`) };
  }
  return { fieldPath, order: oneOf(ORDERS, raw.order, `${at}.order`) };
}

function textOf(json: unknown, at: string): string {
  if (typeof json !== 'string' || json === '') throw new Error(`${at} must be a text.`);
  return json;
}

function oneOf<Name extends string>(names: readonly Name[], json: unknown, at: string): Name {
  const found = names.find(name => name === json);
  if (found === undefined) throw new Error(`${at} must be one of ${names.join(', ')}.`);
  return found;
}
