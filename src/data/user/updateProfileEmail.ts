// @bundle account, customer-only

import { profilePath } from '@/domain/user/profile';
import { type PlainDocument, serverTime } from '@/lib/plainData';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';

const hasOther = (stored: PlainDocument | null, email: string): boolean =>
  stored !== null && stored.data.email !== email;

/**
 * Writes the account's address into a saved profile that has another. An address changes wherever its link is opened, so
 * that the next sign-in is the first to know. Never rejects: what fails here, the sign-in after it does.
 */
export const updateProfileEmail =
  ({ id: uid, email }: SessionUser): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { firestore }) => {
    const path = profilePath(uid);
    try {
      if (!hasOther((await firestore.run({ as: 'storefront', get: path })) as PlainDocument | null, email))
        return;
      await firestore.run({
        as: 'storefront',
        uid,
        transaction: 'updateProfileEmail',
        run: async transaction => {
          if (hasOther(await transaction.get(path), email)) {
            transaction.update(path, { email, updatedAt: serverTime });
          }
        },
      });
    } catch {
      // The sign-in succeeds whether or not this does.
    }
  };
