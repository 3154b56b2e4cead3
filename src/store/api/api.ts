import { createApi } from '@reduxjs/toolkit/query/react';
import { firestoreBaseQuery } from './firestoreBaseQuery';
import { ENTITIES, type Entity } from './tags';

/**
 * The one RTK Query api; features inject their endpoints. Invalidation is immediate: by default it waits
 * for every running call, so one request that hangs on a bad connection would freeze all refetching.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: firestoreBaseQuery,
  // Looked at in development alone, where a tag that is none of these is an error.
  tagTypes: import.meta.env.PROD ? ([] as readonly Entity[]) : ENTITIES,
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});

declare module '@/store/rootState' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface RootState {
    readonly api: ReturnType<typeof api.reducer>;
  }
}
