import type { Area } from '@/lib/area';
import type { PlainDocument, PlainValue, Times, TimeValue, WriteData } from '@/lib/plainData';
import type { Credentials } from './firebaseApps';

/** Stands for a document's own id where a field is named. */
export const DOCUMENT_ID = '__name__';

export type WhereClause = readonly [
  field: string,
  operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains',
  value: PlainValue | TimeValue,
];
export type OrderClause = readonly [field: string, direction: 'asc' | 'desc'];

/** Reads the documents of a collection: answers `PlainDocument[]`. */
export type ListRequest = {
  readonly as: Credentials;
  readonly list: string;
  readonly where?: readonly WhereClause[];
  readonly orderBy?: readonly OrderClause[];
  /** Begins after the document that has these values in the fields of `orderBy`. */
  readonly after?: readonly (PlainValue | TimeValue)[];
  readonly limit?: number;
  readonly times?: Times;
};

/** Counts the documents of a collection: answers a number. Billed as one read per thousand. */
export type CountRequest = {
  readonly as: Credentials;
  readonly count: string;
  readonly where?: readonly WhereClause[];
};

/**
 * With `sum` the numbers in that field are added up instead: an index that ends with it is needed, and documents without
 * it are left out.
 */
export type AggregateRequest = CountRequest & { readonly sum?: string };

/** Reads one document by its path: answers `PlainDocument | null`. */
export type GetRequest = { readonly as: Credentials; readonly get: string; readonly times?: Times };

/** Whose credentials a transaction is sent with, as the token says and the rules read it. */
export type Identity = {
  readonly uid: string;
  readonly email: string;
  /** The email where the account has no name. */
  readonly name: string;
};

/** What a transaction may do. Reads come before writes, as Firestore demands. */
export type Transaction = {
  readonly me: Identity;
  readonly get: (path: string, times?: Times) => Promise<PlainDocument | null>;
  /** Writes a whole document. After a `get` that found nothing it fails if the document exists by then. */
  readonly set: (path: string, data: WriteData) => void;
  /** Changes the given fields of a document that must exist. */
  readonly update: (path: string, data: WriteData) => void;
};

/**
 * Reads and writes that happen together or not at all: answers what `run` returned. It may be sent again
 * after an answer was lost, so `run` must find its own earlier work and leave it be.
 */
export type TransactionRequest = {
  readonly as: Area;
  readonly transaction: string;
  /** Whose it is: sent only with this user's credentials, whoever has signed in since. */
  readonly uid?: string;
  /** Sent with a new token: the one there is may be too old, and a new one tells the server's time (`inDays`). */
  readonly renewToken?: true;
  readonly run: (transaction: Transaction) => Promise<unknown>;
};

/** Who listens to a query, and what they are told. */
export type Listener = {
  /** What to ask for from what is known at this moment; null where nothing can be asked yet. Asked at each new beginning. */
  readonly query: () => Omit<ListRequest, 'as'> | null;
  /** New and changed documents, each version once. Where it rejects they are asked for again. */
  readonly changed: (documents: readonly PlainDocument[]) => Promise<void>;
  /** The ids of documents that were told and that the query has no more. */
  readonly left?: ((ids: readonly string[]) => void) | undefined;
  /** Whether every change is told from now on. `heardAtMs`: when the server last said something, by the device's clock. */
  readonly live: (live: boolean, heardAtMs: number) => void;
  /** The session is over: nothing is told any more. */
  readonly ended: () => void;
};

/** Listens to a query until the session ends: answers how to stop. What it cannot do it says by never being live. */
export type ListenRequest = { readonly as: Area; readonly uid: string; readonly listen: Listener };

export type FirestoreRequest = ListRequest | AggregateRequest | GetRequest | TransactionRequest;
