import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';
import { changeCommand } from './changeCommand';
import { sendNowAsked } from './outboxIntents';

/**
 * Sends a command that failed once more: as it is, or with the payload that the person has decided on. Either way it
 * is the same command to the server, which does it once.
 */
export const resumeCommand =
  (entry: CommandRecord, decided?: Json): AppThunk<Promise<void>> =>
  async dispatch => {
    const fate = { status: 'pending', failure: null, nextTryAt: null, tries: 0 } as const;
    const change = decided === undefined ? fate : { ...fate, payload: decided };
    await dispatch(changeCommand(entry, change, ['failed']));
    // Others may still be undone.
    dispatch(sendNowAsked('retry'));
  };
