import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestHandler } from '../requestHandler';
import { checkAllowedOrigins } from './admission';
import { answerNodeRequest } from './nodeRequest';

export type NodeServer = {
  /** `http://127.0.0.1:{port}` */
  readonly origin: string;
  readonly port: number;
  /** Ends every connection, also those that hang, and frees the port. The backend stays open. */
  close(): Promise<void>;
};

export type NodeServerOptions = {
  /** Origins of this machine whose pages may call the services, beside the server's own: `http://localhost:5173`. */
  readonly allowOrigins?: readonly string[] | undefined;
};

/**
 * Serves a backend on a port of its own, as the official emulators do, but reachable from this machine only: by its
 * programs, and by pages of the origins that are allowed.
 *
 * @param port 0 takes a free one
 * @throws Error when the port is taken, or an origin cannot be allowed
 */
export async function startNodeServer(
  handle: RequestHandler,
  port = 0,
  { allowOrigins = [] }: NodeServerOptions = {},
): Promise<NodeServer> {
  checkAllowedOrigins(allowOrigins);
  const server = createServer(async (incoming, outgoing) => {
    if (await answerNodeRequest(handle, incoming, outgoing, allowOrigins)) return;
    const [pathname = '/'] = (incoming.url ?? '/').split('?');
    const isRoot = pathname === '/';
    outgoing.writeHead(isRoot ? 200 : 404, { 'content-type': 'text/plain; charset=UTF-8' });
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

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(`Port ${port} is taken by another program. Stop it, or choose another port.`, {
    cause: error,
  });
}
