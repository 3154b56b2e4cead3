import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Handler } from '../../http/handler';

export type HandlerServer = { readonly port: number; readonly origin: string; close(): Promise<void> };

/** Serves one handler on a free port of this machine, for the SDK to connect to. A handler that throws loses its answer. */
export async function serveHandler(handler: Handler): Promise<HandlerServer> {
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`);
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
    const headers = new Headers();
    for (const [name, values] of Object.entries(incoming.headersDistinct)) {
      for (const value of values ?? []) headers.append(name, value);
    }
    const request = new Request(url, {
      method: incoming.method ?? 'GET',
      headers,
      ...(hasBody && { body: new Uint8Array(await buffer(incoming)) }),
    });
    try {
      const response = await handler(request, url);
      outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
      outgoing.end(response && Buffer.from(await response.arrayBuffer()));
    } catch {
      incoming.socket.destroy();
    }
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
