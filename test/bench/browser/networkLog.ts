import { setTimeout as delay } from 'node:timers/promises';
import type { LoggedRequest } from '../figures/requests';
import type { Session } from './bareBrowser';

type Logged = { -readonly [Key in keyof LoggedRequest]: LoggedRequest[Key] } & { failed: boolean };

const QUIET_MS = 1500;
const LOOK_INTERVAL_MS = 100;
const MAX_WAIT_MS = 60_000;

export type NetworkLog = {
  /** What went to the servers of this machine, in the order it was sent. */
  requests(): readonly LoggedRequest[];
  /** Waits until nothing is under way and nothing new was sent for a while. */
  rest(): Promise<void>;
};

/** Writes down what a page requests. Call it before the page is opened. */
export async function logNetwork(session: Session): Promise<NetworkLog> {
  const all = new Map<string, Logged>();
  let startSeconds: number | null = null;
  let lastChange = Date.now();
  await session.send('Network.enable');

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    startSeconds ??= timestamp;
    lastChange = Date.now();
    all.set(requestId, {
      url: request.url,
      type: type ?? '',
      method: request.method,
      headers: request.headers,
      body: request.postData ?? '',
      startedMs: (timestamp - startSeconds) * 1000,
      finishedMs: null,
      bytes: 0,
      local: false,
      reads: 0,
      failed: false,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const logged = all.get(requestId);
    if (!logged) return;
    logged.type = type;
    logged.local = response.fromServiceWorker === true || response.fromDiskCache === true;
    const reads = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'x-local-firebase-reads',
    );
    logged.reads = Number(reads?.[1] ?? 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const logged = all.get(requestId);
    if (!logged) return;
    lastChange = Date.now();
    logged.bytes = encodedDataLength;
    logged.finishedMs = (timestamp - (startSeconds ?? timestamp)) * 1000;
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    const logged = all.get(requestId);
    if (!logged) return;
    lastChange = Date.now();
    logged.failed = true;
  });

  const ours = () => [...all.values()].filter(({ url }) => /^https?:\/\/127\.0\.0\.1/.test(url));
  return {
    requests: ours,
    async rest() {
      const until = Date.now() + MAX_WAIT_MS;
      const isUnderWay = () => ours().some(({ finishedMs, failed }) => finishedMs === null && !failed);
      // A gap between two requests is shorter than this: the page is not at rest as soon as nothing is under way.
      while ((isUnderWay() || Date.now() - lastChange < QUIET_MS) && Date.now() < until) {
        await delay(LOOK_INTERVAL_MS);
      }
    },
  };
}
