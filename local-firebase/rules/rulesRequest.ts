import type { TokenClaims } from '../auth/caller';
import type { StoredDocument } from '../firestore/documents/document';
import type { Query } from '../firestore/query/query';
import type { AccessBudget, DocumentReader } from './evaluate/documentAccess';

type CommonRequest = {
  /** Null for a caller without credentials. */
  readonly auth: { readonly uid: string; readonly token: TokenClaims } | null;
  /** Microseconds since the epoch; for a write, the time of its commit. */
  readonly time: number;
  /** `(default)` */
  readonly database: string;
  /** The documents as they are before the request, by their path below the root. */
  readonly read: DocumentReader;
  /** The documents as the request would leave them; `read` for a request that writes nothing. */
  readonly readAfter: DocumentReader;
  /** One for all writes of a commit, or all documents read by a request, so that together they keep to its limit. */
  readonly accessBudget?: AccessBudget;
};

export type ReadRequest = CommonRequest & {
  readonly method: 'get';
  readonly path: string;
  readonly resource: StoredDocument | undefined;
};

/** One write; `resource` is the document before it and `after` the document it leaves, both in the whole commit. */
export type WriteRequest = CommonRequest & {
  readonly method: 'create' | 'update' | 'delete';
  readonly path: string;
  readonly resource: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
};

export type ListRequest = CommonRequest & { readonly method: 'list'; readonly query: Query };

export type RulesRequest = ReadRequest | WriteRequest | ListRequest;
export type RequestMethod = RulesRequest['method'];
