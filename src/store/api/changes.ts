// @bundle live

import { backOffMs } from '@/lib/retryPolicy';
import { delay } from '@/lib/time/delay';
import type { Random } from '@/services/platform/random';

/** A time before any document of this shop. */
export const MIN_TIMESTAMP = '2000-01-01T00:00:00Z';

/** Commits may become visible out of order; as much is read twice. */
const OVERLAP_MS = 30_000;

/** Since when to ask for changes where the newest that is known is of `through`; null where none is. ISO instants. */
export const changedSince = (through: string | null): string =>
  through === null ? MIN_TIMESTAMP : new Date(Date.parse(through) - OVERLAP_MS).toISOString();

/**
 * Listens until something is over. Where the listener cannot even begin, as its code or a token cannot be had, it is begun
 * again after a while, and so it is where its session has ended: the same person may sign in again. Meanwhile it is not live.
 *
 * @param begin is told what to call when the session has ended; resolves to how to stop
 */
export async function listenUntil(
  over: Promise<unknown>,
  random: Random,
  begin: (ended: () => void) => Promise<unknown>,
): Promise<void> {
  let isOver = false;
  const end = over.then(() => {
    isOver = true;
  });
  for (let tries = 0; !isOver; tries += 1) {
    try {
      let sessionEnded = () => {};
      const ended = new Promise<void>(resolve => {
        sessionEnded = resolve;
      });
      const stop = await begin(sessionEnded);
      await Promise.race([end, ended]);
      if (typeof stop === 'function') stop();
    } catch {
      await Promise.race([end, delay(backOffMs(tries, false, random))]);
    }
  }
}
