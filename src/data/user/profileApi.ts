// @bundle sending

import { EMPTY_PROFILE } from '@/domain/user/profile';
import { changedProfile, type ProfileChange } from '@/domain/user/profileChange';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';
import { profileReads } from './profileReads';
import { type SaveProfileResult, saveProfile } from './saveProfile';

export const profileApi = api.injectEndpoints({
  endpoints: build => ({
    /** Saves a change at most once; every outcome is an answer, not an error. */
    updateProfile: build.mutation<SaveProfileResult, ProfileChange>({
      query: change => ({ as: 'storefront', work: ({ run }) => saveProfile(change, run) }),
      // On screen before it is read again: the old values must not come back for a moment.
      async onQueryStarted(change, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled;
        if (data.outcome !== 'saved') return;
        dispatch(
          profileReads.util.updateQueryData(
            'getProfile',
            change.uid,
            ({ items: [profile = EMPTY_PROFILE], asOf }) => ({
              items: [changedProfile(profile, change)],
              asOf,
            }),
          ),
        );
      },
      invalidatesTags: unlessFailed(listTag('Profile')),
    }),
  }),
});
