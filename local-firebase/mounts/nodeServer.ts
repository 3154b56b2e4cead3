import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isBackendPath, type RequestHandler } from '../requestHandler';
import { answerNodeRequest } from './nodeRequest';

export type NodeServer = {
  /** `http://127.0.0.1:{port}` */
  readonly origin: string;
  readonly port: number;
  /** Ends every connection, also those that hang, and frees the port. The backend stays open. */
  close(): Promise<void>;
};

/**
 * Serves a backend on a port of its own, as the official emulators do: reachable from this machine only, and by
 * pages of any origin.
 *
 * @param port 0 takes a free one
 * @throws Error when the port is taken
 */
export async function startNodeServer(handle: RequestHandler, port = 0): Promise<NodeServer> {
  const server = createServer(async (incoming, outgoing) => {
    const [pathname = '/'] = (incoming.url ?? '/').split('?');
    const headers = corsHeaders(incoming, pathname);
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204, headers).end();
      return;
    }
    if (await answerNodeRequest(handle, incoming, outgoing, headers)) return;
    const isRoot = pathname === '/';
    outgoing.writeHead(isRoot ? 200 : 404, { ...headers, 'content-type': 'text/plain; charset=UTF-8' });
    outgoing.end(
      isRoot ? 'Ok: local-firebase. Its panel is at /__local/\n' : `Nothing is served at ${pathname}\n`,
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(explain(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The backend's own pages are for the person at this machine; other origins may call the services only. */
function corsHeaders(incoming: IncomingMessage, pathname: string): { [name: string]: string } {
  if (isBackendPath(pathname) && pathname.startsWith('/__local')) return {};
  return {
    'access-control-allow-origin': incoming.headers.origin ?? '*',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers':
      incoming.headers['access-control-request-headers'] ?? 'authorization, content-type',
    'access-control-expose-headers': '*',
    'access-control-max-age': '600',
    vary: 'Origin',
  };
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(`Port ${port} is taken by another program. Stop it, or choose another port.`, {
    cause: error,
  });
}
