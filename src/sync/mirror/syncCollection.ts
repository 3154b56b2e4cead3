// @bundle mirror

import type { PlainDocument } from '@/lib/plainData';
import type { Working } from '@/store/api/firestoreBaseQuery';
import type { RootState } from '@/store/rootState';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import {
  type CollectionName,
  definitionOf,
  type MirrorDefinition,
  type MirrorRow,
  type RowsById,
  type Synced,
} from './collections';
import { selectMirrored } from './mirrorSelectors';
import { rowsRead } from './mirrorSlice';
import { type PageRead, readChanges, type Source } from './readChanges';
import { packOnce, restoreCollection, showPreview } from './restoreCollection';
import { storePage } from './storedMirror';
import type { SyncCursor } from './syncCursor';

/** The rows of documents as the server gives them; a document that is none has no row. */
export async function rowsOf(
  collection: CollectionName,
  documents: readonly PlainDocument[],
): Promise<MirrorRow[]> {
  const definition: MirrorDefinition<MirrorRow> = definitionOf(collection);
  const parse = await definition.loadParser();
  return documents.flatMap((document): MirrorRow[] => {
    const row = parse(document);
    return row ? [row] : [];
  });
}

/** How far this user's mirror has come; null where it holds nothing. */
const cursorOf = (state: RootState, collection: CollectionName, uid: string): SyncCursor | null =>
  (state.mirror.uid === uid && selectMirrored(state, collection)?.syncCursor) || null;

/** What a reading or the listener has brought: in the state at once, and on the device. */
export const applyPage =
  (
    collection: CollectionName,
    uid: string,
    rows: readonly MirrorRow[],
    page: PageRead,
    readAt: string,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { documents, syncCursor: read, more = false } = page;
    const base = cursorOf(getState(), collection, uid);
    dispatch(rowsRead({ uid, collection, rows, syncCursor: read, ...(more && { more }) }));
    const syncCursor = cursorOf(getState(), collection, uid) ?? read;
    await dispatch(storePage(collection, uid, { documents, syncCursor }, rows, readAt, base));
  };

/**
 * Brings one collection of the mirror up to date, for the member of staff who is signed in: first with what the device
 * stored, then with what the server has. Each page counts as it arrives. Answers when that was, as an ISO instant by the
 * device's clock; throws what a request throws.
 */
export const syncCollection =
  (collection: CollectionName, uid: string, source: Source): AppThunk<Promise<string>> =>
  async (dispatch, getState) => {
    await dispatch(restoreCollection(collection, uid));
    let syncCursor = cursorOf(getState(), collection, uid);
    const mirrored: RowsById<unknown> = (syncCursor && selectMirrored(getState(), collection)?.rows) ?? {};
    const asOf = source.now();
    for await (const page of readChanges(collection, syncCursor, Object.keys(mirrored).length, source)) {
      const rows = await rowsOf(collection, page.documents);
      // Another user who has signed in meanwhile starts a reading of their own, and so does reading everything
      // again.
      const { user } = selectSession(getState(), 'back-office');
      if (user?.id !== uid || cursorOf(getState(), collection, uid) !== syncCursor) return asOf;
      const stored = dispatch(applyPage(collection, uid, rows, page, asOf));
      syncCursor = cursorOf(getState(), collection, uid);
      await stored;
    }
    void dispatch(packOnce(collection, uid));
    return asOf;
  };

/** The work of a query that is made with `changesSince`. */
export async function syncForQuery(
  collection: CollectionName,
  uid: string,
  { run, now, dispatch }: Working,
): Promise<Synced> {
  const asOf = await dispatch(
    syncCollection(collection, uid, {
      list: async request => (await run(request)) as PlainDocument[],
      count: async request => (await run(request)) as number,
      now: () => now,
      showNewest: documents => dispatch(showPreview(uid, documents)),
    }),
  );
  return { asOf };
}
