import { type Profile, parseProfile, profilePath } from '@/domain/user/profile';
import type { PlainDocument } from '@/lib/plainData';
import { api } from '@/store/api/api';
import { type Reading, readingOf } from '@/store/api/reading';
import { listTag } from '@/store/api/tags';
import { cacheQuery } from '@/sync/cache/cacheQuery';
import { cachedProfile } from './cachedProfile';

export const profileReads = api.injectEndpoints({
  endpoints: build => ({
    /** A customer's own profile, as a reading of one; of none where they never saved any. */
    getProfile: build.query<Reading<Profile>, string>({
      query: uid => ({ as: 'storefront', get: profilePath(uid) }),
      transformResponse: (document: PlainDocument | null, meta) =>
        readingOf(document ? [parseProfile(document)] : [], meta),
      onQueryStarted: cacheQuery('getProfile', cachedProfile),
      providesTags: [listTag('Profile')],
    }),
  }),
});
