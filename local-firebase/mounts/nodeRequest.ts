import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Outcome } from '../faults/outcome';
import { json } from '../http/responses';
import { isBackendPath, type RequestHandler } from '../requestHandler';
import { admit, corsHeaders } from './admission';

/** Above Firestore's own limit of 10 MiB a request, so that the backend is who refuses. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** On every answer: it is no script, no picture and no frame of another site's. */
const GUARD_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Answers a Node request by a Fetch handler, where it comes from this machine's programs, from the backend's own pages
 * or from a page of an allowed origin. False when the handler leaves the path to others; nothing is written then. Never
 * rejects: what goes wrong inside is logged, a client that left is no error.
 */
export async function answerNodeRequest(
  handle: RequestHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  allowOrigins: readonly string[],
): Promise<boolean> {
  const admission = admit(incoming, allowOrigins);
  const asked = admission.kind === 'admitted' ? admission.url.pathname : (incoming.url ?? '').split('?')[0];
  const isMine = isBackendPath(asked ?? '');
  try {
    if (admission.kind === 'refused') {
      // What is no path is nobody's, and so answered here; a refused page may still load the files of the shop.
      if (!isMine && admission.status === 403) return false;
      await send(refusal(admission.status, admission.message), outgoing, GUARD_HEADERS);
      return true;
    }
    if (!isMine) return false;
    const { otherOrigin, url } = admission;
    const headers = { ...GUARD_HEADERS, ...corsHeaders(otherOrigin, incoming.headers, url) };
    const outcome = await answer(handle, incoming, outgoing, url);
    if (!outcome) return false;
    await send(outcome, outgoing, headers);
  } catch (error) {
    if (!outgoing.destroyed && !outgoing.closed) console.error(error);
    outgoing.destroy();
  }
  return true;
}

async function answer(
  handle: RequestHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
): Promise<Outcome | null> {
  const { method = 'GET' } = incoming;
  if (method === 'OPTIONS') return { kind: 'response', response: new Response(null, { status: 204 }) };
  if (!METHODS.includes(method)) return refusal(501, `${method} is served nowhere.`);
  const body = await readBody(incoming);
  if (body === null) return refusal(413, 'Request too large.');
  return await handle(toRequest(incoming, outgoing, { method, url, body }));
}

const STATUS_NAMES = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  413: 'INVALID_ARGUMENT',
  501: 'UNIMPLEMENTED',
} as const;

function refusal(code: keyof typeof STATUS_NAMES, message: string): Outcome {
  return { kind: 'response', response: json({ error: { code, message, status: STATUS_NAMES[code] } }, code) };
}

function toRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { method, url, body }: { method: string; url: URL; body: Uint8Array<ArrayBuffer> },
): Request {
  const leaving = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) leaving.abort();
  });
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(url, {
    method,
    headers: toHeaders(incoming),
    signal: leaving.signal,
    ...(hasBody ? { body } : {}),
  });
}

function toHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    // HTTP/2 writes method and path as headers such as `:path`, which Fetch does not know.
    if (!name.startsWith(':')) for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/** Null when the body is larger than any request the backend takes; the rest is read away, not kept. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    length += chunk.length;
    if (length <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return length > MAX_BODY_BYTES ? null : new Uint8Array(Buffer.concat(chunks));
}

async function send(
  outcome: Outcome,
  outgoing: ServerResponse,
  headers: { readonly [name: string]: string },
): Promise<void> {
  switch (outcome.kind) {
    case 'drop':
      // A reset, so that fetch rejects as it does when the network goes away.
      outgoing.socket?.resetAndDestroy();
      return;
    case 'hang':
      return;
    case 'response': {
      if (outcome.failure !== undefined) console.error(outcome.failure);
      const { response } = outcome;
      outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...headers });
      if (response.body) await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
      else outgoing.end();
    }
  }
}
