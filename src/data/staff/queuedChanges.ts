// @bundle documents

import type { BaseVersion, RowVersion, StaffChange } from '@/domain/staff/staffChange';
import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import { isUnsent } from '@/sync/outbox/commandState';
import { ownerKey } from '@/sync/outbox/outboxSlice';

/** A change that the outbox holds. */
export type QueuedChange<Change> = {
  readonly change: Change;
  readonly entry: CommandRecord;
};

type Kind<Change> = { readonly name: string; readonly parse: (payload: Json) => Change };

/** The changes of a kind that a person's outbox holds, the oldest first. What cannot be read is the outbox page's to show. */
export function readQueuedChanges<Change>(
  entries: readonly CommandRecord[],
  owner: string | null,
  { name, parse }: Kind<Change>,
): readonly QueuedChange<Change>[] {
  return entries
    .filter(entry => entry.name === name && ownerKey(entry) === owner)
    .sort((one, other) => one.seq - other.seq)
    .flatMap(entry => {
      try {
        return [{ change: parse(entry.payload), entry }];
      } catch {
        return [];
      }
    });
}

/**
 * Whether a document is still to be shown with a change applied over it: until the change itself is read from the server, or
 * anything that came after it.
 */
export function isPending(
  { change, entry }: QueuedChange<StaffChange>,
  row: RowVersion | undefined,
): boolean {
  if (row?.lastCommandId === change.commandId) return false;
  return isUnsent(entry) || (entry.status === 'done' && (row?.updatedAt ?? null) === change.ground.updatedAt);
}

/** What a change says it was made on, for a document that is shown with these of the person's own applied over it. */
export function baseVersionOf(
  row: RowVersion | undefined,
  pendingChanges: readonly StaffChange[],
): BaseVersion {
  const first = pendingChanges[0];
  return {
    // Not the row's own `updatedAt`: somebody else's newer change may be hidden under this person's pending change.
    updatedAt: first ? first.ground.updatedAt : (row?.updatedAt ?? null),
    builtOn: pendingChanges.map(({ commandId }) => commandId),
  };
}
