import { type Profile, profilePath } from '@/domain/user/profile';
import { serverTime } from '@/lib/plainData';
import { listTag } from '@/store/api/tags';
import type { AppThunk } from '@/store/thunk';
import { profileReads } from './profileReads';

type Delivery = Pick<Profile, 'phone' | 'address'> & { readonly uid: string };

/**
 * Begins the profile of a customer who has none with where an order of theirs went. One that is there, whatever it holds,
 * is the person's own and stays as it is. Never rejects: what fails here, the next order does.
 */
export const createProfileFromOrder =
  ({ uid, phone, address }: Delivery): AppThunk<Promise<void>> =>
  async (dispatch, getState, { firestore }) => {
    const path = profilePath(uid);
    try {
      const known = profileReads.endpoints.getProfile.select(uid)(getState()).data?.items[0];
      if (known || (await firestore.run({ as: 'storefront', get: path })) !== null) return;
      await firestore.run({
        as: 'storefront',
        uid,
        transaction: 'createProfileFromOrder',
        run: async transaction => {
          if ((await transaction.get(path)) !== null) return;
          const { email } = transaction.me;
          // Of one address the text is enough: it is split as it is read.
          transaction.set(path, { name: '', phone, address, email, updatedAt: serverTime });
        },
      });
      dispatch(profileReads.util.invalidateTags([listTag('Profile')]));
    } catch {
      // The order is placed whether or not this succeeds.
    }
  };
