import * as v from 'valibot';
import { CARD_FIELDS } from '@/domain/order/cardFields';
import type { PlainDocument } from '@/lib/plainData';
import type { KeptListKey, KeptLists } from '@/services/cacheStore/keptLists';
import { isDeviceFull } from '@/services/platform/quota';
import { deviceFull } from '@/store/deviceSlice';
import type { AppThunk } from '@/store/thunk';
import type { CollectionName, ReplicaRow } from './collections';
import { type Mark, parseMark } from './mark';
import type { PageRead } from './readChanges';

/** Of what is kept: documents as the server gives them, so that a reader that learns something new reads it in old ones too. */
const VERSION = 1;

const keyOf = (collection: CollectionName, uid: string): KeptListKey => ({
  wing: 'back-office',
  uid,
  // Stands in stored data: never renamed.
  list: `replica/${collection}`,
});

/** Which orders a list of all of them begins with, as ids: the documents are kept once. */
const headKeyOf = (uid: string): KeptListKey => ({ wing: 'back-office', uid, list: 'replica/orders/head' });

export type KeptReplica = { readonly mark: Mark; readonly rows: readonly ReplicaRow[] };

const isDocument = (stored: unknown): stored is PlainDocument =>
  typeof stored === 'object' &&
  stored !== null &&
  'id' in stored &&
  typeof stored.id === 'string' &&
  'data' in stored &&
  typeof stored.data === 'object' &&
  stored.data !== null;

/** What this device has of a collection, as its rows; null where it has nothing that can be built on. */
export const readKeptReplica =
  (
    collection: CollectionName,
    uid: string,
    parse: (document: PlainDocument) => ReplicaRow | null,
  ): AppThunk<Promise<KeptReplica | null>> =>
  async (_dispatch, _getState, { keptLists }) => {
    try {
      const stored = await (await keptLists()).readEach(keyOf(collection, uid), item => {
        // One that is damaged is not known to be missing: everything is read anew.
        if (!isDocument(item)) throw new Error('A kept document is damaged.');
        return parse(item);
      });
      const mark = stored && stored.version === VERSION ? parseMark(stored.mark) : null;
      return stored && mark && { mark, rows: stored.items.filter(row => row !== null) };
    } catch {
      // A device that gives no database: the server has it all.
      return null;
    }
  };

const headSchema = v.array(v.string());

/** The ids that are kept of the head; null where there are none. */
async function readHeadIds(lists: KeptLists, uid: string): Promise<readonly string[] | null> {
  const parsed = v.safeParse(headSchema, (await lists.read(headKeyOf(uid)))?.mark);
  return parsed.success ? parsed.output : null;
}

/** The orders that a list of all of them began with when this device last read them; none where it does not say. */
export const readKeptHead =
  (uid: string): AppThunk<Promise<readonly PlainDocument[]>> =>
  async (_dispatch, _getState, { keptLists }) => {
    try {
      const lists = await keptLists();
      const ids = await readHeadIds(lists, uid);
      const stored = ids && (await lists.readSome(keyOf('orders', uid), ids));
      return stored?.version === VERSION ? stored.items.filter(isDocument) : [];
    } catch {
      return [];
    }
  };

/** Keeps which orders the list begins with. */
export const keepHead =
  (uid: string, ids: readonly string[], readAt: string): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { keptLists }) => {
    try {
      const lists = await keptLists();
      const known = await readHeadIds(lists, uid);
      if (known?.join() === ids.join()) return;
      await lists.add(headKeyOf(uid), { version: VERSION, asOf: readAt, mark: ids, items: new Map() });
    } catch {
      // The next visit waits for all of them.
    }
  };

function withoutCard({ id, data }: PlainDocument): PlainDocument {
  const kept = Object.entries(data).filter(([field]) => !CARD_FIELDS.some(card => card === field));
  return { id, data: Object.fromEntries(kept) };
}

/** Keeps what a page brought. What cannot be kept is read again at the next start, and is on screen all the same. */
export const keepPage =
  (
    collection: CollectionName,
    uid: string,
    { documents, mark }: PageRead,
    readAt: string,
  ): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { keptLists }) => {
    try {
      const items = new Map(documents.map(document => [document.id, withoutCard(document)]));
      await (await keptLists()).add(keyOf(collection, uid), { version: VERSION, asOf: readAt, mark, items });
    } catch (thrown) {
      if (isDeviceFull(thrown)) dispatch(deviceFull());
    }
  };
