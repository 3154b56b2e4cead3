import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Served } from './listen';

/** What lies between a browser and a server. */
export type LineSpeed = {
  /** From a request until its answer begins. */
  readonly latencyMs: number;
  /** Of what comes to the browser; all connections share it. */
  readonly kbitPerSecond: number;
};

export const SLOW_3G: LineSpeed = { latencyMs: 400, kbitPerSecond: 400 };

export type Line = Served & {
  /** From now on; null where nothing slows it down. */
  setSpeed(speed: LineSpeed | null): void;
};

/** What a packet of TCP carries over Ethernet, and so over most lines, in bytes. */
const PACKET = 1460;

/**
 * Stands before a server as a slow line does: requests wait, and answers come packet by packet, of several connections in turns.
 * DevTools slows each request down by what the browser takes from its socket at once, which on one machine is up to 32 kB: a page of
 * 14 kB comes as one piece, after the time that its last byte takes. (Lighthouse's docs/throttling.md calls packets the most accurate.)
 *
 * @param upstream the server's origin, of this machine and without TLS
 */
export async function openLine(upstream: string, first: LineSpeed): Promise<Line> {
  const { hostname, port } = new URL(upstream);
  const sockets = new Set<Socket>();
  let speed: LineSpeed | null = first;
  const down = packetQueue(() => speed);

  const server = createServer(browser => {
    const origin = connect(Number(port), hostname);
    for (const socket of [browser, origin]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.once('close', () => sockets.delete(socket));
      // Whoever is cut off closes; the other end follows.
      socket.on('error', () => {});
    }
    browser.on('data', data => {
      setTimeout(() => origin.destroyed || origin.write(data), speed?.latencyMs ?? 0);
    });
    origin.on('data', data => down.push(browser, data));
    origin.once('close', () => down.end(browser));
    browser.once('close', () => origin.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${own}`,
    setSpeed(next) {
      speed = next;
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Sends one packet after the other, each connection's in turn. */
function packetQueue(speedNow: () => LineSpeed | null) {
  const waiting = new Map<Socket, Buffer[]>();
  const ended = new WeakSet<Socket>();
  let busy = false;
  let freeAtMs = 0;

  function sendNext(): void {
    const [turn] = waiting;
    if (!turn) {
      busy = false;
      return;
    }
    const [socket, packets] = turn;
    const [packet = Buffer.alloc(0)] = packets;
    const speed = speedNow();
    const now = performance.now();
    freeAtMs = Math.max(freeAtMs, now) + (speed ? (packet.length * 8) / speed.kbitPerSecond : 0);
    setTimeout(() => {
      if (!socket.destroyed) socket.write(packet);
      // Only now: until then its connection must not be closed. What is left of it goes behind the others.
      packets.shift();
      waiting.delete(socket);
      if (packets.length > 0) waiting.set(socket, packets);
      else if (ended.has(socket)) socket.end();
      sendNext();
    }, freeAtMs - now);
  }

  return {
    push(socket: Socket, data: Buffer): void {
      const packets = waiting.get(socket) ?? [];
      for (let at = 0; at < data.length; at += PACKET) packets.push(data.subarray(at, at + PACKET));
      waiting.set(socket, packets);
      if (busy) return;
      busy = true;
      sendNext();
    },
    /** Closes a connection after what it has still to carry. */
    end(socket: Socket): void {
      ended.add(socket);
      if (!waiting.has(socket)) socket.end();
    },
  };
}
