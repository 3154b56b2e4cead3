import type { PlainDocument } from '@/lib/plainData';
import type { Working } from '@/store/api/firestoreBaseQuery';
import { type Entity, listTag } from '@/store/api/tags';
import type { CollectionName, Synced } from './collections';

/** A query that reads what changed in a collection since it was last read; its argument is the reader's uid. */
export const changesSince = (collection: CollectionName, ...entities: readonly Entity[]) => ({
  query: (uid: string) => ({
    as: 'back-office' as const,
    async work({ run, now, dispatch }: Working): Promise<Synced> {
      const [{ syncCollection }, { showPreview }] = await Promise.all([
        import('./syncCollection'),
        import('./restoreCollection'),
      ]);
      const asOf = await dispatch(
        syncCollection(collection, uid, {
          list: async request => (await run(request)) as PlainDocument[],
          count: async request => (await run(request)) as number,
          now: () => now,
          showNewest: documents => dispatch(showPreview(uid, documents)),
        }),
      );
      return { asOf };
    },
  }),
  providesTags: entities.map(listTag),
});
