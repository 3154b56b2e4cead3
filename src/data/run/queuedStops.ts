import { createSelector } from '@reduxjs/toolkit';
import { type QueuedChange, readQueuedChanges } from '@/data/staff/queuedChanges';
import type { Run } from '@/domain/run/run';
import { CLOSE_RUN, parseRunClosing, type RunClosing } from '@/domain/run/runChanges';
import { outcomeOf, parseStopRecord, RECORD_STOP, type StopRecord } from '@/domain/run/stopRecord';
import type { MirrorRoot } from '@/sync/mirror/mirrorSelectors';
import { commandsSelector, type OutboxRoot } from '@/sync/outbox/commandsSelector';
import { findUnsyncedStops, type QueuedStop } from './findUnsyncedStops';

type Root = MirrorRoot & OutboxRoot;

const ownerOf = (_root: Root, owner: string | null) => owner;

/** The stops that a person has recorded here, the oldest first, whatever has become of them. */
export const selectQueuedStops = createSelector([commandsSelector(RECORD_STOP), ownerOf], (entries, owner) =>
  readQueuedChanges(entries, owner, { name: RECORD_STOP, parse: parseStopRecord }),
);

/** The closings that were refused, the oldest first: what was typed is not lost. */
export const selectRefusedClosings = createSelector(
  [commandsSelector(CLOSE_RUN), ownerOf],
  (entries, owner): readonly QueuedChange<RunClosing>[] =>
    readQueuedChanges(entries, owner, { name: CLOSE_RUN, parse: parseRunClosing }).filter(
      ({ entry }) => entry.status === 'failed',
    ),
);

export type RunWithStops = {
  readonly run: Run;
  /** By order: what was recorded here, and the run as read does not have. */
  readonly unread: ReadonlyMap<string, StopRecord>;
  /** By order: the last that was refused. */
  readonly refused: ReadonlyMap<string, QueuedStop>;
};

/** A run with what was recorded here over it. */
export function withQueuedStops(run: Run, queued: readonly QueuedStop[]): RunWithStops {
  const mine = queued.filter(({ change }) => change.runId === run.id);
  const unread = new Map<string, StopRecord>();
  for (const id of new Set(mine.map(({ change }) => change.orderId))) {
    const ofStop = mine.filter(({ change }) => change.orderId === id);
    const last = findUnsyncedStops(ofStop, run.stops[id]).at(-1);
    if (last) unread.set(id, last.change);
  }
  const refused = new Map(
    mine.filter(({ entry }) => entry.status === 'failed').map(one => [one.change.orderId, one]),
  );
  if (unread.size === 0) return { run, unread, refused };
  const recordedHere = Array.from(unread, ([id, record]) => [id, outcomeOf(record)] as const);
  return { run: { ...run, stops: { ...run.stops, ...Object.fromEntries(recordedHere) } }, unread, refused };
}
