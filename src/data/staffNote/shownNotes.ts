import type { QueuedChange } from '@/data/staff/queuedChanges';
import type { NewStaffNote } from '@/domain/staffNote/newStaffNote';
import type { StaffNote } from '@/domain/staffNote/staffNote';
import { isUnsent } from '@/sync/outbox/commandState';

/** A note as it is shown. `waiting`: only this device has it; `refused`: it will not be saved as it is. */
export type ShownNote = StaffNote & { readonly state: 'saved' | 'waiting' | 'refused' };

const stateOf = ({ entry }: QueuedChange<NewStaffNote>): ShownNote['state'] | null => {
  if (isUnsent(entry)) return 'waiting';
  if (entry.status === 'failed') return 'refused';
  // Done, and shown until it is read.
  return entry.status === 'done' ? 'saved' : null;
};

/** The notes of an order as the server has them, and after them the person's own that are not among them. */
export function shownNotes(
  orderId: string,
  read: readonly StaffNote[],
  queued: readonly QueuedChange<NewStaffNote>[],
): readonly ShownNote[] {
  const known = new Set(read.map(({ id }) => id));
  const own = queued.flatMap((one): ShownNote[] => {
    const { commandId, text, by } = one.change;
    const state = stateOf(one);
    if (one.change.orderId !== orderId || known.has(commandId) || state === null) return [];
    return [{ id: commandId, text, author: by.id, at: one.entry.queuedAt, state }];
  });
  return [...read.map(note => ({ ...note, state: 'saved' as const })), ...own];
}
