// @bundle sending

import { profileReads } from '@/data/user/profileReads';
import { type SaveProfileResult, saveProfile } from '@/data/user/saveProfile';
import { EMPTY_PROFILE } from '@/domain/user/profile';
import type { ProfileChange } from '@/domain/user/profileChange';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';

export const profileApi = api.injectEndpoints({
  endpoints: build => ({
    /** Saves a change at most once; every outcome is an answer, not an error. */
    updateProfile: build.mutation<SaveProfileResult, ProfileChange>({
      query: change => ({ as: 'storefront', work: ({ run }) => saveProfile(change, run) }),
      // On screen before it is read again: the old values must not come back for a moment.
      async onQueryStarted({ uid, changes }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled;
        if (data.outcome !== 'saved') return;
        dispatch(
          profileReads.util.updateQueryData(
            'getProfile',
            uid,
            ({ items: [profile = EMPTY_PROFILE], asOf }) => ({
              items: [{ ...profile, ...changes }],
              asOf,
            }),
          ),
        );
      },
      invalidatesTags: unlessFailed(listTag('Profile')),
    }),
  }),
});
