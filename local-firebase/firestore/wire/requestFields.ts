import { invalid, isAbsent, isObject, type JsonObject } from '../values/wireJson';
import { RpcError } from './rpcError';

/**
 * The body of a request, with known keys only; an absent one is empty.
 * @param unsupported keys that Firestore has and this backend has not
 * @throws RpcError INVALID_ARGUMENT or UNIMPLEMENTED naming the key
 */
export function readRequest(
  json: unknown,
  known: readonly string[],
  unsupported: readonly string[] = [],
): JsonObject {
  if (isAbsent(json)) return {};
  if (!isObject(json)) throw invalid('the body', 'an object is expected');
  for (const key of Object.keys(json)) {
    if (known.includes(key)) continue;
    if (unsupported.includes(key)) throw unsupportedName(key);
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Invalid JSON payload received. Unknown name "${key}": Cannot find field.`,
    );
  }
  return json;
}

/** @throws RpcError INVALID_ARGUMENT */
export function readText(json: unknown, at: string): string {
  if (typeof json !== 'string') throw invalid(at, 'a text is expected');
  return json;
}

/** The one of `keys` that is set, or undefined. @throws RpcError INVALID_ARGUMENT for two */
export function readOneOf<Key extends string>(
  json: JsonObject,
  at: string,
  keys: readonly Key[],
): Key | undefined {
  const [first, second] = keys.filter(key => !isAbsent(json[key]));
  if (second !== undefined) {
    throw invalid(at, `oneof field '${first}' is already set. Cannot set '${second}'`);
  }
  return first;
}

/** The error for what Firestore takes and this backend does not. */
export function unsupportedName(name: string): RpcError {
  return new RpcError('UNIMPLEMENTED', `"${name}" is not supported by the local backend.`);
}

/** @throws RpcError UNIMPLEMENTED naming a key that is set */
export function refuseUnsupported(json: unknown, unsupported: readonly string[]): void {
  if (!isObject(json)) return;
  const name = unsupported.find(key => !isAbsent(json[key]));
  if (name !== undefined) throw unsupportedName(name);
}
