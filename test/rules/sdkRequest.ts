import {
  indianInstant,
  isList,
  isMarker,
  type Marker,
  type VectorFields,
  type VectorRequest,
  type VectorValue,
} from './vector';

const DAY_MS = 86_400_000;

/** What is used of `firebase/firestore` or its lite: typed loosely, since the databases of test contexts have no type. */
export type Sdk = {
  doc(db: unknown, path: string): unknown;
  collection(db: unknown, path: string): unknown;
  collectionGroup(db: unknown, id: string): unknown;
  query(base: unknown, ...constraints: readonly unknown[]): unknown;
  where(field: string, operator: string, value: unknown): unknown;
  and(...filters: readonly unknown[]): unknown;
  or(...filters: readonly unknown[]): unknown;
  orderBy(field: string): unknown;
  limit(count: number): unknown;
  getDoc(reference: unknown): Promise<unknown>;
  getDocs(query: unknown): Promise<unknown>;
  writeBatch(db: unknown): Batch;
  serverTimestamp(): unknown;
  increment(by: number): unknown;
  deleteField(): unknown;
};
type Batch = {
  set(reference: unknown, data: object): void;
  update(reference: unknown, data: object): void;
  delete(reference: unknown): void;
  commit(): Promise<void>;
};

/** Makes a request as an application would. Rejects with the SDK's error. @param nowMs milliseconds since the epoch, of the server */
export async function make(sdk: Sdk, db: unknown, request: VectorRequest, nowMs: number): Promise<unknown> {
  switch (request.kind) {
    case 'get':
      return sdk.getDoc(sdk.doc(db, request.path));
    case 'list':
      return sdk.getDocs(queryOf(sdk, db, request));
    case 'commit': {
      const batch = sdk.writeBatch(db);
      for (const write of request.writes) {
        const reference = sdk.doc(db, write.path);
        if (write.kind === 'delete') batch.delete(reference);
        else if (write.kind === 'set') batch.set(reference, sdkFields(sdk, write.data, nowMs));
        else batch.update(reference, sdkFields(sdk, write.data, nowMs));
      }
      return batch.commit();
    }
    default:
      return request satisfies never;
  }
}

function queryOf(
  sdk: Sdk,
  db: unknown,
  { collection, query }: Extract<VectorRequest, { kind: 'list' }>,
): unknown {
  const base = query.group ? sdk.collectionGroup(db, collection) : sdk.collection(db, collection);
  const filters = (query.where ?? []).map(condition => filterOf(sdk, condition));
  return sdk.query(
    base,
    ...(filters.length > 0 ? [sdk.and(...filters)] : []),
    ...(query.orderBy ?? []).map(field => sdk.orderBy(field)),
    ...(query.limit === undefined ? [] : [sdk.limit(query.limit)]),
  );
}

type Condition = NonNullable<Extract<VectorRequest, { kind: 'list' }>['query']['where']>[number];

function filterOf(sdk: Sdk, condition: Condition): unknown {
  if ('or' in condition) return sdk.or(...condition.or.map(inner => filterOf(sdk, inner)));
  if ('and' in condition) return sdk.and(...condition.and.map(inner => filterOf(sdk, inner)));
  return sdk.where(...condition);
}

function sdkFields(sdk: Sdk, fields: VectorFields, nowMs: number): { [field: string]: unknown } {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, sdkValue(sdk, value, nowMs)]),
  );
}

function sdkValue(sdk: Sdk, value: VectorValue, nowMs: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isMarker(value)) return sdkMarker(sdk, value, nowMs);
  return isList(value) ? value.map(each => sdkValue(sdk, each, nowMs)) : sdkFields(sdk, value, nowMs);
}

function sdkMarker(sdk: Sdk, marker: Marker, nowMs: number): unknown {
  switch (marker.$write) {
    case 'serverTime':
      return sdk.serverTimestamp();
    case 'increment':
      return sdk.increment(marker.by);
    case 'deleteField':
      return sdk.deleteField();
    case 'instant':
      return new Date(marker.iso);
    case 'inDays':
      return new Date(nowMs + marker.days * DAY_MS);
    case 'indianTime':
      return indianInstant(marker, nowMs);
    case 'double':
      // The SDK has no whole doubles: the same number as an int.
      return marker.value;
    default:
      return marker satisfies never;
  }
}
