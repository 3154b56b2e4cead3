import type { Owner } from '@/services/outboxLog/outboxLog';
import type { AppThunk } from '@/store/thunk';
import { outboxLoaded, ownerKey, selectIsRead } from './outboxSlice';

/**
 * Reads from the log what an owner has waiting; where that fails, what was known of it stays. Resolves to whether anything is
 * known, and never rejects.
 */
export const readOutbox =
  ({ area, uid }: Owner): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { outboxLog }) => {
    const owner = { area, uid };
    const read = await outboxLog.read(owner).catch(() => null);
    const session = getState().session[area];
    // Somebody else may have signed in while it was being read.
    if (read && session.status === 'signedIn' && session.user.id === uid)
      dispatch(outboxLoaded({ owner, ...read }));
    return selectIsRead(getState(), ownerKey(owner));
  };

/** The same where it has not been read yet. */
export const readOutboxOnce =
  (owner: Owner): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) =>
    selectIsRead(getState(), ownerKey(owner)) || dispatch(readOutbox(owner));
