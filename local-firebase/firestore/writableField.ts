import { type FieldPath, formatFieldPath } from './fieldPath';
import { RpcError } from './rpcError';

const MAX_DEPTH = 20;

/** @throws RpcError INVALID_ARGUMENT for a field that no write may name */
export function checkWritable(path: FieldPath, at: string): void {
  const reserved = path.find(segment => /^__.*__$/s.test(segment));
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
