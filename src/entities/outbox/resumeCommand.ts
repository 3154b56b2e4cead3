import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/shared/redux/thunk';
import { sendNowAsked } from './outboxIntents';
import { commandChanged, commandRemoved } from './outboxSlice';

/** Sends a command that was set aside once more, as it is. */
export const resumeCommand =
  ({ seq, id, wing }: CommandRecord): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { outboxLog }) => {
    const fate = { status: 'pending', failure: null, nextTryAt: null, tries: 0 } as const;
    const changed = await outboxLog.change(seq, fate, ['failed']);
    dispatch(changed ? commandChanged(changed) : commandRemoved(id));
    dispatch(sendNowAsked({ wing }));
  };
