import type { Owner } from '@/services/outboxLog/outboxLog';
import type { AppThunk } from '@/store/thunk';
import { outboxLock } from './outboxLock';
import { outboxPaused } from './outboxSlice';

/**
 * Deletes the unsent commands of an owner who is not signed in. Unknown outcomes are not checked: that needs the
 * owner's session. Rejects when the device refuses.
 */
export const deleteUnsentCommands =
  (owner: Owner): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { outboxLog, locks }) => {
    await locks.whenFree(outboxLock(owner), async () => {
      for (const { seq, status } of (await outboxLog.read(owner)).records) {
        if (status !== 'done') await outboxLog.remove(seq);
      }
    });
    dispatch(outboxPaused({ owner, pause: null }));
  };
