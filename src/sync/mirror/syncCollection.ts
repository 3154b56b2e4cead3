// @bundle mirror

import type { PlainDocument } from '@/lib/plainData';
import type { Working } from '@/store/api/firestoreBaseQuery';
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
import { restoreCollection, showPreview } from './restoreCollection';
import { packMirror, storePage } from './storedMirror';

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

/** What a reading or the listener has brought: in the state at once, and on the device. */
export const takePage =
  (
    collection: CollectionName,
    uid: string,
    rows: readonly MirrorRow[],
    page: PageRead,
    readAt: string,
  ): AppThunk<Promise<void>> =>
  async dispatch => {
    const { syncCursor, more = false } = page;
    dispatch(rowsRead({ uid, collection, rows, syncCursor, ...(more && { more }) }));
    await dispatch(storePage(collection, uid, page, rows, readAt));
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
    const known = getState().mirror.uid === uid ? selectMirrored(getState(), collection) : undefined;
    let syncCursor = known?.syncCursor;
    const held: RowsById<unknown> = known?.rows ?? {};
    const asOf = source.now();
    for await (const page of readChanges(
      collection,
      known?.syncCursor ?? null,
      Object.keys(held).length,
      source,
    )) {
      const rows = await rowsOf(collection, page.documents);
      // Another user who has signed in meanwhile starts a reading of their own, and so does reading everything
      // again.
      const { user } = selectSession(getState(), 'back-office');
      if (user?.id !== uid || selectMirrored(getState(), collection)?.syncCursor !== syncCursor) return asOf;
      syncCursor = page.syncCursor;
      await dispatch(takePage(collection, uid, rows, page, asOf));
    }
    void dispatch(packMirror(collection, uid));
    return asOf;
  };

/** The work of a query that is made with `changesSince`. */
export async function bringUpToDate(
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
