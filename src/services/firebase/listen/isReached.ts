// @bundle on-demand

import { CHANNEL_DEADLINE_MS } from '@/lib/retryPolicy';

/** Whether the server can be reached at all: the transport would take minutes to find out, and read "Live" meanwhile. */
export const isReached = (origin: string): Promise<boolean> =>
  fetch(origin, {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
    signal: AbortSignal.timeout(CHANNEL_DEADLINE_MS),
  }).then(
    () => true,
    () => false,
  );
