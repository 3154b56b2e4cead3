import type { FieldPath } from './fieldPath';
import { RpcError } from './rpcError';

/** @throws RpcError INVALID_ARGUMENT for a field that no write may name */
export function checkWritable(path: FieldPath, at: string): void {
  const reserved = path.find(segment => /^__.*__$/s.test(segment));
  if (reserved === undefined) return;
  throw new RpcError(
    'INVALID_ARGUMENT',
    `Invalid value at '${at}': the field name "${reserved}" is reserved.`,
  );
}
