import { ENDPOINT_OF } from '@/entities/replica/replicaApi';
import { restoreCollection, restoreHead } from '@/entities/replica/restoreCollection';
import { selectSession } from '@/entities/user/sessionSlice';
import { whenIdle } from '@/shared/lib/whenIdle';
import type { AppThunk } from '@/shared/redux/thunk';
import { preloadList } from './lazyList';

/** At most, in milliseconds, for what is already being done. */
const MOMENT_MS = 100;

/** The orders that the device kept; where it kept none they are asked of the server, which waits for Auth and for no room. */
const openList =
  (uid: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    await dispatch(restoreHead(uid));
    if (getState().replica.head) return;
    void dispatch(ENDPOINT_OF.orders.initiate(uid, { subscribe: false }));
    // Before the shell is drawn, which takes the thread: what is asked of the server is on its way meanwhile.
    await dispatch(restoreCollection('orders', uid));
    await whenIdle(MOMENT_MS);
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
