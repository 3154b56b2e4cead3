import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';
import { commandRemoved } from './outboxSlice';

/** Takes a command that is over out of the log. */
export const removeFinishedCommand =
  ({ seq, id }: CommandRecord): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { outboxLog }) => {
    await outboxLog.remove(seq);
    dispatch(commandRemoved(id));
  };
