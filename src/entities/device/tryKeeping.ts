import type { AppThunk } from '@/shared/redux/thunk';
import { keepingTried } from './deviceSlice';

/** Finds out whether an order could wait on this device for a connection. */
export const tryKeeping =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { keptLists }) => {
    dispatch(keepingTried(await keptLists.canKeep()));
  };
