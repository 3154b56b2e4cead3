import type { Answer } from './sides';

type Json = { readonly [key: string]: unknown };

/** The server's times of one script, which are never the same on both sides. */
export type Labels = {
  /** Of commits, each with its own label, so that it still shows which are equal. */
  readonly commits: Map<string, string>;
  /** Of requests, as `setToServerValue` gives them. */
  readonly requests: Set<string>;
};

export function createLabels(): Labels {
  return { commits: new Map(), requests: new Set() };
}

/**
 * What an answer says, whoever wrote it: server times are labelled, what protocol buffers' JSON may leave out is left
 * out, an error is its codes.
 */
export function meaningOf({ status, body }: Answer, labels: Labels): unknown {
  const error = errorOf(body);
  if (error !== undefined) return { status, error: error.status };
  collectTimes(body, labels);
  return { status, body: meaning(body, '', labels) };
}

/** The text of an error. */
export function messageOf(answer: Answer | undefined): string | undefined {
  const error = errorOf(answer?.body);
  return error && String(error.message);
}

/** Hosted Firestore sends an error of a streaming call in an array, the emulator does not. */
function errorOf(body: unknown): Json | undefined {
  const single: unknown = Array.isArray(body) && body.length === 1 ? body[0] : body;
  return isObject(single) && isObject(single.error) ? single.error : undefined;
}

/** Only the emulator says that a stream is done, and it does not tell of all that was skipped. */
const OF_STREAMS = ['done', 'skippedResults'];
const GENERATED_ID = /\/[A-Za-z0-9]{20}$/;
const COMMIT_TIMES = ['createTime', 'updateTime', 'commitTime'];
/** When it was read is never the same, and a token is its server's own choice. */
const OWN = ['readTime', 'transaction', 'nextPageToken'];

function collectTimes(json: unknown, labels: Labels): void {
  if (Array.isArray(json)) for (const item of json) collectTimes(item, labels);
  if (!isObject(json)) return;
  for (const key of COMMIT_TIMES) {
    const time = json[key];
    if (typeof time === 'string' && !labels.commits.has(time)) {
      labels.commits.set(time, `commit ${labels.commits.size}`);
    }
  }
  if (Array.isArray(json.transformResults)) {
    for (const result of json.transformResults) {
      if (isObject(result) && typeof result.timestampValue === 'string')
        labels.requests.add(result.timestampValue);
    }
  }
  for (const value of Object.values(json)) collectTimes(value, labels);
}

function meaning(json: unknown, key: string, labels: Labels): unknown {
  if (Array.isArray(json)) return json.filter(item => !isPause(item)).map(item => meaning(item, '', labels));
  if (typeof json === 'string') return textMeaning(json, key, labels);
  if (typeof json === 'number') return Object.is(json, -0) ? '-0' : json;
  if (!isObject(json)) return json;
  const said = Object.entries(json)
    .filter(([name, value]) => !OF_STREAMS.includes(name) && !isDefault(name, value, key))
    .map(([name, value]) => [name, OWN.includes(name) ? 'its own' : meaning(value, name, labels)]);
  return Object.fromEntries(said);
}

function textMeaning(text: string, key: string, { commits, requests }: Labels): string {
  if (COMMIT_TIMES.includes(key)) return commits.get(text) ?? text;
  if (key === 'name') return text.replace(GENERATED_ID, '/(a generated id)');
  return key === 'timestampValue' && requests.has(text) ? 'the time of a request' : text;
}

/** What a stream says of itself between its results. */
function isPause(item: unknown): boolean {
  if (!isObject(item)) return false;
  const keys = Object.keys(item);
  return keys.length > 0 && keys.every(key => key === 'readTime' || OF_STREAMS.includes(key));
}

function isDefault(name: string, value: unknown, of: string): boolean {
  if (of === 'geoPointValue') return value === 0;
  if (of === 'arrayValue' && name === 'values') return Array.isArray(value) && value.length === 0;
  if (of === 'mapValue' && name === 'fields') return isObject(value) && Object.keys(value).length === 0;
  return value === undefined;
}

export function isObject(json: unknown): json is Json {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
