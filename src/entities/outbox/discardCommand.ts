import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/shared/redux/thunk';
import { commandRemoved } from './outboxSlice';

/** Takes a command out of the log: the person gave it up, or took it back to change it. */
export const discardCommand =
  ({ seq, id }: Pick<CommandRecord, 'seq' | 'id'>): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { outboxLog }) => {
    await outboxLog.remove(seq);
    dispatch(commandRemoved(id));
  };
