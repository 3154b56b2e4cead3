import { type ChangeProblem, matchesBase, type StaffChange, staffStamp } from '@/domain/staff/staffChange';
import type { PlainDocument, WriteData } from '@/lib/plainData';
import { parseInstant } from '@/lib/time/instants';
import type { Transaction } from '@/services/firebase/requests';
import type { FailedCommit, Run } from '@/services/firebase/runCommit';
import type { Json } from '@/services/outboxLog/commandRecord';
import { runStaffCommit } from './runStaffCommit';

export type SaveChangeResult =
  | { readonly outcome: 'saved' }
  /** Nothing was written; the page's own reasons are objects, the common ones their names. */
  | { readonly outcome: 'refused'; readonly problem: ChangeProblem | { readonly [field: string]: Json } }
  /** Sending the same change again is safe. */
  | FailedCommit;

type Write = {
  /** The command's stored name; names the transaction in DevTools, and stands in the document: `updateStockItem`. */
  readonly name: string;
  /** The document that carries `updatedAt` and `lastCommandId` of the change. */
  readonly path: string;
  readonly change: StaffChange;
  /** Whether a change of someone else's that the person had not seen is in the way; not for what adds up in any order. */
  readonly checksBaseVersion: boolean;
  /**
   * Writes the change, `stamp` with it, or says why it cannot be made. `stored`: the document as it is, null where there
   * is none. Reads come before writes.
   */
  readonly write: (
    stored: PlainDocument | null,
    transaction: Transaction,
    stamp: WriteData,
  ) => Promise<Extract<SaveChangeResult, { outcome: 'saved' | 'refused' }>>;
};

const lastCommandOf = (stored: PlainDocument | null): string | null => {
  const value = stored?.data.lastCommandId;
  return typeof value === 'string' ? value : null;
};

/** Whether a document's last change is this very one. Rejects when the server cannot be asked. */
export async function isChangeSaved(path: string, { commandId }: StaffChange, run: Run): Promise<boolean> {
  const stored = (await run({ as: 'back-office', get: path })) as PlainDocument | null;
  return lastCommandOf(stored) === commandId;
}

/**
 * Saves a staff change in one transaction, at most once however often it is called, and never over what the person has
 * not seen. A failure whose answer may only have been lost is looked into at once, before anyone else changes the
 * document again: afterwards nothing on it tells. Never rejects.
 */
export async function saveStaffChange(
  { name, path, change, checksBaseVersion, write }: Write,
  run: Run,
): Promise<SaveChangeResult> {
  const result = await runStaffCommit<Exclude<SaveChangeResult, FailedCommit>>(run, {
    // Nobody's change is written in the name of whoever has signed in since.
    uid: change.by.id,
    transaction: name,
    async run(transaction) {
      const stored = await transaction.get(path);
      const lastCommandId = lastCommandOf(stored);
      if (lastCommandId === change.commandId) return { outcome: 'saved' };
      const updatedAt = parseInstant(stored?.data.updatedAt);
      if (checksBaseVersion && !matchesBase(change, { updatedAt, lastCommandId })) {
        return { outcome: 'refused', problem: 'conflict' };
      }
      return write(stored, transaction, staffStamp(name, change));
    },
  });
  if (result.outcome !== 'failed') return result;
  const { kind } = result.error;
  if (kind === 'denied' || kind === 'invalid') return { outcome: 'refused', problem: 'denied' };
  const saved = await isChangeSaved(path, change, run).catch(() => false);
  return saved ? { outcome: 'saved' } : result;
}
