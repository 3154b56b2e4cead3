import { LATE_MS } from '@/lib/retryPolicy';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';
import { commandChanged } from './outboxSlice';
import { removeFinishedCommand } from './removeFinishedCommand';

/**
 * Discards a command: it is deleted or, if a try may still arrive, watched until that is impossible. Resolves to
 * whether it could be discarded: one that is being sent right now stays.
 */
export const discardCommand =
  (entry: CommandRecord): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { outboxLog, clock }) => {
    const nextTryAt = clock.now() + LATE_MS;
    // Not `changeCommand`: what is deleted the next moment is not shown as discarded first.
    const changed = await outboxLog.change(entry.seq, { status: 'discarded', nextTryAt }, [
      'pending',
      'failed',
    ]);
    if (changed && changed.status !== 'discarded') {
      dispatch(commandChanged(changed));
      return false;
    }
    if (changed?.outcomeUnknown) {
      dispatch(commandChanged(changed));
      return true;
    }
    await dispatch(removeFinishedCommand(entry));
    return true;
  };
