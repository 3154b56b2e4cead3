import type { CommandRecord } from '@/services/outboxLog/commandRecord';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether something has waited for longer than anyone expects. `now` in milliseconds since the epoch. */
export const waitingLong = ({ queuedAt }: CommandRecord, now: number): boolean =>
  now - Date.parse(queuedAt) > DAY_MS;
