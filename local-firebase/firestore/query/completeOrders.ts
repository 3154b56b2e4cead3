import { type FieldPath, formatFieldPath } from '../values/fieldPath';
import { compareText } from '../values/textOrder';
import { RpcError } from '../wire/rpcError';
import { inequalityFieldsOf } from './filterLimits';
import {
  type Direction,
  DOCUMENT_NAME,
  type Filter,
  fieldFiltersOf,
  isDocumentName,
  type Order,
  sameField,
} from './query';

/**
 * The order Firestore really uses: the one asked for, then the fields that must be in it (first those under an
 * inequality, then those that are summed or averaged), then the name, in the direction of the last one asked for.
 * @throws RpcError INVALID_ARGUMENT for a field twice, or a field after the name (which a condition on the name brings
 *   in before the aggregated fields), FAILED_PRECONDITION for the names alone backwards
 */
export function completeOrders(
  explicit: readonly Order[],
  filter: Filter | null,
  aggregatedFields: readonly FieldPath[],
): readonly Order[] {
  for (const [index, { field }] of explicit.entries()) {
    if (explicit.slice(0, index).some(earlier => sameField(earlier.field, field))) {
      throw new RpcError(
        'INVALID_ARGUMENT',
        `order by clause cannot contain duplicate fields ${formatFieldPath(field)}`,
      );
    }
  }
  const direction: Direction = explicit.at(-1)?.direction ?? 'ASCENDING';
  const asked = withMissing(explicit, inequalityFieldsOf(filter), direction);
  const nameAt = asked.findIndex(({ field }) => isDocumentName(field));
  if (nameAt !== -1 && nameAt < asked.length - 1) {
    throw new RpcError('INVALID_ARGUMENT', 'order by clause cannot contain more fields after the key');
  }
  if (isKeyScan(filter, asked) && direction === 'DESCENDING') {
    // No index of names goes the other way.
    throw new RpcError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
  }
  const orders = withMissing(asked, aggregatedFields, direction);
  const endsWithName = nameAt !== -1;
  if (!endsWithName && !fieldFiltersOf(filter).some(({ field }) => isDocumentName(field))) {
    return [...orders, { field: DOCUMENT_NAME, direction }];
  }
  const after = orders.slice(asked.length);
  if (after.length > 0) {
    const fields = after.map(({ field }) => formatFieldPath(field)).join(', ');
    throw new RpcError(
      'INVALID_ARGUMENT',
      `This query requires an index that has fields [${fields}] after __name__ and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
    );
  }
  return endsWithName ? orders : [...orders, { field: DOCUMENT_NAME, direction }];
}

/** Whether a query needs no index but that of the names. @param orders with or without the name that ends them */
export function isKeyScan(filter: Filter | null, orders: readonly Order[]): boolean {
  return [...orders, ...fieldFiltersOf(filter)].every(({ field }) => isDocumentName(field));
}

function withMissing(
  orders: readonly Order[],
  fields: readonly FieldPath[],
  direction: Direction,
): readonly Order[] {
  const missing = fields
    // The name is added after all fields.
    .filter(field => !isDocumentName(field) && !orders.some(order => sameField(order.field, field)))
    .sort(compareFieldPaths);
  return [...orders, ...missing.map(field => ({ field, direction }))];
}

function compareFieldPaths(a: FieldPath, b: FieldPath): number {
  const differing = a.findIndex((segment, index) => segment !== b[index]);
  if (differing === -1) return a.length - b.length;
  const other = b[differing];
  return other === undefined ? 1 : compareText(a[differing] ?? '', other);
}
