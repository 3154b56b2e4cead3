// @bundle staff-only, runs, driver

import type { QueuedChange } from '@/data/staff/queuedChanges';
import type { StopOutcome } from '@/domain/run/run';
import type { StopRecord } from '@/domain/run/stopRecord';
import { isUnsent } from '@/sync/outbox/commandState';

export type QueuedStop = QueuedChange<StopRecord>;

/**
 * Of what this device has recorded of one stop, the oldest first: what the run, as read, does not have yet. That is what comes after
 * the last that it has. Where it has none of them, one that the server took counts until the stop says something later, of
 * whoever recorded that.
 */
export function findUnsyncedStops(
  queued: readonly QueuedStop[],
  read: StopOutcome | undefined,
): readonly QueuedStop[] {
  const known = queued.findLastIndex(({ change }) => change.commandId === read?.command);
  const isLater = ({ entry }: QueuedStop) =>
    known >= 0 || !read?.at || Date.parse(read.at) < Date.parse(entry.queuedAt);
  return queued
    .slice(known + 1)
    .filter(one => isUnsent(one.entry) || (one.entry.status === 'done' && isLater(one)));
}
