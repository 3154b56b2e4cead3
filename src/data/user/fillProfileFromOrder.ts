import { type Profile, parseProfile, profilePath } from '@/domain/user/profile';
import { type PlainDocument, serverTime } from '@/lib/plainData';
import { listTag } from '@/store/api/tags';
import type { AppThunk } from '@/store/thunk';
import { profileReads } from './profileReads';

type Delivery = Pick<Profile, 'phone' | 'address'> & { readonly uid: string };

const hasPhone = (stored: PlainDocument | null): boolean =>
  stored !== null && parseProfile(stored).phone !== '';

/**
 * Begins the profile of a customer who has none with where an order of theirs went, and gives one that has no phone the
 * order's. What a profile holds is the person's own and stays as it is. Never rejects: what fails here, the next order does.
 */
export const fillProfileFromOrder =
  ({ uid, phone, address }: Delivery): AppThunk<Promise<void>> =>
  async (dispatch, getState, { firestore }) => {
    const path = profilePath(uid);
    if (profileReads.endpoints.getProfile.select(uid)(getState()).data?.items[0]?.phone) return;
    try {
      const known = (await firestore.run({ as: 'storefront', get: path })) as PlainDocument | null;
      if (hasPhone(known)) return;
      const isFilled = await firestore.run({
        as: 'storefront',
        uid,
        transaction: 'fillProfileFromOrder',
        run: async transaction => {
          const stored = await transaction.get(path);
          if (hasPhone(stored)) return false;
          const { email } = transaction.me;
          // Of one address the text is enough: it is split as it is read.
          if (stored) transaction.update(path, { phone, updatedAt: serverTime });
          else transaction.set(path, { name: '', phone, address, email, updatedAt: serverTime });
          return true;
        },
      });
      if (isFilled) dispatch(profileReads.util.invalidateTags([listTag('Profile')]));
    } catch {
      // The order is placed whether or not this succeeds.
    }
  };
