import { randomInt } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createProbe } from 'node:net';

export type Served = { readonly origin: string; readonly close: () => Promise<void> };

/** Serves on a free port of this machine, keeping connections for the next request. */
export async function listen(answer: RequestListener): Promise<Served> {
  const server = createServer(answer);
  // Longer than any visit lasts: what is closed while it is asked for again would be missed.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Below the ports that outgoing connections are given (from 32,768 on Linux, from 49,152 elsewhere), and none that a browser refuses. */
const FIRST_PORT = 20_000;
const PORT_COUNT = 12_000;

/** Several processes ask: each begins somewhere else. */
let asked = randomInt(PORT_COUNT);

const canListen = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const probe = createProbe();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port nobody listens on now, and that no connection is given before it is listened on. Never the same one twice in a process.
 *
 * @throws Error where all are taken
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORT_COUNT; tried += 1) {
    asked += 1;
    const port = FIRST_PORT + (asked % PORT_COUNT);
    if (await canListen(port)) return port;
  }
  throw new Error(`No port from ${FIRST_PORT} is free.`);
}
