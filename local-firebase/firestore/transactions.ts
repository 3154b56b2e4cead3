import type { Clock } from '../clock';
import type { StoredDocument } from './documents/document';
import type { DocumentChange } from './documents/documentStore';
import { type DocumentView, overlaid } from './documents/documentView';
import { RpcError } from './wire/rpcError';

const MAX_AGE_MS = 270_000;
const MAX_IDLE_MS = 60_000;
const ID_BYTES = 16;

export type TransactionMode = 'readOnly' | 'readWrite';

/** Transactions that the server keeps between requests (`beginTransaction`); ids are base64. */
export type Transactions = {
  begin(mode: TransactionMode): string;
  /** The documents as the transaction sees them. @throws RpcError INVALID_ARGUMENT for an unknown or expired id */
  view(id: string): DocumentView;
  /**
   * Notes that the answer depends on what `evaluate` returns; its value is compared again at commit.
   * @throws RpcError INVALID_ARGUMENT for an unknown or expired id
   */
  observe(id: string, evaluate: () => string): void;
  /**
   * Ends a transaction that is about to commit; a read-only one that cannot goes on.
   * @throws RpcError ABORTED when something it read has changed since, INVALID_ARGUMENT for an unknown id
   */
  finish(id: string, hasWrites: boolean): void;
  /** @throws RpcError INVALID_ARGUMENT for what is no id */
  rollback(id: string): void;
  /** Keeps what a commit is about to replace, for read-only transactions that still see it. */
  preserve(changes: readonly DocumentChange[]): void;
};

type Transaction = {
  readonly mode: TransactionMode;
  readonly startedMs: number;
  usedMs: number;
  readonly observations: { readonly seen: string; readonly evaluate: () => string }[];
  /** Documents replaced since a read-only transaction began, as they were. */
  readonly preserved: Map<string, StoredDocument | undefined>;
};

/** Whether the text has the form of an id given here. */
export function isTransactionId(text: string): boolean {
  return /^[A-Za-z0-9+/]{22}==$/.test(text);
}

export function createTransactions(options: {
  readonly clock: Clock;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly stored: DocumentView;
}): Transactions {
  const { clock, randomBytes, stored } = options;
  const active = new Map<string, Transaction>();

  function isExpired({ startedMs, usedMs }: Transaction): boolean {
    return clock() - startedMs > MAX_AGE_MS || clock() - usedMs > MAX_IDLE_MS;
  }

  function forgetExpired(): void {
    for (const [id, transaction] of active) {
      if (isExpired(transaction)) active.delete(id);
    }
  }

  function used(id: string): Transaction {
    forgetExpired();
    const transaction = active.get(id);
    if (transaction === undefined) {
      // The server SDKs retry on exactly this text.
      throw new RpcError('INVALID_ARGUMENT', 'The referenced transaction has expired or is no longer valid.');
    }
    transaction.usedMs = clock();
    return transaction;
  }

  return {
    begin(mode) {
      forgetExpired();
      const id = Buffer.from(randomBytes(ID_BYTES)).toString('base64');
      active.set(id, { mode, startedMs: clock(), usedMs: clock(), observations: [], preserved: new Map() });
      return id;
    },
    view(id) {
      const { mode, preserved } = used(id);
      return mode === 'readOnly' ? overlaid(stored, preserved) : stored;
    },
    observe(id, evaluate) {
      const { mode, observations } = used(id);
      if (mode === 'readWrite') observations.push({ seen: evaluate(), evaluate });
    },
    finish(id, hasWrites) {
      const { mode, observations } = used(id);
      if (mode === 'readOnly' && hasWrites) {
        throw new RpcError('INVALID_ARGUMENT', 'Cannot modify documents in a read-only transaction.');
      }
      active.delete(id);
      if (observations.some(({ seen, evaluate }) => evaluate() !== seen)) {
        throw new RpcError('ABORTED', 'Too much contention on these documents. Please try again.');
      }
    },
    rollback(id) {
      // One that ended is as good as rolled back.
      if (!isTransactionId(id)) throw new RpcError('INVALID_ARGUMENT', 'Invalid transaction.');
      active.delete(id);
    },
    preserve(changes) {
      forgetExpired();
      for (const { mode, preserved } of active.values()) {
        if (mode === 'readWrite') continue;
        for (const { path, before } of changes) {
          if (!preserved.has(path)) preserved.set(path, before);
        }
      }
    },
  };
}
