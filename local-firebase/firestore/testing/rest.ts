import type { Handler } from '../../http/handler';
import { PROJECT_ID } from './testFirestore';

export const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;

export type RestAnswer = {
  readonly status: number;
  readonly body: unknown;
  /** Reads, writes and deletes that the answer's headers tell. */
  readonly usage: readonly number[];
};

/** Calls the REST API of a handler: `rest(handler, 'POST', ':commit', { writes })`, `rest(handler, 'GET', '/orders/1')`. */
export async function rest(
  handler: Handler,
  method: string,
  path: string,
  body?: unknown,
): Promise<RestAnswer> {
  return restAt(handler, method, `/v1/${ROOT}${path}`, body);
}

/** The same for any path of the server. */
export async function restAt(
  handler: Handler,
  method: string,
  path: string,
  body?: unknown,
): Promise<RestAnswer> {
  const url = new URL(path, 'http://127.0.0.1');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(url, { method, ...(text !== undefined && { body: text }) });
  const response = await handler(request, url);
  if (response === null) throw new Error(`The local backend does not answer ${path}.`);
  const usage = ['reads', 'writes', 'deletes'].map(kind =>
    Number(response.headers.get(`x-local-firebase-${kind}`)),
  );
  return { status: response.status, body: await response.json(), usage };
}

export function nameOf(path: string): string {
  return `${ROOT}/${path}`;
}

/** A text of an answer, to send with the next request: `textOf(body, 'transaction')`. */
export function textOf(body: unknown, key: string): string {
  const text: unknown = Object(Array.isArray(body) ? body[0] : body)[key];
  if (typeof text !== 'string') throw new Error(`The answer has no text "${key}": ${JSON.stringify(body)}`);
  return text;
}
