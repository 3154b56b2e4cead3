import { isReservedName } from '../documents/reservedName';
import { RpcError } from '../wire/rpcError';
import { type FieldPath, formatFieldPath } from './fieldPath';

const MAX_DEPTH = 20;

/** @throws RpcError INVALID_ARGUMENT for a field that no document can have */
export function checkField(path: FieldPath, at: string): void {
  const reserved = path.find(isReservedName);
  if (reserved !== undefined) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Invalid value at '${at}': the field name "${reserved}" is reserved.`,
    );
  }
  if (path.length > MAX_DEPTH) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Invalid value at '${at}': "${formatFieldPath(path)}" is more than ${MAX_DEPTH} deep.`,
    );
  }
}
