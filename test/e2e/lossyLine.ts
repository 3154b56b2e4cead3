import { createServer, request } from 'node:http';

/** A request that goes over the line. */
type OnLine = {
  readonly url: string;
  readonly isOfWorker: boolean;
  /** The how-manieth of its kind it is, the worker's or the page's; from 1. */
  readonly nth: number;
  /** How often it was asked for, this time included. */
  readonly times: number;
};

/** Loses so many of a hundred of the worker's files, here and there, the same at every run. */
export const losing =
  (percent: number) =>
  ({ isOfWorker, nth }: OnLine): boolean =>
    isOfWorker && (nth * 61) % 100 < percent;

/** A way to a shop that breaks some of the answers off in the middle, as a bad line does. */
export async function openLossyLine(shop: string, breaks: (request: OnLine) => boolean) {
  /** Paths the worker was answered with whole, in order. */
  const arrived: string[] = [];
  let brokenOff = 0;
  const asked = { worker: 0, page: 0 };
  const times = new Map<string, number>();
  // The shop answers to its own name alone, and its own pages.
  const { host, origin } = new URL(shop);
  const ofShop = { host, origin };
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const isOfWorker = headers.referer?.endsWith('/serviceWorker.js') ?? false;
    const nth = ++asked[isOfWorker ? 'worker' : 'page'];
    const key = `${isOfWorker} ${url}`;
    times.set(key, (times.get(key) ?? 0) + 1);
    const breaksOff = breaks({ url, isOfWorker, nth, times: times.get(key) ?? 1 });
    brokenOff += breaksOff ? 1 : 0;
    const forwarded = request(new URL(url, shop), { method, headers: { ...headers, ...ofShop } }, answer => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      if (!breaksOff) {
        // The browser's own cache asks first for the rest of what it has a piece of.
        if (isOfWorker && headers.range === undefined) arrived.push(url);
        answer.pipe(outgoing);
        return;
      }
      answer.once('data', (piece: Buffer) => {
        outgoing.write(piece.subarray(0, 1), () => outgoing.destroy());
        answer.destroy();
      });
    });
    // The shop is closed before the line is.
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>(resolve => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The line listens on no port.');
  return {
    origin: `http://localhost:${address.port}`,
    arrived,
    brokenOff: () => brokenOff,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
