import { readJson } from '../http/requestBody';
import { invalidArgument, notImplemented } from './authError';

/** Of a value that was not understood. */
const MAX_SHOWN_LENGTH = 100;

/** What the owner may say of an account in the hosted service, where there are other ways to sign in. */
export const OTHER_SIGN_INS = [
  'federatedUserId',
  'linkProviderUserInfo',
  'mfa',
  'mfaInfo',
  'phoneNumber',
  'providerUserInfo',
  'tenantId',
];

type FieldTypes = {
  string: string;
  boolean: boolean;
  strings: readonly string[];
  /** A whole number, which Google's JSON writes in decimal digits. */
  int64: number;
};

/** The fields that a call takes, by name. */
type BodyFields = { readonly [field: string]: keyof FieldTypes };

export type Body<Fields extends BodyFields> = {
  readonly [Name in keyof Fields]?: FieldTypes[Fields[Name]] | undefined;
};

/**
 * Reads a JSON body of exactly these fields, each of which may be absent or null (which is the same).
 * @param refused fields that the hosted service takes and this backend does not
 * @throws AuthError INVALID_ARGUMENT that says which field was not understood, 501 for one that is refused
 * @throws BodyError for what is no JSON
 */
export async function readBody<Fields extends BodyFields>(
  request: Request,
  fields: Fields,
  refused: readonly string[] = [],
): Promise<Body<Fields>> {
  const sent = asObject(await readJson(request));
  const read: { [field: string]: unknown } = {};
  for (const [name, value] of Object.entries(sent)) {
    const type = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (refused.includes(name)) throw notImplemented(`"${name}"`);
    if (type === undefined) {
      const shown = name.slice(0, MAX_SHOWN_LENGTH);
      throw invalidArgument(`Invalid JSON payload received. Unknown name "${shown}": Cannot find field.`);
    }
    if (value !== null) read[name] = readField(name, type, value);
  }
  return read as Body<Fields>;
}

function asObject(body: unknown = {}): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw invalidArgument('Invalid JSON payload received. Root element must be a message.');
}

function readField(name: string, type: keyof FieldTypes, value: unknown): unknown {
  switch (type) {
    case 'string':
      if (isText(value)) return value;
      break;
    case 'boolean':
      if (typeof value === 'boolean') return value;
      break;
    case 'strings':
      if (Array.isArray(value) && value.every(isText)) return value;
      break;
    case 'int64': {
      const digits = typeof value === 'number' ? String(value) : value;
      if (typeof digits === 'string' && /^-?\d{1,15}$/.test(digits)) return Number(digits);
      break;
    }
  }
  const shown = JSON.stringify(value).slice(0, MAX_SHOWN_LENGTH);
  throw invalidArgument(`Invalid value at '${name}' (${type}), ${shown}`);
}

/** Half a character is none: what holds one cannot be written as UTF-8. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && !/\p{Cs}/u.test(value);
}
