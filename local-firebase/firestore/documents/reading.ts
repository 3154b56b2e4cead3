import type { Database } from '../database';
import { isTransactionId, type TransactionMode } from '../transactions';
import { formatMicros } from '../values/timestamp';
import { isAbsent, type JsonObject, readObject } from '../values/wireJson';
import { readOneOf, readText, refuseUnsupported } from '../wire/requestFields';
import { RpcError } from '../wire/rpcError';
import type { DocumentView } from './documentView';

/** The keys of a read that choose which state of the documents it sees. */
export const CONSISTENCY_KEYS = ['transaction', 'newTransaction'] as const;
export const UNSUPPORTED_CONSISTENCY_KEYS = ['readTime'] as const;

/** One request's reading of the documents: now, or inside a transaction. */
export type Reading = {
  readonly view: DocumentView;
  readonly readTime: string;
  /** The transaction that this request began. */
  readonly begun: string | undefined;
  /** Inside a read-write transaction: notes that the answer depends on what `evaluate` returns. */
  observe(evaluate: () => string): void;
};

/** @throws RpcError INVALID_ARGUMENT for an unknown transaction, or two ways of reading at once */
export function openReading(database: Database, raw: JsonObject): Reading {
  const { transactions, store, commitClock } = database;
  const kind = readOneOf(raw, 'consistency_selector', CONSISTENCY_KEYS);
  const readTime = formatMicros(commitClock.now());
  if (kind === undefined) return { view: store, readTime, begun: undefined, observe: () => undefined };
  const begun =
    kind === 'newTransaction' ? transactions.begin(parseMode(raw[kind], kind, 'readOnly')) : undefined;
  const id = begun ?? readText(raw.transaction, 'transaction');
  return {
    view: transactions.view(id),
    readTime,
    begun,
    observe: evaluate => transactions.observe(id, evaluate),
  };
}

/** `TransactionOptions`. @param otherwise the mode where it names none */
export function parseMode(json: unknown, at: string, otherwise: TransactionMode): TransactionMode {
  if (isAbsent(json)) return otherwise;
  const raw = readObject(json, ['readOnly', 'readWrite'], at);
  const mode = readOneOf(raw, at, ['readOnly', 'readWrite'] as const) ?? otherwise;
  switch (mode) {
    case 'readOnly':
      refuseUnsupported(raw[mode], ['readTime']);
      readObject(raw[mode] ?? {}, [], `${at}.${mode}`);
      return mode;
    case 'readWrite':
      checkRetried(readObject(raw[mode] ?? {}, ['retryTransaction'], `${at}.${mode}`).retryTransaction);
      return mode;
    default:
      throw new RpcError('INVALID_ARGUMENT', `Unknown transaction mode ${mode satisfies never}`);
  }
}

/** A hint that lets a lock-based server favour the retry; here nothing waits. */
function checkRetried(transaction: unknown): void {
  if (isAbsent(transaction) || isTransactionId(readText(transaction, 'retryTransaction'))) return;
  throw new RpcError('INVALID_ARGUMENT', 'Invalid transaction.');
}
