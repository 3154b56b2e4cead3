import type {
  ChangeOf,
  CommandChange,
  CommandRecord,
  CommandStatus,
} from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';
import { commandChanged, commandRemoved } from './outboxSlice';

/**
 * Changes a queued command in the log if its status is one of `from`, and shows it as it is then. Its status may be another
 * than was asked for: the person or another tab was faster. Null when it is gone.
 */
export const changeCommand =
  (
    { seq, id }: CommandRecord,
    change: CommandChange | ChangeOf,
    from: readonly CommandStatus[],
  ): AppThunk<Promise<CommandRecord | null>> =>
  async (dispatch, _getState, { outboxLog }) => {
    const changed = await outboxLog.change(seq, change, from);
    dispatch(changed ? commandChanged(changed) : commandRemoved(id));
    return changed;
  };
