import type { Working } from '@/store/api/firestoreBaseQuery';
import { type Entity, listTag } from '@/store/api/tags';
import type { CollectionName, Synced } from './collections';
import type { Entry } from './listenForChanges';

/**
 * A query that reads what changed in a collection since it was last read, and is told of what changes for as long as
 * somebody wants to know; its argument is the reader's uid.
 */
export const changesSince = (collection: CollectionName, ...entities: readonly Entity[]) => ({
  query: (uid: string) => ({
    as: 'back-office' as const,
    work: (given: Working): Promise<Synced> =>
      import('./syncCollection').then(code => code.syncForQuery(collection, uid, given)),
  }),
  // It stays as live as it is.
  merge: (known: Synced, read: Synced) => ({ ...known, ...read }),
  onCacheEntryAdded: (uid: string, entry: Entry) =>
    entry.cacheDataLoaded
      .then(() => import('./listenForChanges'))
      .then(
        code => code.listenForChanges(collection, uid, entry),
        () => {},
      ),
  providesTags: entities.map(listTag),
});
