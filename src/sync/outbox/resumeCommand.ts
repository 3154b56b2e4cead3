import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';
import { sendNowAsked } from './outboxIntents';
import { commandChanged, commandRemoved } from './outboxSlice';

/**
 * Sends a command that failed once more: as it is, or with the payload that the person has decided on. Either way it
 * is the same command to the server, which does it once.
 */
export const resumeCommand =
  ({ seq, id }: CommandRecord, decided?: Json): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { outboxLog }) => {
    const fate = { status: 'pending', failure: null, nextTryAt: null, tries: 0 } as const;
    const change = decided === undefined ? fate : { ...fate, payload: decided };
    const changed = await outboxLog.change(seq, change, ['failed']);
    dispatch(changed ? commandChanged(changed) : commandRemoved(id));
    dispatch(sendNowAsked());
  };
