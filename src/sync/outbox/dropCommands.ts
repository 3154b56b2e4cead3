import type { Owner } from '@/services/outboxLog/outboxLog';
import type { AppThunk } from '@/store/thunk';
import { outboxLock } from './outboxLock';
import { outboxPaused } from './outboxSlice';

/**
 * Deletes what is not sent yet of an owner who is signed in nowhere in this browser. Nobody looks for what a lost answer
 * may hide: that could only be done in their name. Rejects where the device does not let it.
 */
export const dropCommands =
  (owner: Owner): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { outboxLog, locks }) => {
    await locks.whenFree(outboxLock(owner), async () => {
      for (const { seq, status } of (await outboxLog.read(owner)).records) {
        if (status !== 'done') await outboxLog.remove(seq);
      }
    });
    dispatch(outboxPaused({ owner, pause: null }));
  };
