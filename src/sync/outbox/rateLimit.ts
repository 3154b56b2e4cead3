import { MAX_RATE_LIMIT_MS } from '@/lib/retryPolicy';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';

/** Stands in stored records as the code of a failure: the server takes the command, but not yet. */
export const RATE_LIMITED_CODE = 'turn';

type Waiting = Pick<CommandRecord, 'status' | 'failure' | 'nextTryAt'>;

/** Until when the server takes no more commands of this kind, in milliseconds since the epoch; null where it does. */
export const rateLimitedUntil = ({ status, failure, nextTryAt }: Waiting): number | null =>
  status === 'pending' && failure?.code === RATE_LIMITED_CODE ? nextTryAt : null;

/** How long a rate-limited command still waits, in milliseconds; 0 where that is longer than any limit: the clock was set back. */
export function rateLimitLeftMs(record: Waiting, nowMs: number): number {
  const leftMs = (rateLimitedUntil(record) ?? 0) - nowMs;
  return leftMs > MAX_RATE_LIMIT_MS ? 0 : Math.max(0, leftMs);
}
