import { checkCollectionId } from '../documents/resourceName';
import type { FieldPath } from '../values/fieldPath';
import { parseValue } from '../values/valueParse';
import {
  enumName,
  invalid,
  isAbsent,
  isObject,
  readArray,
  readBoolean,
  readCount,
  readObject,
} from '../values/wireJson';
import { RpcError } from '../wire/rpcError';
import { completeOrders, isKeyScan } from './completeOrders';
import { documentNameValue } from './documentNameValue';
import { checkFilterLimits, inequalityFieldsOf } from './filterLimits';
import { parseFieldReference, parseFilter } from './parseFilter';
import { type Cursor, DIRECTIONS, type Direction, isDocumentName, type Order, type Query } from './query';

const PARENT = /^(projects\/[^/]+\/databases\/[^/]+\/documents)(?:\/([^/]+\/[^/]+(?:\/[^/]+\/[^/]+)*))?$/;
const KEYS = ['select', 'from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit'];

/**
 * Reads a `StructuredQuery` as the REST API and the SDKs send it.
 * @param parent the resource name the request is addressed to: `projects/{p}/databases/{d}/documents`, or that with
 *   the path of a document for its subcollections
 * @param aggregatedFields fields that the results are summed or averaged by, and so have to exist
 * @throws RpcError INVALID_ARGUMENT for what Firestore refuses, UNIMPLEMENTED for what only this backend lacks
 */
export function parseStructuredQuery(
  json: unknown,
  parent: string,
  aggregatedFields: readonly FieldPath[] = [],
): Query {
  const at = 'structuredQuery';
  const [, root, parentPath = ''] = PARENT.exec(parent) ?? [];
  if (root === undefined)
    throw invalid('parent', `${JSON.stringify(parent)} is not a document or a database root`);
  if (isObject(json) && !isAbsent(json.findNearest)) {
    throw new RpcError('UNIMPLEMENTED', 'StructuredQuery.findNearest (vector search) is not supported.');
  }
  const raw = readObject(json, KEYS, at);
  const from = parseFrom(raw.from, `${at}.from`);
  const filter = isAbsent(raw.where) ? null : parseFilter(raw.where, root, `${at}.where`);
  const inequalityFields = inequalityFieldsOf(filter);
  const explicitOrders = readArray(raw.orderBy, `${at}.orderBy`).map((order, index) =>
    parseOrder(order, `${at}.orderBy[${index}]`),
  );
  checkFilterLimits(filter, inequalityFields, explicitOrders.length, parentPath !== '');
  // What a part says wrongly counts before what the parts together cannot be served.
  const offset = readCount(raw.offset, `${at}.offset`) ?? 0;
  const limit = readCount(raw.limit, `${at}.limit`);
  const projection = parseProjection(raw.select, `${at}.select`);
  checkScope({ ...from, parentPath, filter, orders: explicitOrders }, aggregatedFields.length > 0);
  const startAt = parseCursor(raw.startAt, explicitOrders, root, `${at}.startAt`);
  const endAt = parseCursor(raw.endAt, explicitOrders, root, `${at}.endAt`);
  const orders = completeOrders(explicitOrders, filter, aggregatedFields);
  return {
    parentPath,
    ...from,
    filter,
    orders,
    startAt,
    endAt,
    offset,
    limit,
    projection,
  };
}

function parseFrom(json: unknown, at: string): Pick<Query, 'collectionId' | 'allDescendants'> {
  const [selector, second] = readArray(json, at);
  if (second !== undefined) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      'StructuredQuery.from cannot have more than one collection selector.',
    );
  }
  const { collectionId = '', allDescendants } = readObject(
    selector ?? {},
    ['collectionId', 'allDescendants'],
    `${at}[0]`,
  );
  if (typeof collectionId !== 'string') throw invalid(`${at}[0].collectionId`, 'a text is expected');
  if (collectionId !== '') checkCollectionId(collectionId);
  return { collectionId, allDescendants: readBoolean(allDescendants, `${at}[0].allDescendants`) };
}

/**
 * A collection group under a document, and collections of every id, can only be read whole, in the order of the names.
 * @throws RpcError INVALID_ARGUMENT, FAILED_PRECONDITION for names backwards
 */
function checkScope(
  query: Pick<Query, 'collectionId' | 'allDescendants' | 'parentPath' | 'filter' | 'orders'>,
  isAggregated: boolean,
): void {
  const isScan = isKeyScan(query.filter, query.orders);
  const isAscending = query.orders.every(({ direction }) => direction === 'ASCENDING');
  if (query.collectionId === '' && !(isScan && isAscending)) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      'A query of collections of every id can only have the name in its conditions and order, ascending.',
    );
  }
  if (!query.allDescendants || query.parentPath === '') return;
  if (isScan && isAscending && !isAggregated) return;
  throw new RpcError(
    isScan && !isAscending ? 'FAILED_PRECONDITION' : 'INVALID_ARGUMENT',
    "collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
  );
}

function parseOrder(json: unknown, at: string): Order {
  const { field, direction } = readObject(json, ['field', 'direction'], at);
  return {
    field: parseFieldReference(field, `${at}.field`),
    direction: parseDirection(enumName(direction, DIRECTIONS), `${at}.direction`),
  };
}

function parseDirection(json: unknown, at: string): Direction {
  if (isAbsent(json) || json === 'DIRECTION_UNSPECIFIED') return 'ASCENDING';
  if (json === 'ASCENDING' || json === 'DESCENDING') return json;
  throw invalid(at, `${JSON.stringify(json)} is not ASCENDING or DESCENDING`);
}

function parseCursor(
  json: unknown,
  explicitOrders: readonly Order[],
  root: string,
  at: string,
): Cursor | null {
  if (isAbsent(json)) return null;
  const { values, before } = readObject(json, ['values', 'before'], at);
  const positions = readArray(values, `${at}.values`);
  // Only the orders that were asked for take a value, not those that Firestore adds.
  if (positions.length > explicitOrders.length) {
    throw new RpcError('INVALID_ARGUMENT', 'Cursor has too many values.');
  }
  const parsed = explicitOrders.slice(0, positions.length).map(({ field }, index) => {
    const place = `${at}.values[${index}]`;
    return isDocumentName(field)
      ? documentNameValue(positions[index], root, place, 'Cursor __key__ value is not a document reference.')
      : parseValue(positions[index], place);
  });
  return { values: parsed, before: readBoolean(before, `${at}.before`) };
}

function parseProjection(json: unknown, at: string): readonly FieldPath[] | null {
  if (isAbsent(json)) return null;
  const fields = readArray(readObject(json, ['fields'], at).fields, `${at}.fields`);
  if (fields.length === 0) return null;
  return fields.map((field, index) => parseFieldReference(field, `${at}.fields[${index}]`));
}
