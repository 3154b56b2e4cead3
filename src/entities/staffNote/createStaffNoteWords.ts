import type { CommandWords } from '@/entities/outbox/commandWords';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { StaffOrderText } from '@/shared/text/en/staffOrder';
import { parseNewStaffNote } from './newStaffNote';

/** What the outbox says of a note. Throws for one that cannot be read. */
export function createStaffNoteWords(entry: CommandRecord, { notes: text }: StaffOrderText): CommandWords {
  const note = parseNewStaffNote(entry.payload);
  return {
    title: text.ofOrder(note.orderId),
    details: [note.text],
    problem: entry.status === 'failed' ? text.refused : null,
    edit: null,
  };
}
