import { readColumns, writeColumns } from '@/lib/columns';
import { PAGE_SIZE } from '@/lib/page';
import type { PlainDocument } from '@/lib/plainData';
import { whenIdle } from '@/lib/whenIdle';
import type { CachedListKey, CachedLists } from '@/services/cacheStore/cachedLists';
import { isDeviceFull } from '@/services/platform/storage/quota';
import { deviceFull } from '@/store/deviceSlice';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import {
  type CollectionName,
  type CompactRows,
  definitionOf,
  type MirrorDefinition,
  type MirrorRow,
  type MirrorRows,
  type PreviewName,
  type PreviewRow,
} from './collections';
import { isSame, keepLatestRows, rowsById } from './mirrorSlice';
import type { PageRead } from './readChanges';
import { isContiguous, parseSyncCursor, type SyncCursor, toStoredCursor } from './syncCursor';

/** Of what is stored: documents as the server gives them, so that a reader that learns something new reads it in old ones too. */
const VERSION = 1;

const keyOf = (collection: CollectionName, uid: string): CachedListKey => ({
  area: 'back-office',
  uid,
  // Stands in stored data: never renamed.
  list: `replica/${collection}`,
});

/** What is only for later visits may wait so long, in milliseconds, for each of its pieces. */
const MAX_WAIT_MS = 2000;

export type StoredMirror<Row = MirrorRow> = {
  readonly syncCursor: SyncCursor;
  readonly rows: readonly Row[];
  /** Of their chunks; null where there are none. */
  readonly revision: string | null;
};

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
    loadParser: () => Promise<(document: PlainDocument) => MirrorRow | null>,
  ): AppThunk<Promise<StoredMirror | null>> =>
  async (_dispatch, _getState, { cachedLists }) => {
    try {
      const lists = await cachedLists();
      const compact = await readCompact(lists, collection, uid, true);
      if (compact) return compact;
      const parse = await loadParser();
      const stored = await lists.readEach(keyOf(collection, uid), item => {
        // A damaged document leaves no gap in the cursor, so only a full read brings it back.
        if (!isDocument(item)) throw new Error('A stored document is damaged.');
        return parse(item);
      });
      const syncCursor = stored && stored.version === VERSION ? parseSyncCursor(stored.note) : null;
      return (
        stored && syncCursor && { syncCursor, rows: stored.items.filter(row => row !== null), revision: null }
      );
    } catch {
      // A device that gives no database: the server has it all.
      return null;
    }
  };

/** The rows as they are stored beside their documents: all of them, or the first; null where they are not, or are damaged. */
async function readCompact<Name extends CollectionName>(
  lists: CachedLists,
  collection: Name,
  uid: string,
  all: boolean,
): Promise<StoredMirror<MirrorRows[Name]> | null> {
  const { compact } = definitionOf(collection);
  if (!compact) return null;
  const { columns } = await compact.load();
  try {
    const which = { format: compact.version, all };
    const stored = await lists.readChunks(keyOf(collection, uid), which, chunk =>
      readColumns(columns, chunk),
    );
    const syncCursor = stored && stored.version === VERSION ? parseSyncCursor(stored.note) : null;
    return stored && syncCursor && { syncCursor, rows: stored.items.flat(), revision: stored.revision };
  } catch {
    return null;
  }
}

/** The first rows that this device has, and what was added since they were put first; none where it does not say. */
export const readStoredPreview =
  (collection: PreviewName, uid: string): AppThunk<Promise<readonly PreviewRow[]>> =>
  async (_dispatch, _getState, { cachedLists }) => {
    try {
      return (await readCompact(await cachedLists(), collection, uid, false))?.rows ?? [];
    } catch {
      return [];
    }
  };

/** Rows of one chunk: a slow phone reads them within a frame or two. */
const CHUNK = 1000;
/** The first chunk has twice as many as a preview shows. */
const FIRST_CHUNK = 2 * PAGE_SIZE;

/** Rows that were read again stand in the place of what was known of them; a chunk that is full is followed by another. */
const appending =
  ({ columns }: CompactRows<MirrorRow>, rows: readonly MirrorRow[]) =>
  (last: unknown): readonly unknown[] => {
    const known = last === undefined ? [] : readColumns(columns, last);
    const byId = new Map(known.map(row => [row.id, row]));
    const changed = rows.filter(row => !isSame(byId.get(row.id), row));
    if (changed.length === 0) return last === undefined ? [] : [last];
    for (const row of changed) byId.set(row.id, row);
    if (last !== undefined && byId.size > CHUNK) return [last, writeColumns(columns, changed)];
    return [writeColumns(columns, Array.from(byId.values()))];
  };

/** How often packing begins again where the list has changed meanwhile. */
const PACK_TRIES = 3;

/**
 * Packs the stored rows again in list order, or for the first time, if needed. `restored`: the rows, if just read.
 */
export const packMirror =
  (collection: CollectionName, uid: string, restored?: StoredMirror): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { cachedLists }) => {
    const { compact, loadParser }: MirrorDefinition<MirrorRow> = definitionOf(collection);
    if (!compact) return;
    try {
      const lists = await cachedLists();
      const key = keyOf(collection, uid);
      if (!(await lists.isLoose(key, compact.version))) return;
      const { columns, sorted } = await compact.load();
      for (let tries = 0; tries < PACK_TRIES; tries += 1) {
        const read = tries === 0 ? restored : undefined;
        const stored = read ?? (await dispatch(readStoredMirror(collection, uid, loadParser)));
        if (!stored?.syncCursor.complete) return;
        const rows = sorted(keepLatestRows(collection, rowsById(stored.rows)));
        const chunks: unknown[] = [];
        for (let from = 0, until = FIRST_CHUNK; from < rows.length; from = until, until += CHUNK) {
          await whenIdle(MAX_WAIT_MS);
          chunks.push(writeColumns(columns, rows.slice(from, until)));
        }
        const { revision, syncCursor } = stored;
        const note = toStoredCursor(syncCursor);
        if (await lists.pack(key, { format: compact.version, revision, note, chunks })) return;
      }
    } catch {
      // The next visit reads the documents.
    }
  };

function without(fields: readonly string[], { id, data }: PlainDocument): PlainDocument {
  return { id, data: Object.fromEntries(Object.entries(data).filter(([field]) => !fields.includes(field))) };
}

/**
 * Stores what a page brought that was read after `base`, unless its reader has signed out meanwhile. What cannot be stored is
 * read again at the next start, and is on screen all the same.
 */
export const storePage =
  (
    collection: CollectionName,
    uid: string,
    { documents, syncCursor }: PageRead,
    rows: readonly MirrorRow[],
    readAt: string,
    base: SyncCursor | null,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState, { cachedLists }) => {
    const { neverStored = [], compact }: MirrorDefinition<MirrorRow> = definitionOf(collection);
    try {
      const items = new Map(documents.map(document => [document.id, without(neverStored, document)]));
      const chunked = compact && {
        format: compact.version,
        append: appending(await compact.load(), rows),
      };
      await (await cachedLists()).add(keyOf(collection, uid), {
        version: VERSION,
        asOf: readAt,
        note: toStoredCursor(syncCursor),
        // Asked in the transaction: signed in now, whoever signs out next deletes it after this.
        follows: note =>
          selectSession(getState(), 'back-office').user?.id === uid &&
          isContiguous(base, parseSyncCursor(note)),
        items,
        ...(chunked && { chunked }),
      });
    } catch (thrown) {
      if (isDeviceFull(thrown)) dispatch(deviceFull());
    }
  };
