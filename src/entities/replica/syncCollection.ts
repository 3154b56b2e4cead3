import { selectSession } from '@/entities/user/sessionSlice';
import type { PlainDocument } from '@/services/firebase/plainData';
import type { AppThunk } from '@/shared/redux/thunk';
import { COLLECTIONS, type CollectionName, type ReplicaRow } from './collections';
import { keepPage, readKeptReplica } from './keptReplica';
import { readChanges, type Source } from './readChanges';
import { selectReplicated } from './replicaSelectors';
import { type RowsById, rowsRead } from './replicaSlice';

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

/** Puts what the device kept into the state, once a session: the server is not asked. */
export const restoreCollection =
  (collection: CollectionName, uid: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isThere = () => getState().replica.uid === uid && selectReplicated(getState(), collection);
    if (isThere()) return;
    const kept = await dispatch(readKeptReplica(collection, uid));
    if (!kept) return;
    const rows = await rowsOf(collection, kept.documents);
    // Somebody else may have asked meanwhile, and gone on from it.
    if (isThere() || selectSession(getState(), 'back-office').user?.id !== uid) return;
    dispatch(rowsRead({ uid, collection, rows, mark: kept.mark }));
  };

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
    return asOf;
  };
