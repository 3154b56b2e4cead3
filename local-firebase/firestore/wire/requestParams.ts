import type { JsonObject } from '../values/wireJson';
import { unsupportedName } from './requestFields';
import { RpcError } from './rpcError';

export type ParamKinds = {
  readonly texts?: readonly string[];
  readonly booleans?: readonly string[];
  /** May be given several times. */
  readonly lists?: readonly string[];
  /** Those that Firestore has and this backend has not. */
  readonly unsupported?: readonly string[];
};

/** Parameters that every Google API takes, and that change nothing for who reads the request; `partialResponse.ts` reads the last. */
const SYSTEM_PARAMS = ['key', 'prettyPrint', '$prettyPrint', 'fields', '$fields'];
const FORMAT_PARAMS = ['alt', '$alt'];
/** JSON answers have no enum that could be a number: firebase-admin asks for them so. */
const FORMATS = ['json', 'json;enum-encoding=int'];

/** Those that the hosted service takes too. Credentials are none of an address, which is kept in logs and histories. */
const REFUSED_PARAMS: { readonly [name: string]: string } = {
  access_token: 'an access token goes into the Authorization header',
  oauth_token: 'an access token goes into the Authorization header',
  callback: 'answers are JSON, no script',
  quotaUser: 'nobody has a quota here',
  uploadType: 'nothing is uploaded here',
  upload_protocol: 'nothing is uploaded here',
  '$.xgafv': 'errors have one form',
};

/**
 * The address's parameters as the same nested object a body would have:
 * `?mask.fieldPaths=a&mask.fieldPaths=b` → `{ mask: { fieldPaths: ['a', 'b'] } }`.
 * @throws RpcError INVALID_ARGUMENT or UNIMPLEMENTED naming the parameter
 */
export function readParams(params: URLSearchParams, kinds: ParamKinds): JsonObject {
  const read: Record<string, unknown> = {};
  for (const name of new Set(params.keys())) {
    if (SYSTEM_PARAMS.includes(name)) continue;
    if (FORMAT_PARAMS.includes(name)) {
      checkFormat(name, params.get(name) ?? '');
      continue;
    }
    const refused = Object.hasOwn(REFUSED_PARAMS, name) ? REFUSED_PARAMS[name] : undefined;
    if (refused !== undefined) {
      throw new RpcError('UNIMPLEMENTED', `"${name}" is not supported by the local backend: ${refused}.`);
    }
    put(read, name, readParam(name, params.getAll(name), kinds));
  }
  return read;
}

function checkFormat(name: string, format: string): void {
  if (FORMATS.includes(format)) return;
  throw new RpcError(
    'UNIMPLEMENTED',
    `"${name}=${format}" is not supported by the local backend: ${FORMATS.join(' and ')} are.`,
  );
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
