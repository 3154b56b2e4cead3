import type { NewStaffNote } from '@/domain/staffNote/newStaffNote';
import { type PlainDocument, serverTime } from '@/lib/plainData';
import { type FailedCommit, type Run, runCommit } from '@/services/firebase/firestore/runCommit';

export type SaveNoteResult =
  | { readonly outcome: 'saved' }
  /** Nothing was written, and nothing here can say why. */
  | { readonly outcome: 'refused'; readonly problem: 'denied' }
  /** Sending the same note again is safe. */
  | FailedCommit;

const pathOf = ({ orderId, commandId }: NewStaffNote): string => `orders/${orderId}/staffNotes/${commandId}`;

/** Whether the server has a note. Rejects when it cannot be asked. */
export async function isNoteSaved(note: NewStaffNote, run: Run): Promise<boolean> {
  return ((await run({ as: 'back-office', get: pathOf(note) })) as PlainDocument | null) !== null;
}

/** Writes a note beside its order, once however often it is called. Never rejects. */
export async function saveStaffNote(note: NewStaffNote, run: Run): Promise<SaveNoteResult> {
  const result = await runCommit<Exclude<SaveNoteResult, FailedCommit>>(run, {
    as: 'back-office',
    // The rules take it from its author only.
    uid: note.by.id,
    transaction: 'createStaffNote',
    async run(transaction) {
      if (!(await transaction.get(pathOf(note)))) {
        transaction.set(pathOf(note), { text: note.text, author: note.by.id, at: serverTime });
      }
      return { outcome: 'saved' };
    },
  });
  if (result.outcome !== 'failed') return result;
  if (await isNoteSaved(note, run).catch(() => false)) return { outcome: 'saved' };
  const { kind } = result.error;
  return kind === 'denied' || kind === 'invalid' ? { outcome: 'refused', problem: 'denied' } : result;
}
