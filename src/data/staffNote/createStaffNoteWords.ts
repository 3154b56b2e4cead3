import { parseNewStaffNote } from '@/domain/staffNote/newStaffNote';
import type { StaffOrderLabels } from '@/i18n/en/staffOrder';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { CommandWords } from '@/sync/outbox/commandWords';

/** What the outbox says of a note. Throws for one that cannot be read. */
export function createStaffNoteWords(entry: CommandRecord, { notes: text }: StaffOrderLabels): CommandWords {
  const note = parseNewStaffNote(entry.payload);
  return {
    title: text.ofOrder(note.orderId),
    details: [note.text],
    problem: entry.status === 'failed' ? text.refused : null,
    edit: null,
  };
}
