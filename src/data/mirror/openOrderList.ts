// @bundle mirror, order-list

import { whenIdle } from '@/lib/whenIdle';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { ENDPOINT_OF } from './replicaApi';
import { restoreCollection, restoreHead } from './restoreCollection';

/** At most, in milliseconds, for what is already being done. */
const MOMENT_MS = 100;

/**
 * Has the orders that the device kept; where it kept none they are asked of the server. Done while Auth is still finding out
 * who is there, for whoever was there last: they are shown to them alone, and the SDK asks once Auth has spoken.
 */
export const openOrderList = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { user } = selectSession(getState(), 'back-office');
  if (!user) return;
  await dispatch(restoreHead(user.id));
  if (getState().replica.head) return;
  void dispatch(ENDPOINT_OF.orders.initiate(user.id, { subscribe: false }));
  // Before the shell is drawn, which takes the thread: what is asked of the server is on its way meanwhile.
  await dispatch(restoreCollection('orders', user.id));
  await whenIdle(MOMENT_MS);
};
