import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Order } from '@/domain/order/order';
import { sessionChanged } from '@/store/session/session';
import { type CollectionName, LATEST, type ReplicaRow, type ReplicaRows } from './collections';
import type { Mark } from './mark';

export type RowsById<Row> = { readonly [id: string]: Row };

/** One collection as far as it has been read. */
export type Replicated<Row> = { readonly mark: Mark; readonly rows: RowsById<Row> };

/** What staff's screens are computed from: the server's documents, without what waits in the outbox. */
export type ReplicaState = {
  /** Whose it is: nobody else's to see. */
  readonly uid: string | null;
  readonly of: { readonly [name in CollectionName]?: Replicated<ReplicaRows[name]> };
  /**
   * The newest orders, to be looked at while the rest is still being read; gone once everything is there. Nothing is to
   * be counted or concluded from them.
   */
  readonly head?: readonly Order[];
};

export const NO_REPLICA: ReplicaState = { uid: null, of: {} };

type RowsRead = {
  readonly uid: string;
  readonly collection: CollectionName;
  readonly rows: readonly ReplicaRow[];
  readonly mark: Mark;
};

/** A page has been read, from the server or from what the device kept. */
export const rowsRead = createAction<RowsRead>('replica/rowsRead');

/** All that the device kept of a collection: put there as it is, where nothing is known yet. */
export const collectionRestored = createAction<{
  readonly uid: string;
  readonly collection: CollectionName;
  readonly rows: RowsById<ReplicaRow>;
  readonly mark: Mark;
}>('replica/collectionRestored');

/** The newest orders have been read, before all the others. */
export const headRead = createAction<{ readonly uid: string; readonly rows: readonly Order[] }>(
  'replica/headRead',
);

/** Everything is to be read anew. */
export const replicaForgotten = createAction('replica/forgotten');

/** Whether two readings of a document are alike: parsers write their fields in one order. */
export const isSame = (one: ReplicaRow | undefined, other: ReplicaRow): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** Beyond the latest, how many are let gather before the oldest are dropped: each time costs a walk through all. */
const SLACK = 500;

const dateOf = (row: ReplicaRow): string => {
  if ('orderedAt' in row) return row.orderedAt ?? '';
  return 'at' in row ? (row.at ?? '') : '';
};

/** Without the oldest, where there are more than a replica holds. */
function bounded(rows: RowsById<ReplicaRow>): RowsById<ReplicaRow> {
  const all = Object.values(rows);
  if (all.length <= LATEST + SLACK) return rows;
  const latest = all.sort((one, other) => (dateOf(one) < dateOf(other) ? 1 : -1)).slice(0, LATEST);
  return Object.fromEntries(latest.map(row => [row.id, row]));
}

/** Rows that were read again and had not changed stay the same objects, and so does everything computed from them. */
function merge(known: RowsById<ReplicaRow>, read: readonly ReplicaRow[]): RowsById<ReplicaRow> {
  const changed = read.filter(row => !isSame(known[row.id], row));
  if (changed.length === 0) return known;
  return bounded({ ...known, ...Object.fromEntries(changed.map(row => [row.id, row])) });
}

const isWhole = (replicated: Replicated<unknown> | undefined): boolean => replicated?.mark.filled ?? false;

function withCollection(
  state: ReplicaState,
  uid: string,
  collection: CollectionName,
  replicated: Replicated<ReplicaRow>,
): ReplicaState {
  const { of, head } = state.uid === uid ? state : NO_REPLICA;
  const next = { ...of, [collection]: replicated };
  return { uid, of: next, ...(head && !isWhole(next.orders) && { head }) };
}

/** Written without Immer, which would wrap every one of the rows. */
export function replicaReducer(state: ReplicaState = NO_REPLICA, action: UnknownAction): ReplicaState {
  if (sessionChanged.match(action)) {
    const { wing, user } = action.payload;
    return wing === 'back-office' && state.uid !== null && user?.id !== state.uid ? NO_REPLICA : state;
  }
  if (replicaForgotten.match(action)) return NO_REPLICA;
  if (rowsRead.match(action)) {
    const { uid, collection, rows, mark } = action.payload;
    const known: RowsById<ReplicaRow> = (state.uid === uid && state.of[collection]?.rows) || {};
    return withCollection(state, uid, collection, { mark, rows: merge(known, rows) });
  }
  if (collectionRestored.match(action)) {
    const { uid, collection, rows, mark } = action.payload;
    if (state.uid === uid && state.of[collection]) return state;
    return withCollection(state, uid, collection, { mark, rows });
  }
  if (headRead.match(action)) {
    const { uid, rows } = action.payload;
    const { of } = state.uid === uid ? state : NO_REPLICA;
    return isWhole(of.orders) ? state : { uid, of, head: rows };
  }
  return state;
}

declare module '@/store/rootState' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface RootState {
    readonly replica: ReplicaState;
  }
}
