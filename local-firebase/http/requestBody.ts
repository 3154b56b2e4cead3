/** What Google's front ends take. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/**
 * How deep lists and objects may be within each other. The official emulator takes filters 48 deep, which is 149 of these,
 * and no value as deep; what is deeper would end whatever reads it by calling itself.
 */
const MAX_NESTING = 150;

/** A body that is too large, no text, no JSON or nested too deep. The message says which, as Google's services do. */
export class BodyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BodyError';
  }
}

/** The body's text. @throws BodyError for more than 10 MiB, and for bytes that are no UTF-8 */
export async function readText(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) {
    throw new BodyError(`Request payload size exceeds the limit: ${MAX_BODY_BYTES} bytes.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BodyError('Invalid JSON payload received. The body is not valid UTF-8.');
  }
}

/** The body's JSON, whatever its content type says; undefined for an empty body. @throws BodyError */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  return text === '' ? undefined : parseJson(text);
}

/** @throws BodyError for what is no JSON, or nested too deep */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new BodyError('Invalid JSON payload received. Message too deep.');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BodyError(
      `Invalid JSON payload received. ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Counts brackets outside of texts, before anything is made of them. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') isInText = !isInText;
    else if (isInText) {
      if (character === '\\') at += 1;
    } else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > MAX_NESTING) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}
