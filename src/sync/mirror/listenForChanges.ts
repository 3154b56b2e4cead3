// @bundle mirror

import type { PlainDocument } from '@/lib/plainData';
import { compareInstants } from '@/lib/time/compareInstants';
import { api } from '@/store/api/api';
import { listenUntil } from '@/store/api/changes';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { type CollectionName, definitionOf, type MirrorRow, type Synced } from './collections';
import { selectMirrored } from './mirrorSelectors';
import { changesQuery, newestChangeTime } from './readChanges';
import { applyPage, rowsOf } from './syncCollection';
import type { SyncCursor } from './syncCursor';

/** What RTK Query tells an endpoint of a cache entry; as much as is needed here. */
export type Entry = {
  readonly dispatch: unknown;
  readonly cacheDataLoaded: Promise<unknown>;
  readonly cacheEntryRemoved: Promise<void>;
  readonly updateCachedData: (recipe: (synced: Synced) => Synced) => unknown;
};

const changeOf = (row: MirrorRow | undefined): string | null =>
  row === undefined ? null : 'updatedAt' in row ? row.updatedAt : row.at;

function isOlder(row: MirrorRow, other: MirrorRow | undefined): boolean {
  const [one, another] = [changeOf(row), changeOf(other)];
  return one !== null && another !== null && compareInstants(one, another) < 0;
}

const listening =
  (collection: CollectionName, uid: string, entry: Entry): AppThunk<Promise<void>> =>
  async (dispatch, getState, { clock, firestore, random }) => {
    /** How far the mirror has come; undefined while it is not whole, or somebody else's. */
    function known(): SyncCursor | undefined {
      if (selectSession(getState(), 'back-office').user?.id !== uid) return undefined;
      const syncCursor =
        getState().mirror.uid === uid ? selectMirrored(getState(), collection)?.syncCursor : undefined;
      return syncCursor?.complete ? syncCursor : undefined;
    }

    async function take(documents: readonly PlainDocument[], atMs: number): Promise<void> {
      const arrived = await rowsOf(collection, documents);
      // A reading that began before would be dropped for what has come since, and with it what only it has read.
      await dispatch(
        api.util.getRunningQueryThunk(definitionOf(collection).endpoint.name as never, uid as never),
      );
      const syncCursor = known();
      if (!syncCursor) throw new Error(`${collection} is not read yet.`);
      // The reading, or what was told after this and had not to wait as long, may have brought a later version.
      const mirrored = selectMirrored(getState(), collection)?.rows ?? {};
      const rows = arrived.filter(row => !isOlder(row, mirrored[row.id]));
      const syncedThrough = newestChangeTime(syncCursor.syncedThrough, collection, documents);
      const asOf = new Date(Math.max(atMs, Date.parse(syncCursor.asOf ?? '') || 0)).toISOString();
      await dispatch(
        applyPage(
          collection,
          uid,
          rows,
          { documents, syncCursor: { ...syncCursor, syncedThrough, asOf } },
          asOf,
        ),
      );
    }

    await listenUntil(entry.cacheEntryRemoved, random, ended =>
      firestore.run({
        as: 'back-office',
        uid,
        listen: {
          query() {
            const syncCursor = known();
            return syncCursor ? changesQuery(collection, syncCursor) : null;
          },
          changed: documents => take(documents, clock.now()),
          live(live, heardAtMs) {
            entry.updateCachedData(synced => ({ ...synced, live }));
            // From now on it is as old as what was last heard.
            if (!live) take([], heardAtMs).catch(() => {});
          },
          ended,
        },
      }),
    );
  };

/**
 * Has the server tell of each change beyond what the mirror holds, for as long as a query's answer is in the cache. What comes
 * goes where a reading's pages go; polling is for when this is not `live`.
 */
export const listenForChanges = (collection: CollectionName, uid: string, entry: Entry): Promise<void> =>
  // The store's own; RTK types it for no store in particular.
  (entry.dispatch as <Result>(thunk: AppThunk<Result>) => Result)(listening(collection, uid, entry));
