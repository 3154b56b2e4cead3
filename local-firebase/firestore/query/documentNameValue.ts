import type { Value } from '../values/value';
import { parseValue } from '../values/valueParse';
import { RpcError } from '../wire/rpcError';

/**
 * The value that `__name__` is compared with, cut to the path below the root.
 * @param refusal what Firestore says to anything but a reference to a document of this database
 * @throws RpcError INVALID_ARGUMENT
 */
export function documentNameValue(json: unknown, root: string, at: string, refusal: string): Value {
  const value = parseValue(json, at);
  if (!('referenceValue' in value) || !value.referenceValue.startsWith(`${root}/`)) {
    throw new RpcError('INVALID_ARGUMENT', refusal);
  }
  return { referenceValue: value.referenceValue.slice(root.length + 1) };
}
