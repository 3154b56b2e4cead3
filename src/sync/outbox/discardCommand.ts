import { LATE_MS } from '@/lib/retryPolicy';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';
import { changeCommand } from './changeCommand';
import { forgetCommand } from './forgetCommand';

/**
 * Discards a command: it is deleted or, if a try may still arrive, watched until that is impossible. Resolves to
 * whether it could be discarded: one that is being sent right now stays.
 */
export const discardCommand =
  (entry: CommandRecord): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { clock }) => {
    const discarded = { status: 'discarded', nextTryAt: clock.now() + LATE_MS } as const;
    const changed = await dispatch(changeCommand(entry, discarded, ['pending', 'failed']));
    if (changed && changed.status !== 'discarded') return false;
    if (!changed?.outcomeUnknown) await dispatch(forgetCommand(entry));
    return true;
  };
