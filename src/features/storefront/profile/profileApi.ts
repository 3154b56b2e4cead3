import { EMPTY_PROFILE } from '@/entities/user/profile';
import type { ProfileChange } from '@/entities/user/profileChange';
import { profileReads } from '@/entities/user/profileReads';
import { type SaveProfileResult, saveProfile } from '@/entities/user/saveProfile';
import { api } from '@/services/api/api';
import { listTag, unlessFailed } from '@/services/api/tags';
import type { Services } from '@/services/services';

export const profileApi = api.injectEndpoints({
  endpoints: build => ({
    /** Saves a change at most once; every outcome is an answer, not an error. */
    updateProfile: build.mutation<SaveProfileResult, ProfileChange>({
      queryFn: async (change, { extra }) => {
        // The store's own `extraArgument`; RTK types it as unknown.
        const { firestore } = extra as Services;
        return { data: await saveProfile(change, request => firestore.run(request)) };
      },
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
