import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Outcome } from '../faults/outcome';
import { json } from '../http/responses';
import type { RequestHandler } from '../requestHandler';

/** Above Firestore's own limit of 10 MiB a request, so that the backend is who refuses. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/**
 * Answers a Node request by a Fetch handler. False when the handler leaves the path to others; nothing is
 * written then. Never rejects: what goes wrong inside is logged, a client that left is no error.
 *
 * @param headers are added to the answer
 */
export async function answerNodeRequest(
  handle: RequestHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  headers: { readonly [name: string]: string } = {},
): Promise<boolean> {
  try {
    const body = await readBody(incoming);
    const outcome = body
      ? await handle(toRequest(incoming, outgoing, body))
      : ({
          kind: 'response',
          response: json({ error: { code: 413, message: 'Request too large.' } }, 413),
        } as const);
    if (!outcome) return false;
    await send(outcome, outgoing, headers);
  } catch (error) {
    if (!outgoing.destroyed && !outgoing.closed) console.error(error);
    outgoing.destroy();
  }
  return true;
}

function toRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: Uint8Array<ArrayBuffer>,
): Request {
  const leaving = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) leaving.abort();
  });
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`, {
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
