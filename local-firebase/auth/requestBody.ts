import { invalidArgument } from './authError';

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
 * @throws AuthError INVALID_ARGUMENT that says which field or what text was not understood
 */
export async function readBody<Fields extends BodyFields>(
  request: Request,
  fields: Fields,
): Promise<Body<Fields>> {
  const sent = parseObject(await request.text());
  const read: { [field: string]: unknown } = {};
  for (const [name, value] of Object.entries(sent)) {
    const type = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (type === undefined) {
      throw invalidArgument(`Invalid JSON payload received. Unknown name "${name}": Cannot find field.`);
    }
    if (value !== null) read[name] = readField(name, type, value);
  }
  return read as Body<Fields>;
}

function parseObject(text: string): object {
  const value = parseJson(text === '' ? '{}' : text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw invalidArgument('Invalid JSON payload received. Root element must be a message.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload received. ${error instanceof Error ? error.message : ''}`);
  }
}

function readField(name: string, type: keyof FieldTypes, value: unknown): unknown {
  switch (type) {
    case 'string':
    case 'boolean':
      if (typeof value === type) return value;
      break;
    case 'strings':
      if (Array.isArray(value) && value.every(item => typeof item === 'string')) return value;
      break;
    case 'int64': {
      const digits = String(value);
      if (/^-?\d{1,15}$/.test(digits)) return Number(digits);
      break;
    }
  }
  throw invalidArgument(`Invalid value at '${name}' (${type}), ${JSON.stringify(value)}`);
}
