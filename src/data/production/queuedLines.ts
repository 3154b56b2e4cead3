// @bundle ledger

import { createSelector } from '@reduxjs/toolkit';
import { selectProductionLines } from '@/data/production/productionMirror';
import { type ChangesOfRow, changesOfRow, queuedById } from '@/data/staff/changesOfRow';
import { type QueuedChange, readQueuedChanges } from '@/data/staff/queuedChanges';
import {
  type LineChange,
  type LineProblem,
  parseLineChange,
  parseLineProblem,
  UPDATE_PRODUCTION_LINE,
} from '@/domain/production/lineChange';
import type { ProductionLine } from '@/domain/production/production';
import { lazyValue } from '@/lib/lazyValues';
import type { MirrorRoot } from '@/sync/mirror/mirrorSelectors';
import { commandsSelector, type OutboxRoot } from '@/sync/outbox/commandsSelector';

export type ChangesOfLine = ChangesOfRow<LineChange, LineProblem>;

export type LinesWithChanges = {
  /** By their names. */
  readonly lines: readonly ProductionLine[];
  /** Only of lines that a change of this person is about. */
  readonly changesOf: ReadonlyMap<string, ChangesOfLine>;
};

const names = lazyValue(() => new Intl.Collator('en-IN', { numeric: true }));

/** Applies a person's pending changes to the lines as they were read. */
export function applyLineChanges(
  stored: readonly ProductionLine[],
  queued: readonly QueuedChange<LineChange>[],
): LinesWithChanges {
  const byLine = queuedById(queued, ({ lineId }) => lineId);
  const changesOf = new Map<string, ChangesOfLine>();
  const lines = stored.map(line => {
    const ofLine = byLine.get(line.id);
    if (!ofLine) return line;
    const changes = changesOfRow(ofLine, line, parseLineProblem);
    changesOf.set(line.id, changes);
    const last = changes.pendingChanges.at(-1);
    return last ? { ...line, ...last.to } : line;
  });
  return {
    lines: lines.sort((one, other) => names().compare(one.name, other.name) || (one.id < other.id ? -1 : 1)),
    changesOf,
  };
}

type Root = MirrorRoot & OutboxRoot;

/** The lines as this person left them, and what of that the server does not have yet. */
export const selectLinesWithChanges = createSelector(
  [
    (root: Root) => selectProductionLines(root),
    createSelector(
      [commandsSelector(UPDATE_PRODUCTION_LINE), (_root: Root, owner: string | null) => owner],
      (entries, owner) =>
        readQueuedChanges(entries, owner, { name: UPDATE_PRODUCTION_LINE, parse: parseLineChange }),
    ),
  ],
  applyLineChanges,
);
