import { type FieldPath, formatFieldPath } from '../fieldPath';
import { RpcError } from '../rpcError';
import { compareText } from '../textOrder';
import { type Direction, DOCUMENT_NAME, isDocumentName, type Order, sameField } from './query';

/**
 * The order Firestore really uses: the one asked for, then the fields that must be in it (first those under an
 * inequality, then those that are summed or averaged), then the name, in the direction of the last one asked for.
 * @throws RpcError INVALID_ARGUMENT for a field twice, or a field after the name
 */
export function completeOrders(
  explicit: readonly Order[],
  inequalityFields: readonly FieldPath[],
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
  const asked = withMissing(explicit, inequalityFields, direction);
  const nameAt = asked.findIndex(({ field }) => isDocumentName(field));
  if (nameAt !== -1 && nameAt < asked.length - 1) {
    throw new RpcError('INVALID_ARGUMENT', 'order by clause cannot contain more fields after the key');
  }
  const orders = withMissing(asked, aggregatedFields, direction);
  if (nameAt === -1) return [...orders, { field: DOCUMENT_NAME, direction }];
  const after = orders.slice(nameAt + 1);
  if (after.length > 0) {
    const fields = after.map(({ field }) => formatFieldPath(field)).join(', ');
    throw new RpcError(
      'INVALID_ARGUMENT',
      `This query requires an index that has fields [${fields}] after __name__ and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
    );
  }
  return orders;
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
