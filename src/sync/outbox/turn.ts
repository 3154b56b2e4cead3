import { LONGEST_TURN_MS } from '@/lib/retryPolicy';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';

/** Stands in stored records as the code of a failure: the server takes the command, but not yet. */
export const TURN = 'turn';

type Waiting = Pick<CommandRecord, 'status' | 'failure' | 'nextTryAt'>;

/** When a command's turn comes, in milliseconds since the epoch; null for one that waits for no turn. */
export const turnAt = ({ status, failure, nextTryAt }: Waiting): number | null =>
  status === 'pending' && failure?.code === TURN ? nextTryAt : null;

/** How long a command waits for its turn yet, in milliseconds. Longer than a turn ever is: the clock was set back. */
export function turnLeftMs(record: Waiting, nowMs: number): number {
  const leftMs = (turnAt(record) ?? 0) - nowMs;
  return leftMs > LONGEST_TURN_MS ? 0 : Math.max(0, leftMs);
}
