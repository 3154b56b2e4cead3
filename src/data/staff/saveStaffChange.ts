import type { ChangedKind } from '@/domain/staff/changeLog';
import { type ChangeProblem, matchesBase, type StaffChange, staffStamp } from '@/domain/staff/staffChange';
import type { PlainDocument, PlainValue, WriteData } from '@/lib/plainData';
import { parseInstant } from '@/lib/time/instants';
import type { FailedCommit, Run } from '@/services/firebase/firestore/runCommit';
import type { Transaction } from '@/services/firebase/requests';
import type { Json } from '@/services/outboxLog/commandRecord';
import { changeLogEntry, changeLogPath, documentAfterUpdate } from './changeLogEntry';
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
  /**
   * What the change log calls the document, whose every write is then written down there in the same commit; absent where
   * the change is told elsewhere.
   */
  readonly kind?: ChangedKind;
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

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Whether a change is on the server: the document's last one, or written down in the change log. Rejects when the server
 * cannot be asked.
 */
export async function isChangeSaved(path: string, { commandId }: StaffChange, run: Run): Promise<boolean> {
  const stored = (await run({ as: 'back-office', get: path })) as PlainDocument | null;
  if (lastCommandOf(stored) === commandId) return true;
  return (await run({ as: 'back-office', get: changeLogPath(commandId, idOf(path)) })) !== null;
}

/** A value that was read with its times marked, without the marks. */
function unmarked(value: PlainValue): PlainValue {
  if (Array.isArray(value)) return value.map(unmarked);
  if (typeof value !== 'object' || value === null) return value;
  if ('$time' in value) return value.$time;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, unmarked(inner)]));
}

const withoutMarks = (marked: PlainDocument): PlainDocument => ({
  id: marked.id,
  data: Object.fromEntries(Object.entries(marked.data).map(([field, value]) => [field, unmarked(value)])),
});

/** The transaction, with an entry in the change log beside whatever it writes of the changed document. */
function traced(
  transaction: Transaction,
  { name, path, kind, change }: Write,
  before: PlainDocument | null,
): Transaction {
  if (!kind) return transaction;
  const trace = (written: string, after: WriteData) => {
    if (written !== path) return;
    const { me } = transaction;
    const { commandId } = change;
    const by = { id: me.uid, name: me.name };
    transaction.set(...changeLogEntry({ kind, id: idOf(path), action: name, commandId, before, after, by }));
  };
  return {
    ...transaction,
    set(written, data) {
      transaction.set(written, data);
      trace(written, data);
    },
    update(written, data) {
      transaction.update(written, data);
      trace(written, documentAfterUpdate(before, data));
    },
  };
}

/**
 * Saves a staff change in one transaction, at most once however often it is called, and never over what the person has
 * not seen. A failure whose answer may only have been lost is looked into at once, before anyone else changes the
 * document again: afterwards nothing on it tells. Never rejects.
 */
export async function saveStaffChange(request: Write, run: Run): Promise<SaveChangeResult> {
  const { name, path, change, kind, checksBaseVersion, write } = request;
  const result = await runStaffCommit<Exclude<SaveChangeResult, FailedCommit>>(run, {
    // Another user may have signed in meanwhile: never write this change under their name.
    uid: change.by.id,
    transaction: name,
    async run(transaction) {
      const marked = await transaction.get(path, 'marked');
      const stored = marked && withoutMarks(marked);
      const lastCommandId = lastCommandOf(stored);
      if (lastCommandId === change.commandId) return { outcome: 'saved' };
      const updatedAt = parseInstant(stored?.data.updatedAt);
      if (checksBaseVersion && !matchesBase(change, { updatedAt, lastCommandId })) {
        return { outcome: 'refused', problem: 'conflict' };
      }
      return write(stored, traced(transaction, request, marked), staffStamp(name, change));
    },
  });
  if (result.outcome === 'saved') return result;
  const isDenied = 'error' in result && (result.error.kind === 'denied' || result.error.kind === 'invalid');
  // A change that was saved before somebody else's is refused when it is sent again; the log still tells of it.
  const mayBeSaved = kind !== undefined || (result.outcome === 'failed' && !isDenied);
  if (mayBeSaved && (await isChangeSaved(path, change, run).catch(() => false))) return { outcome: 'saved' };
  return isDenied ? { outcome: 'refused', problem: 'denied' } : result;
}
