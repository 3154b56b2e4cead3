import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Handler } from '../../http/handler';

type ServedHandler = { readonly origin: string; close(): Promise<void> };

/** Serves one handler on a free port of 127.0.0.1. */
export async function serveHandler(handler: Handler): Promise<ServedHandler> {
  const server = createServer((incoming, outgoing) => {
    answer(handler, incoming, outgoing).catch((error: unknown) => {
      outgoing.statusCode = 500;
      outgoing.end(String(error));
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve, reject) => server.close(error => (error ? reject(error) : resolve())));
    },
  };
}

async function answer(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`);
  const { method = 'GET' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const body = method === 'GET' || method === 'HEAD' ? null : await buffer(incoming);
  const response = await handler(new Request(url, { method, headers, body }), url);
  outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
  outgoing.end(response === null ? 'no room answers this path' : await response.text());
}
