// @bundle mirror

import { PAGE_SIZE } from '@/lib/page';
import type { PlainDocument } from '@/lib/plainData';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { COLLECTIONS, type CollectionName, type ReplicaRow } from './collections';
import { keepHead, keepPage } from './keptReplica';
import { readChanges, type Source } from './readChanges';
import { selectOrdersNewestFirst, selectReplicated } from './replicaSelectors';
import { type RowsById, rowsRead } from './replicaSlice';
import { restoreCollection } from './restoreCollection';

async function rowsOf(
  collection: CollectionName,
  documents: readonly PlainDocument[],
): Promise<ReplicaRow[]> {
  const parse = await COLLECTIONS[collection].loadParser();
  return documents.flatMap((document): ReplicaRow[] => {
    const row = parse(document);
    return row ? [row] : [];
  });
}

/**
 * Brings one collection of the replica up to date, for the member of staff who is signed in: first with what the device
 * kept, then with what the server has. Each page counts as it arrives. Answers when that was, as an ISO instant by the
 * device's clock; throws what a request throws.
 */
export const syncCollection =
  (collection: CollectionName, uid: string, source: Source): AppThunk<Promise<string>> =>
  async (dispatch, getState) => {
    await dispatch(restoreCollection(collection, uid));
    const known = getState().replica.uid === uid ? selectReplicated(getState(), collection) : undefined;
    let mark = known?.mark;
    const held: RowsById<unknown> = known?.rows ?? {};
    const asOf = source.now();
    for await (const page of readChanges(collection, known?.mark ?? null, Object.keys(held).length, source)) {
      const rows = await rowsOf(collection, page.documents);
      // Whoever has signed in meanwhile reads on their own; and so does who reads everything anew.
      const { user } = selectSession(getState(), 'back-office');
      if (user?.id !== uid || selectReplicated(getState(), collection)?.mark !== mark) return asOf;
      mark = page.mark;
      dispatch(rowsRead({ uid, collection, rows, mark: page.mark }));
      await dispatch(keepPage(collection, uid, page, asOf));
    }
    if (collection === 'orders') {
      const ids = selectOrdersNewestFirst(getState()).slice(0, PAGE_SIZE);
      await dispatch(
        keepHead(
          uid,
          ids.map(({ id }) => id),
          asOf,
        ),
      );
    }
    return asOf;
  };
