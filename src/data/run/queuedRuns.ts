import { createSelector } from '@reduxjs/toolkit';
import { changesOfRow, queuedById } from '@/data/staff/changesOfRow';
import { type QueuedChange, readQueuedChanges } from '@/data/staff/queuedChanges';
import type { Run } from '@/domain/run/run';
import {
  CLOSE_RUN,
  DELETE_RUN,
  parseRunClosing,
  parseRunDeletion,
  parseRunProblem,
  parseRunSave,
  parseRunStart,
  type RunClosing,
  type RunDeletion,
  type RunSave,
  type RunStart,
  SAVE_RUN,
  START_RUN,
} from '@/domain/run/runChanges';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { type MirrorRoot, rowsSelector } from '@/sync/mirror/mirrorSelectors';
import { commandsSelector, type OutboxRoot } from '@/sync/outbox/commandsSelector';

type RunChange = RunSave | RunStart | RunDeletion | RunClosing;

export type RunsWithChanges = {
  readonly runs: ReadonlyMap<string, Run>;
  /** What was done to each that is not known to be on the server, the oldest first. */
  readonly pendingOf: ReadonlyMap<string, readonly RunChange[]>;
  /** How many changes will not be saved as they are. */
  readonly failed: number;
};

function queuedOf(
  entries: readonly CommandRecord[],
  owner: string | null,
): readonly QueuedChange<RunChange>[] {
  const all: readonly QueuedChange<RunChange>[] = [
    ...readQueuedChanges(entries, owner, { name: SAVE_RUN, parse: parseRunSave }),
    ...readQueuedChanges(entries, owner, { name: START_RUN, parse: parseRunStart }),
    ...readQueuedChanges(entries, owner, { name: DELETE_RUN, parse: parseRunDeletion }),
    ...readQueuedChanges(entries, owner, { name: CLOSE_RUN, parse: parseRunClosing }),
  ];
  return all.toSorted((one, other) => one.entry.seq - other.entry.seq);
}

const NEW_RUN: Omit<Run, 'id' | keyof RunSave['to']> = {
  state: 'planned',
  stops: {},
  closing: null,
  createdAt: null,
  updatedAt: null,
  lastCommandId: null,
};

/** A run as a change leaves it, but for its times; undefined where there is none to change. */
function changed(run: Run | undefined, change: RunChange): Run | undefined {
  if ('to' in change) return { ...(run ?? { ...NEW_RUN, id: change.runId }), ...change.to };
  if ('deleted' in change) return run && { ...run, state: change.deleted ? 'deleted' : 'planned' };
  return run && { ...run, state: 'cashPaise' in change ? 'closed' : 'out' };
}

/** Applies a person's pending changes to the runs as they were read. */
export function applyRunChanges(
  stored: readonly Run[],
  queued: readonly QueuedChange<RunChange>[],
): RunsWithChanges {
  const runs = new Map(stored.map(run => [run.id, run]));
  const pendingOf = new Map<string, readonly RunChange[]>();
  let failed = 0;
  for (const [id, ofRun] of queuedById(queued, ({ runId }) => runId)) {
    const changes = changesOfRow(ofRun, runs.get(id), parseRunProblem);
    failed += changes.failed.length;
    pendingOf.set(id, changes.pendingChanges);
    const run = changes.pendingChanges.reduce(changed, runs.get(id));
    if (run) runs.set(id, run);
  }
  // Deleted runs are left out.
  const left = Array.from(runs).filter(([, { state }]) => state !== 'deleted');
  return { runs: new Map(left), pendingOf, failed };
}

export const selectRunRows = rowsSelector('runs');

type Root = MirrorRoot & OutboxRoot;

/** The runs as this person left them, and what of that the server does not have yet. */
export const selectRunsWithChanges = createSelector(
  [
    (root: Root) => selectRunRows(root),
    createSelector(
      [
        commandsSelector(SAVE_RUN, START_RUN, DELETE_RUN, CLOSE_RUN),
        (_root: Root, owner: string | null) => owner,
      ],
      queuedOf,
    ),
  ],
  applyRunChanges,
);
