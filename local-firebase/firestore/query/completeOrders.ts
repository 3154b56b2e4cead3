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
  const orders = [...explicit];
  for (const field of [...sortFields(inequalityFields), ...sortFields(aggregatedFields)]) {
    if (!orders.some(order => sameField(order.field, field))) orders.push({ field, direction });
  }
  const nameAt = orders.findIndex(({ field }) => isDocumentName(field));
  if (nameAt === -1) return [...orders, { field: DOCUMENT_NAME, direction }];
  if (nameAt < orders.length - 1) {
    throw new RpcError('INVALID_ARGUMENT', 'order by clause cannot contain more fields after the key');
  }
  return orders;
}

function sortFields(fields: readonly FieldPath[]): readonly FieldPath[] {
  // A name among them is added by the caller's last step, after every field.
  return fields.filter(field => !isDocumentName(field)).sort(compareFieldPaths);
}

function compareFieldPaths(a: FieldPath, b: FieldPath): number {
  const differing = a.findIndex((segment, index) => segment !== b[index]);
  if (differing === -1) return a.length - b.length;
  const other = b[differing];
  return other === undefined ? 1 : compareText(a[differing] ?? '', other);
}
