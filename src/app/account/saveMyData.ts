import { ownerKey, selectWaiting } from '@/entities/outbox/outboxSlice';
import { profileReads } from '@/entities/user/profileReads';
import type { SessionUser } from '@/entities/user/sessionUser';
import { myOrdersApi } from '@/features/storefront/myOrders/myOrdersApi';
import { queryFailure } from '@/services/api/queryFailure';
import { toAppError } from '@/services/firebase/toAppError';
import type { AppError } from '@/shared/lib/appError';
import type { AppThunk } from '@/shared/redux/thunk';
import { myDataFile } from './myDataFile';

export type SaveMyDataOutcome =
  | { readonly outcome: 'saved'; readonly name: string }
  | { readonly outcome: 'failed'; readonly error: AppError };

const UNREAD: AppError = { kind: 'unknown', code: 'noData' };

/**
 * Saves a customer's data as a file on their device: read anew or, without a connection, as they were last read here, with
 * the time. Nothing is saved where nothing could be read: a file that lacks the orders would say that there are none.
 * Never rejects.
 */
export const saveMyData =
  (user: SessionUser): AppThunk<Promise<SaveMyDataOutcome>> =>
  async (dispatch, getState, { clock, download }) => {
    const anew = { forceRefetch: true, subscribe: false } as const;
    try {
      const [profile, orders] = await Promise.all([
        dispatch(profileReads.endpoints.getProfile.initiate(user.id, anew)),
        dispatch(myOrdersApi.endpoints.listMyOrders.initiate(user.id, anew)),
      ]);
      const error = profile.error ?? orders.error;
      if (!profile.data || !orders.data) {
        return { outcome: 'failed', error: error ? queryFailure(error) : UNREAD };
      }
      const waiting = selectWaiting(getState(), ownerKey({ wing: 'storefront', uid: user.id }));
      const data = { user, profile: profile.data, orders: orders.data, waiting };
      const file = myDataFile(data, new Date(clock.now()).toISOString());
      await download(file);
      return { outcome: 'saved', name: file.name };
    } catch (thrown) {
      return { outcome: 'failed', error: toAppError(thrown) };
    }
  };
