import type { RequestMeta } from './firestoreBaseQuery';

/** A list as it was read from the server, and when. */
export type Reading<Item> = {
  readonly items: readonly Item[];
  /** ISO instant, by the device's clock. */
  readonly asOf: string;
  /** The server has given all of it, in this session: what changed since is all that need be asked for. */
  readonly whole?: boolean;
  /** The server tells of every change by itself: nothing need be asked. */
  readonly live?: boolean;
};

/** The reading that an answer of the base query is. */
export function readingOf<Item>(items: readonly Item[], meta: RequestMeta | undefined): Reading<Item> {
  if (!meta) throw new Error('An answer without its request has no time.');
  return { items, asOf: meta.answeredAt };
}
