import type { Clock } from '../clock';
import type { Change, Storage } from '../storage/storage';
import { type Access, FULL_ACCESS } from './access';
import { type CommitClock, createCommitClock } from './commitClock';
import { DOCUMENTS_TABLE, fromChange, toChange } from './documents/documentChange';
import { createDocumentStore, type DocumentStore } from './documents/documentStore';
import { createResourceNames, type ResourceNames } from './documents/resourceName';
import { checkIndexes } from './query/declaredIndexes';
import type { Query } from './query/query';
import type { Index } from './query/requiredIndexes';
import { createRecorder } from './recorder';
import { createTransactions, type Transactions } from './transactions';
import { type Staged, stageCommit } from './writes/stageCommit';
import type { Write } from './writes/write';

/** The documents with everything that reads and commits need. */
export type Database = {
  readonly names: ResourceNames;
  readonly store: DocumentStore;
  readonly transactions: Transactions;
  readonly commitClock: CommitClock;
  readonly randomBytes: (count: number) => Uint8Array;
  /**
   * Applies all the writes or none, in this tick; `kept` tells when they are durable.
   * @throws RpcError for a failed precondition, a document too large, a transaction that cannot commit, or what
   *   `access` does not allow
   */
  commit(writes: readonly Write[], access: Access, transaction?: string): Staged;
  /** @throws RpcError FAILED_PRECONDITION for a query whose index is not declared */
  checkIndexes(query: Query): void;
  /** Tells of every commit, in the tick in which it is applied. */
  follow(commit: (staged: Staged) => void): void;
  /** Removes every document. */
  clear(): void;
  restore(change: Change): void;
  persisted(): Promise<void>;
};

export function createDatabase(options: {
  readonly projectId: string;
  readonly clock: Clock;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly append: Storage['append'];
  readonly indexes?: readonly Index[] | undefined;
}): Database {
  const { clock, randomBytes, indexes } = options;
  const store = createDocumentStore();
  const names = createResourceNames(options.projectId);
  const commitClock = createCommitClock(clock);
  const transactions = createTransactions({ clock, randomBytes, stored: store });
  const recorder = createRecorder(options.append);
  const followers: ((staged: Staged) => void)[] = [];

  function apply(staged: Staged): void {
    const { changes } = staged;
    transactions.preserve(changes);
    for (const { path, after } of changes) store.put(path, after);
    recorder.record(changes.map(toChange));
    for (const follow of followers) follow(staged);
  }

  function commit(writes: readonly Write[], access: Access, transaction?: string): Staged {
    if (transaction !== undefined) transactions.finish(transaction, writes.length > 0);
    const staged = stageCommit(store, writes, commitClock.next(), names.nameOf);
    access.commit(writes, store, staged);
    if (staged.failure) throw staged.failure;
    apply(staged);
    return staged;
  }

  return {
    names,
    store,
    transactions,
    commitClock,
    randomBytes,
    commit,
    checkIndexes(query) {
      if (indexes !== undefined) checkIndexes(query, indexes);
    },
    follow: follower => {
      followers.push(follower);
    },
    clear() {
      const all = Array.from(store.all(), ({ path }) => path);
      commit(
        all.map(path => ({ kind: 'delete', path, precondition: undefined })),
        FULL_ACCESS,
      );
    },
    restore(change) {
      if (change.table !== DOCUMENTS_TABLE) throw new Error(`Firestore has no table "${change.table}".`);
      const document = fromChange(change);
      store.put(change.key, document);
      if (document !== undefined) commitClock.witness(document.updateTime);
    },
    persisted: recorder.persisted,
  };
}
