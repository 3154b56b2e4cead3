import { createApi } from '@reduxjs/toolkit/query/react';
import { firestoreBaseQuery } from './firestoreBaseQuery';
import { ENTITIES } from './tags';

/**
 * The one RTK Query api; features inject their endpoints. Invalidation is immediate: by default it waits
 * for every running call, so one request that hangs on a bad connection would freeze all refetching.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: firestoreBaseQuery,
  tagTypes: ENTITIES,
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
