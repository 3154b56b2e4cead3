import { RpcError } from '../wire/rpcError';

export type JsonObject = { readonly [key: string]: unknown };

/** In protocol buffers' JSON null is the same as leaving the key out. */
export function isAbsent(json: unknown): json is null | undefined {
  return json === undefined || json === null;
}

/** True for what JSON writes in braces. */
export function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/**
 * An object with no keys but the known ones.
 * @param at where the object stood in the request, for messages
 * @throws RpcError INVALID_ARGUMENT naming the first unknown key, so that nothing asked is silently passed over
 */
export function readObject(json: unknown, known: readonly string[], at: string): JsonObject {
  if (!isObject(json)) throw invalid(at, 'an object is expected');
  const unknown = Object.keys(json).find(key => !known.includes(key));
  if (unknown !== undefined) throw unknownName(unknown, at);
  return json;
}

/** A list, where an absent one is empty. @throws RpcError INVALID_ARGUMENT */
export function readArray(json: unknown, at: string): readonly unknown[] {
  if (isAbsent(json)) return [];
  if (!Array.isArray(json)) throw invalid(at, 'a list is expected');
  return json;
}

/** A switch, where an absent one is off. @throws RpcError INVALID_ARGUMENT */
export function readBoolean(json: unknown, at: string): boolean {
  if (isAbsent(json)) return false;
  if (typeof json !== 'boolean') throw invalid(at, 'true or false is expected');
  return json;
}

const MAX_INT32 = 2 ** 31 - 1;
const MAX_INT64 = 2 ** 63;

/** A whole number of 0 or more, within 32 bits unless told; null where absent. @throws RpcError INVALID_ARGUMENT */
export function readCount(json: unknown, at: string, bits: 32 | 64 = 32): number | null {
  if (isAbsent(json)) return null;
  const number = typeof json === 'string' && /^-?\d+$/.test(json) ? Number(json) : json;
  const most = bits === 32 ? MAX_INT32 : MAX_INT64;
  if (!Number.isInteger(number) || typeof number !== 'number' || Math.abs(number) > most) {
    throw invalid(at, `a whole number of ${bits} bits is expected`);
  }
  if (number < 0) throw new RpcError('INVALID_ARGUMENT', `${at.split('.').pop()} is negative`);
  return number;
}

/** An enum's name, which may also be given by its number, the place in `names`; any other JSON as it is. */
export function enumName(json: unknown, names: readonly string[]): unknown {
  return typeof json === 'number' ? (names[json] ?? json) : json;
}

/** The error for a value that does not fit its place in the request. */
export function invalid(at: string, why: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', `Invalid value at '${at}': ${why}`);
}

/** Google's words for a key that the request cannot have. */
export function unknownName(name: string, at: string): RpcError {
  return new RpcError(
    'INVALID_ARGUMENT',
    `Invalid JSON payload received. Unknown name "${name}" at '${at}': Cannot find field.`,
  );
}
