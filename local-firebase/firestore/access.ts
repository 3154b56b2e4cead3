import type { Caller } from '../auth/caller';
import type { DocumentView } from './documents/documentView';
import type { Query } from './query/query';
import type { Staged } from './writes/stageCommit';
import type { Write } from './writes/write';

/** What one request's caller may do. Each throws RpcError PERMISSION_DENIED for what is not allowed. */
export type Access = {
  /** All documents that one request reads by their names. */
  get(paths: readonly string[], view: DocumentView): void;
  list(query: Query, view: DocumentView): void;
  /** All writes of a commit together, worked out but not yet done. */
  commit(writes: readonly Write[], before: DocumentView, staged: Staged): void;
  /** What no rule speaks of and only the owner may do. */
  administer(what: string): void;
};

/** Decides who may do what; without one everything is allowed. */
export type Guard = {
  /** @param time of the request, microseconds since the epoch */
  accessOf(caller: Caller, time: number): Access;
};

/** The owner's, and everybody's where there is no guard. */
export const FULL_ACCESS: Access = {
  get: () => undefined,
  list: () => undefined,
  commit: () => undefined,
  administer: () => undefined,
};
