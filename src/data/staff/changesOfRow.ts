import type { RowVersion, StaffChange } from '@/domain/staff/staffChange';
import { isUnsent } from '@/sync/outbox/commandState';
import { isPending, type QueuedChange } from './queuedChanges';

/** What a person's own changes make of one document before the server's answer to them is on screen. */
export type ChangesOfRow<Change extends StaffChange, Problem> = {
  /** The changes it is shown with, the oldest first. */
  readonly pendingChanges: readonly Change[];
  /** Whether one of them is still to be sent. */
  readonly waiting: boolean;
  /** Those that will not be saved as they are, and why; the oldest first. */
  readonly failed: readonly (QueuedChange<Change> & { readonly problem: Problem })[];
};

/** `queued`: the changes of one document, the oldest first; `row`: the document as read, undefined where there is none. */
export function changesOfRow<Change extends StaffChange, Problem>(
  queued: readonly QueuedChange<Change>[],
  row: RowVersion | undefined,
  parseProblem: (reason: unknown) => Problem,
): ChangesOfRow<Change, Problem> {
  return {
    pendingChanges: queued.filter(one => isPending(one, row)).map(({ change }) => change),
    waiting: queued.some(({ entry }) => isUnsent(entry)),
    failed: queued
      .filter(({ entry }) => entry.status === 'failed')
      .map(one => ({ ...one, problem: parseProblem(one.entry.failure?.reason) })),
  };
}

/** Queued changes by the document they are about, in the order they came. */
export function queuedById<Change extends StaffChange>(
  queued: readonly QueuedChange<Change>[],
  idOf: (change: Change) => string,
): ReadonlyMap<string, readonly QueuedChange<Change>[]> {
  const byId = new Map<string, QueuedChange<Change>[]>();
  for (const one of queued) {
    const id = idOf(one.change);
    const known = byId.get(id);
    if (known) known.push(one);
    else byId.set(id, [one]);
  }
  return byId;
}
