/** Plain data, as JSON carries it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** One row of one table set to a value, or removed (`value: null`). */
export type Change = {
  readonly table: string;
  readonly key: string;
  readonly value: Json;
};

/**
 * Where the backend keeps its rows. The handlers hold their rows in memory and tell the storage every change;
 * a storage only has to give the changes back, in the order they were appended, at the next start.
 */
export type Storage = {
  /** Calls `apply` with every kept change, oldest first. Called once, before the first `append`. */
  load(apply: (change: Change) => void): Promise<void>;
  /**
   * Keeps the changes, all or none of them. Resolves once they would survive the process being killed.
   * Calls keep their order: what is appended first is loaded first.
   */
  append(changes: readonly Change[]): Promise<void>;
  /** Waits for what was appended and lets go of the file. */
  close(): Promise<void>;
};
