import { deviceFull } from '@/entities/device/deviceSlice';
import { CARD_FIELDS } from '@/entities/order/cardFields';
import type { PlainDocument } from '@/services/firebase/plainData';
import type { KeptListKey } from '@/services/keptLists/keptLists';
import { isDeviceFull } from '@/services/platform/quota';
import type { AppThunk } from '@/shared/redux/thunk';
import type { CollectionName } from './collections';
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

export type KeptReplica = { readonly mark: Mark; readonly documents: readonly PlainDocument[] };

const isDocument = (stored: unknown): stored is PlainDocument =>
  typeof stored === 'object' &&
  stored !== null &&
  'id' in stored &&
  typeof stored.id === 'string' &&
  'data' in stored &&
  typeof stored.data === 'object' &&
  stored.data !== null;

/** What this device has of a collection; null where it has nothing that can be built on. */
export const readKeptReplica =
  (collection: CollectionName, uid: string): AppThunk<Promise<KeptReplica | null>> =>
  async (_dispatch, _getState, { keptLists }) => {
    try {
      const stored = await (await keptLists()).read(keyOf(collection, uid));
      const mark = stored && stored.version === VERSION ? parseMark(stored.mark) : null;
      if (!stored || !mark) return null;
      const documents = stored.items.filter(isDocument);
      // One that is damaged is not known to be missing: everything is read anew.
      return documents.length === stored.items.length ? { mark, documents } : null;
    } catch {
      // A device that gives no database: the server has it all.
      return null;
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
