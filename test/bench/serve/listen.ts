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

/** A port nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createProbe();
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise(resolve => probe.close(resolve));
  return port;
}
