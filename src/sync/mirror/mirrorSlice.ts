import { createAction, freeze, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { sessionChanged } from '@/store/session/session';
import {
  type CollectionName,
  definitionOf,
  MAX_MIRRORED_ROWS,
  type MirrorDefinition,
  type MirrorRow,
  type MirrorRows,
  type PreviewRow,
  previewName,
  type RowsById,
} from './collections';
import type { SyncCursor } from './syncCursor';

/** One collection as far as it has been read. */
export type Mirrored<Row> = {
  readonly syncCursor: SyncCursor;
  readonly rows: RowsById<Row>;
  /** All has been read from the server since the app was opened: what comes from now on is new. */
  readonly synced?: boolean;
};

/**
 * What staff's screens are computed from: the server's documents, without what waits in the outbox. Recorded sessions
 * hold the state and its actions: after a field or an action is renamed, a session replays only in the version that recorded it.
 */
export type MirrorState = {
  /** Whose it is: nobody else's to see. */
  readonly uid: string | null;
  readonly of: { readonly [name in CollectionName]?: Mirrored<MirrorRows[name]> };
  /**
   * The preview: the newest rows of one collection, to be looked at while the rest is still being read; gone once everything
   * is there. Nothing is to be counted or concluded from them.
   */
  readonly preview?: readonly PreviewRow[];
};

export const NO_MIRROR: MirrorState = { uid: null, of: {} };

type RowsRead = {
  readonly uid: string;
  readonly collection: CollectionName;
  readonly rows: readonly MirrorRow[];
  readonly syncCursor: SyncCursor;
  /** The same reading goes on after it. */
  readonly more?: boolean;
};

/** A page has been read, from the server or from what the device stored. */
export const rowsRead = createAction<RowsRead>('mirror/rowsRead');

/** All that the device stored of a collection: put there as it is, where nothing is known yet. */
export const collectionRestored = createAction<{
  readonly uid: string;
  readonly collection: CollectionName;
  readonly rows: RowsById<MirrorRow>;
  readonly syncCursor: SyncCursor;
}>('mirror/collectionRestored');

/** The newest rows of the collection that has a preview have been read, before all the others. */
export const previewRead = createAction<{ readonly uid: string; readonly rows: readonly PreviewRow[] }>(
  'mirror/previewRead',
);

/** Everything is to be read anew. */
export const mirrorForgotten = createAction('mirror/forgotten');

/** Whether two readings of a document are alike: parsers write their fields in one order. */
export const isSame = (one: MirrorRow | undefined, other: MirrorRow): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** The rows by their ids: of one id the last. */
export function rowsById<Row extends MirrorRow>(rows: readonly Row[]): RowsById<Row> {
  const all: { [id: string]: Row } = {};
  for (const row of rows) all[row.id] = row;
  return all;
}

/** Beyond the latest, how many are let gather before the oldest are dropped: each time costs a walk through all. */
const SLACK = 500;

/** Without the oldest, where there are more than a mirror holds; else the same object. */
export function keepLatestRows(collection: CollectionName, rows: RowsById<MirrorRow>): RowsById<MirrorRow> {
  const all = Object.values(rows);
  if (all.length <= MAX_MIRRORED_ROWS + SLACK) return rows;
  const definition: MirrorDefinition<MirrorRow> = definitionOf(collection);
  const dateOf = (row: MirrorRow) => definition.timeOf?.(row) ?? '';
  const latest = all.sort((one, other) => (dateOf(one) < dateOf(other) ? 1 : -1)).slice(0, MAX_MIRRORED_ROWS);
  return rowsById(latest);
}

/** Rows that were read again and had not changed stay the same objects, and so does everything computed from them. */
function merge(
  collection: CollectionName,
  known: RowsById<MirrorRow>,
  read: readonly MirrorRow[],
): { readonly rows: RowsById<MirrorRow>; readonly dropped: boolean } {
  const changed = read.filter(row => !isSame(known[row.id], row));
  if (changed.length === 0) return { rows: known, dropped: false };
  const all = { ...known, ...rowsById(changed) };
  const rows = keepLatestRows(collection, all);
  return { rows, dropped: rows !== all };
}

/** Whether the preview is of no more use: all the rows that it is of are there. */
function isPreviewOver(of: MirrorState['of']): boolean {
  const name = previewName();
  return name !== undefined && (of[name]?.syncCursor.complete ?? false);
}

function withCollection(
  state: MirrorState,
  uid: string,
  collection: CollectionName,
  mirrored: Mirrored<MirrorRow>,
): MirrorState {
  const { of, preview } = state.uid === uid ? state : NO_MIRROR;
  const next = { ...of, [collection]: mirrored };
  return { uid, of: next, ...(preview && !isPreviewOver(next) && { preview }) };
}

function reduce(state: MirrorState = NO_MIRROR, action: UnknownAction): MirrorState {
  if (sessionChanged.match(action)) {
    const { area, user } = action.payload;
    return area === 'back-office' && state.uid !== null && user?.id !== state.uid ? NO_MIRROR : state;
  }
  if (mirrorForgotten.match(action)) return NO_MIRROR;
  if (rowsRead.match(action)) {
    const { uid, collection, rows, syncCursor, more } = action.payload;
    const known: Mirrored<MirrorRow> | undefined = state.uid === uid ? state.of[collection] : undefined;
    const merged = merge(collection, known?.rows ?? {}, rows);
    // From the first that is dropped on, pages must say that they are computed from the latest only.
    const latestOnly = syncCursor.latestOnly || merged.dropped || (known?.syncCursor.latestOnly ?? false);
    return withCollection(state, uid, collection, {
      syncCursor: latestOnly === syncCursor.latestOnly ? syncCursor : { ...syncCursor, latestOnly },
      rows: merged.rows,
      ...((known?.synced || !more) && { synced: true }),
    });
  }
  if (collectionRestored.match(action)) {
    const { uid, collection, rows, syncCursor } = action.payload;
    if (state.uid === uid && state.of[collection]) return state;
    return withCollection(state, uid, collection, { syncCursor, rows });
  }
  if (previewRead.match(action)) {
    const { uid, rows } = action.payload;
    const { of } = state.uid === uid ? state : NO_MIRROR;
    return isPreviewOver(of) ? state : { uid, of, preview: rows };
  }
  return state;
}

/**
 * Written without Immer, which would wrap every one of the rows. In development they are frozen as Immer would: whoever changes
 * one is told where, and the walks through the state after each action stop at what is frozen.
 */
export const mirrorReducer: Reducer<MirrorState> = import.meta.env.DEV
  ? (state, action) => freeze(reduce(state, action), true)
  : reduce;

declare module '@/store/rootState' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface RootState {
    readonly mirror: MirrorState;
  }
}
