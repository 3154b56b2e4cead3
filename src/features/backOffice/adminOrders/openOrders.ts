import { ENDPOINT_OF } from '@/entities/replica/replicaApi';
import { restoreHead } from '@/entities/replica/restoreCollection';
import { selectSession } from '@/entities/user/sessionSlice';
import type { AppThunk } from '@/shared/redux/thunk';
import { preloadList } from './lazyList';

/** The orders that the device kept; where it kept none they are asked of the server, which waits for Auth and for no room. */
const openList =
  (uid: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    await dispatch(restoreHead(uid));
    if (!getState().replica.head) await dispatch(ENDPOINT_OF.orders.initiate(uid, { subscribe: false }));
  };

/**
 * What a visit that begins at the orders needs, asked for while Auth is still finding out who is there: the list's code,
 * and the first orders of whoever was there last: shown to them alone, once Auth has spoken.
 */
export const openOrders =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState): Promise<void> => {
    const { user } = selectSession(getState(), 'back-office');
    await Promise.all([preloadList(), user && dispatch(openList(user.id))]);
  };
