import { discardCommand } from '@/entities/outbox/discardCommand';
import type { DiscardOutcome } from '@/entities/outbox/discardOutcome';
import { commandChanged, commandRemoved } from '@/entities/outbox/outboxSlice';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/shared/redux/thunk';
import { findCommand } from './findCommand';

/**
 * Gives a command up. One whose last try may have reached the server is looked for first: what has been done cannot be
 * discarded, and what cannot be looked for is kept until it can.
 */
export const discard =
  (entry: CommandRecord): AppThunk<Promise<DiscardOutcome>> =>
  async (dispatch, _getState, { outboxLog }) => {
    if (entry.outcomeUnknown) {
      const command = await findCommand(entry.name);
      try {
        const done = command && (await dispatch(command.isDone(command.parse(entry.payload))));
        if (done) {
          const changed = await outboxLog.change(entry.seq, { status: 'done', outcomeUnknown: false });
          dispatch(changed ? commandChanged(changed) : commandRemoved(entry.id));
          return 'doneAfterAll';
        }
      } catch {
        return 'cannotAsk';
      }
    }
    await dispatch(discardCommand(entry));
    return 'discarded';
  };
