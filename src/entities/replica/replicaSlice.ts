import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { sessionChanged } from '@/entities/user/sessionSlice';
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

/** Everything is to be read anew. */
export const replicaForgotten = createAction('replica/forgotten');

/** Whether two readings of a document are alike: parsers write their fields in one order. */
const isSame = (one: ReplicaRow | undefined, other: ReplicaRow): boolean =>
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

/** Written without Immer, which would wrap every one of the rows. */
export function replicaReducer(state: ReplicaState = NO_REPLICA, action: UnknownAction): ReplicaState {
  if (sessionChanged.match(action)) {
    const { wing, user } = action.payload;
    return wing === 'back-office' && state.uid !== null && user?.id !== state.uid ? NO_REPLICA : state;
  }
  if (replicaForgotten.match(action)) return NO_REPLICA;
  if (rowsRead.match(action)) {
    const { uid, collection, rows, mark } = action.payload;
    const of = state.uid === uid ? state.of : {};
    const known: RowsById<ReplicaRow> = of[collection]?.rows ?? {};
    return { uid, of: { ...of, [collection]: { mark, rows: merge(known, rows) } } };
  }
  return state;
}
