import { RpcError } from './rpcError';

export type JsonObject = { readonly [key: string]: unknown };

/**
 * Checks that `json` is an object with known keys only.
 * @param at where it stood in the request: `writes[0].update`; '' for the whole body
 * @param unsupported keys that Firestore has and this backend has not
 * @throws RpcError INVALID_ARGUMENT or UNIMPLEMENTED naming key and place
 */
export function readObject(
  json: unknown,
  at: string,
  known: readonly string[],
  unsupported: readonly string[] = [],
): JsonObject {
  if (!isObject(json)) throw invalidValue(at, 'an object', json);
  for (const key of Object.keys(json)) {
    if (known.includes(key)) continue;
    const place = at === '' ? '' : ` at '${at}'`;
    if (unsupported.includes(key)) {
      throw new RpcError('UNIMPLEMENTED', `"${key}"${place} is not supported by the local backend.`);
    }
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Invalid JSON payload received. Unknown name "${key}"${place}: Cannot find field.`,
    );
  }
  return json;
}

/** An absent array is empty, as in protocol buffers' JSON. */
export function readArray(json: unknown, at: string): readonly unknown[] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) throw invalidValue(at, 'an array', json);
  return json;
}

export function readText(json: unknown, at: string): string {
  if (typeof json !== 'string') throw invalidValue(at, 'a text', json);
  return json;
}

export function readBoolean(json: unknown, at: string): boolean {
  if (typeof json !== 'boolean') throw invalidValue(at, 'true or false', json);
  return json;
}

/** A count: a whole number from 0; in the address it is a text. `undefined` and 0 are "not given". */
export function readCount(json: unknown, at: string): number | undefined {
  if (json === undefined) return undefined;
  const number = typeof json === 'string' && /^\d+$/.test(json) ? Number(json) : json;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) {
    throw invalidValue(at, 'a whole number from 0', json);
  }
  return number || undefined;
}

/** The one key of `keys` that is set, or undefined; INVALID_ARGUMENT for two. */
export function readOneOf<Key extends string>(
  json: JsonObject,
  at: string,
  keys: readonly Key[],
): Key | undefined {
  const [first, second] = keys.filter(key => Object.hasOwn(json, key));
  if (second !== undefined) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Invalid value at '${at}' (oneof), '${first}' is already set. Cannot set '${second}'.`,
    );
  }
  return first;
}

function invalidValue(at: string, expected: string, json: unknown): RpcError {
  return new RpcError(
    'INVALID_ARGUMENT',
    `Invalid value at '${at || 'the body'}': expected ${expected}, got ${JSON.stringify(json)}`,
  );
}

function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
