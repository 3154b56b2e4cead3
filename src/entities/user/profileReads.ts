import { keptOnDevice } from '@/entities/kept/keptOnDevice';
import { api } from '@/services/api/api';
import { type Reading, readingOf } from '@/services/api/reading';
import { listTag } from '@/services/api/tags';
import type { PlainDocument } from '@/services/firebase/plainData';
import { keptProfile } from './keptProfile';
import { type Profile, parseProfile, profilePath } from './profile';

export const profileReads = api.injectEndpoints({
  endpoints: build => ({
    /** A customer's own profile, as a reading of one; of none where they never saved any. */
    getProfile: build.query<Reading<Profile>, string>({
      query: uid => ({ as: 'storefront', get: profilePath(uid) }),
      transformResponse: (document: PlainDocument | null, meta) =>
        readingOf(document ? [parseProfile(document)] : [], meta),
      onQueryStarted: keptOnDevice('getProfile', keptProfile),
      providesTags: [listTag('Profile')],
    }),
  }),
});
