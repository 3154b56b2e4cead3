import { unsupportedName } from './requestFields';
import { RpcError } from './rpcError';
import type { JsonObject } from './wireJson';

export type ParamKinds = {
  readonly texts?: readonly string[];
  readonly booleans?: readonly string[];
  /** May be given several times. */
  readonly lists?: readonly string[];
  /** Those that Firestore has and this backend has not. */
  readonly unsupported?: readonly string[];
};

/** Parameters that every Google API takes; none of them changes what is answered here. */
const SYSTEM_PARAMS = ['key', 'prettyPrint', '$prettyPrint'];
const FORMAT_PARAMS = ['alt', '$alt'];

/**
 * The address's parameters as the same nested object a body would have:
 * `?mask.fieldPaths=a&mask.fieldPaths=b` → `{ mask: { fieldPaths: ['a', 'b'] } }`.
 * @throws RpcError INVALID_ARGUMENT or UNIMPLEMENTED naming the parameter
 */
export function readParams(params: URLSearchParams, kinds: ParamKinds): JsonObject {
  const read: Record<string, unknown> = {};
  for (const name of new Set(params.keys())) {
    if (SYSTEM_PARAMS.includes(name)) continue;
    if (FORMAT_PARAMS.includes(name) && params.get(name) === 'json') continue;
    put(read, name, readParam(name, params.getAll(name), kinds));
  }
  return read;
}

function readParam(name: string, texts: readonly string[], kinds: ParamKinds): unknown {
  if (kinds.lists?.includes(name)) return texts;
  const [text = ''] = texts;
  if (texts.length > 1 && (kinds.texts?.includes(name) || kinds.booleans?.includes(name))) {
    throw new RpcError('INVALID_ARGUMENT', `The parameter "${name}" is given ${texts.length} times.`);
  }
  if (kinds.texts?.includes(name)) return text;
  // Any other text is left for the reader of the field to refuse.
  if (kinds.booleans?.includes(name)) return text === 'true' ? true : text === 'false' ? false : text;
  if (kinds.unsupported?.includes(name)) throw unsupportedName(name);
  throw new RpcError(
    'INVALID_ARGUMENT',
    `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter. ` +
      `Field '${name}' could not be found in request message.`,
  );
}

/** Sets `mask.fieldPaths` in `read.mask`; no known parameter has more than one dot. */
function put(read: Record<string, unknown>, name: string, value: unknown): void {
  const [outer = '', inner] = name.split('.');
  if (inner === undefined) read[outer] = value;
  else read[outer] = { ...Object(read[outer]), [inner]: value };
}
