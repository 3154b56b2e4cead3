import type { Owner } from '@/services/outboxLog/outboxLog';
import type { AppThunk } from '@/store/thunk';
import { outboxLock } from './outboxLock';
import { outboxPaused } from './outboxSlice';

/** How many commands of an owner are not sent, and since when the oldest waits; null where there are none. */
export const countUnsentCommands =
  (owner: Owner): AppThunk<Promise<{ readonly count: number; readonly since: string } | null>> =>
  async (_dispatch, _getState, { outboxLog }) => {
    const { records } = await outboxLog.read(owner);
    const [oldest, ...others] = records.filter(({ status }) => status !== 'done' && status !== 'discarded');
    return oldest ? { count: others.length + 1, since: oldest.queuedAt } : null;
  };

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
