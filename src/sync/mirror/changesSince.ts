import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { AppError } from '@/lib/appError';
import type { PlainDocument } from '@/lib/plainData';
import type { FirestoreRequest } from '@/services/firebase/requests';
import { AppFailure, toAppError } from '@/services/firebase/toAppError';
import { type Entity, listTag } from '@/store/api/tags';
import type { Services } from '@/store/services';
import type { AppThunk } from '@/store/thunk';
import type { CollectionName, Synced } from './collections';

type Answer = { readonly data?: unknown; readonly error?: AppError | undefined };
type Ask = (request: FirestoreRequest) => Answer | PromiseLike<Answer>;

/** A query that reads what changed in a collection since it was last read; its argument is the reader's uid. */
export const changesSince = (collection: CollectionName, ...entities: readonly Entity[]) => ({
  async queryFn(
    uid: string,
    { dispatch, extra }: BaseQueryApi,
    _options: unknown,
    ask: Ask,
  ): Promise<{ data: Synced } | { error: AppError }> {
    // The store's own `extraArgument`; RTK types it as unknown.
    const { clock } = extra as Services;
    async function answerTo(request: FirestoreRequest): Promise<unknown> {
      const { data, error } = await ask(request);
      if (error) throw new AppFailure(error);
      return data;
    }
    try {
      // Its own thunks are typed for no store in particular.
      const run = dispatch as <Result>(thunk: AppThunk<Result>) => Result;
      const [{ syncCollection }, { showPreview }] = await Promise.all([
        import('./syncCollection'),
        import('./restoreCollection'),
      ]);
      const asOf = await run(
        syncCollection(collection, uid, {
          list: async request => (await answerTo(request)) as PlainDocument[],
          count: async request => (await answerTo(request)) as number,
          now: () => new Date(clock.now()).toISOString(),
          showNewest: documents => run(showPreview(uid, documents)),
        }),
      );
      return { data: { asOf } };
    } catch (thrown) {
      return { error: toAppError(thrown) };
    }
  },
  providesTags: entities.map(listTag),
});
