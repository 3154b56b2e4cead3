import { createServer, type Server as HttpServer } from 'node:http';
import {
  type AddressInfo,
  createServer as createListener,
  type Server as NetServer,
  type Socket,
} from 'node:net';
import { Duplex } from 'node:stream';
import type { RequestHandler } from '../requestHandler';
import { checkAllowedOrigins } from './admission';
import { createGrpcRefusal } from './grpc/refuseGrpc';
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
  const listener = splitByProtocol(server);
  await new Promise<void>((resolve, reject) => {
    listener.once('error', error => reject(explain(error, port)));
    listener.listen(port, '127.0.0.1', resolve);
  });
  const address = listener.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    close: () =>
      new Promise(resolve => {
        listener.close(() => resolve());
        for (const socket of listener.open) socket.destroy();
      }),
  };
}

type Listener = NetServer & { readonly open: ReadonlySet<Socket> };

/** What every connection of HTTP/2 begins with. */
const HTTP2 = 'PRI';

/** Gives connections to `server` unless they are of HTTP/2, which gRPC alone speaks to a port without TLS. */
function splitByProtocol(server: HttpServer): Listener {
  const grpc = createGrpcRefusal();
  const open = new Set<Socket>();
  const listener = createListener({ pauseOnConnect: true }, socket => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.once('error', () => socket.destroy());
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      const isHttp2 = first.subarray(0, HTTP2.length).toString('latin1') === HTTP2;
      // HTTP/2 reads past a socket's own buffer, in which its beginning is now; not past another stream's.
      if (isHttp2) grpc.emit('connection', Duplex.from({ readable: socket, writable: socket }));
      else server.emit('connection', socket);
      socket.resume();
    });
    socket.resume();
  });
  return Object.assign(listener, { open });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(`Port ${port} is taken by another program. Stop it, or choose another port.`, {
    cause: error,
  });
}
