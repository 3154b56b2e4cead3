import * as v from 'valibot';
import type { PlainDocument } from '@/lib/plainData';
import type { KeptListKey, KeptLists } from '@/services/cacheStore/keptLists';
import { isDeviceFull } from '@/services/platform/storage/quota';
import { deviceFull } from '@/store/deviceSlice';
import type { AppThunk } from '@/store/thunk';
import { type CollectionName, definitionOf, type MirrorRow, previewName } from './collections';
import type { PageRead } from './readChanges';
import { parseSyncCursor, type SyncCursor } from './syncCursor';

/** Of what is stored: documents as the server gives them, so that a reader that learns something new reads it in old ones too. */
const VERSION = 1;

const keyOf = (collection: CollectionName, uid: string): KeptListKey => ({
  wing: 'back-office',
  uid,
  // Stands in stored data: never renamed.
  list: `replica/${collection}`,
});

/** Which rows the preview has, as ids: their documents are stored once. */
const previewKeyOf = (collection: CollectionName, uid: string): KeptListKey => ({
  wing: 'back-office',
  uid,
  // Stands in stored data: never renamed.
  list: `replica/${collection}/head`,
});

export type StoredMirror = { readonly mark: SyncCursor; readonly rows: readonly MirrorRow[] };

const isDocument = (stored: unknown): stored is PlainDocument =>
  typeof stored === 'object' &&
  stored !== null &&
  'id' in stored &&
  typeof stored.id === 'string' &&
  'data' in stored &&
  typeof stored.data === 'object' &&
  stored.data !== null;

/** What this device has of a collection, as its rows; null where it has nothing that can be built on. */
export const readStoredMirror =
  (
    collection: CollectionName,
    uid: string,
    parse: (document: PlainDocument) => MirrorRow | null,
  ): AppThunk<Promise<StoredMirror | null>> =>
  async (_dispatch, _getState, { keptLists }) => {
    try {
      const stored = await (await keptLists()).readEach(keyOf(collection, uid), item => {
        // One that is damaged is not known to be missing: everything is read anew.
        if (!isDocument(item)) throw new Error('A stored document is damaged.');
        return parse(item);
      });
      const mark = stored && stored.version === VERSION ? parseSyncCursor(stored.mark) : null;
      return stored && mark && { mark, rows: stored.items.filter(row => row !== null) };
    } catch {
      // A device that gives no database: the server has it all.
      return null;
    }
  };

const previewSchema = v.array(v.string());

/** The stored ids of the preview; null where there are none. */
async function readPreviewIds(lists: KeptLists, key: KeptListKey): Promise<readonly string[] | null> {
  const parsed = v.safeParse(previewSchema, (await lists.read(key))?.mark);
  return parsed.success ? parsed.output : null;
}

/** The rows that the preview had when this device last read them; none where it does not say. */
export const readStoredPreview =
  (uid: string): AppThunk<Promise<readonly PlainDocument[]>> =>
  async (_dispatch, _getState, { keptLists }) => {
    const collection = previewName();
    if (collection === undefined) return [];
    try {
      const lists = await keptLists();
      const ids = await readPreviewIds(lists, previewKeyOf(collection, uid));
      const stored = ids && (await lists.readSome(keyOf(collection, uid), ids));
      return stored?.version === VERSION ? stored.items.filter(isDocument) : [];
    } catch {
      return [];
    }
  };

/** Stores which rows the preview of a collection has. */
export const storePreview =
  (
    collection: CollectionName,
    uid: string,
    ids: readonly string[],
    readAt: string,
  ): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { keptLists }) => {
    try {
      const lists = await keptLists();
      const key = previewKeyOf(collection, uid);
      const known = await readPreviewIds(lists, key);
      if (known?.join() === ids.join()) return;
      await lists.add(key, { version: VERSION, asOf: readAt, mark: ids, items: new Map() });
    } catch {
      // The next visit waits for all of them.
    }
  };

function without(fields: readonly string[], { id, data }: PlainDocument): PlainDocument {
  return { id, data: Object.fromEntries(Object.entries(data).filter(([field]) => !fields.includes(field))) };
}

/** Stores what a page brought. What cannot be stored is read again at the next start, and is on screen all the same. */
export const storePage =
  (
    collection: CollectionName,
    uid: string,
    { documents, mark }: PageRead,
    readAt: string,
  ): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { keptLists }) => {
    const { neverStored = [] } = definitionOf(collection);
    try {
      const items = new Map(documents.map(document => [document.id, without(neverStored, document)]));
      await (await keptLists()).add(keyOf(collection, uid), { version: VERSION, asOf: readAt, mark, items });
    } catch (thrown) {
      if (isDeviceFull(thrown)) dispatch(deviceFull());
    }
  };
