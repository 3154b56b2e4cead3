import { LONG_WAIT_MS } from '@/lib/retryPolicy';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';

/** Whether something has waited for longer than anyone expects. `now` in milliseconds since the epoch. */
export const isWaitingLong = ({ queuedAt }: CommandRecord, now: number): boolean =>
  now - Date.parse(queuedAt) > LONG_WAIT_MS;
