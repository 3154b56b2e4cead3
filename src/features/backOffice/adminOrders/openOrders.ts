import { restoreHead } from '@/entities/replica/restoreCollection';
import { selectSession } from '@/entities/user/sessionSlice';
import type { AppThunk } from '@/shared/redux/thunk';
import { preloadList } from './lazyList';

/**
 * What a visit that begins at the orders needs, asked for while Auth is still finding out who is there: the list's code,
 * and the first of the orders that the device kept for whoever was there last: shown to them alone, once Auth has spoken.
 */
export const openOrders =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState): Promise<void> => {
    const { user } = selectSession(getState(), 'back-office');
    await Promise.all([preloadList(), user && dispatch(restoreHead(user.id))]);
  };
