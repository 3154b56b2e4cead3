// @bundle mirror, order-list

import { whenIdle } from '@/lib/whenIdle';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { definitionOf } from '@/sync/mirror/collections';
import { restoreCollection, restorePreview } from '@/sync/mirror/restoreCollection';

/** At most, in milliseconds, for what is already being done. */
const MOMENT_MS = 100;

/**
 * Has the orders that the device stored; where it kept none they are asked of the server. Done while Auth is still finding out
 * who is there, for whoever was there last: they are shown to them alone, and the SDK asks once Auth has spoken.
 */
export const preloadOrderList = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { user } = selectSession(getState(), 'back-office');
  // A driver is led elsewhere, and may not ask for them.
  if (user?.role !== 'admin') return;
  await dispatch(restorePreview(user.id));
  if (getState().mirror.preview) return;
  void dispatch(definitionOf('orders').endpoint.initiate(user.id, { subscribe: false }));
  // Before the shell is drawn, which takes the thread: what is asked of the server is on its way meanwhile.
  await dispatch(restoreCollection('orders', user.id));
  await whenIdle(MOMENT_MS);
};
