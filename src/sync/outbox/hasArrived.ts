import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';
import type { Command } from './command';
import { findCommand } from './commandRegistry';

function parsed(command: Command<Json>, { payload }: CommandRecord): { readonly payload: Json } | null {
  try {
    return { payload: command.parse(payload) };
  } catch {
    return null;
  }
}

/** Whether the server has a command whose last answer was lost. One that nobody can read cannot have been sent. */
export const hasArrived =
  (entry: CommandRecord): AppThunk<Promise<'yes' | 'no' | 'cannotAsk'>> =>
  async dispatch => {
    try {
      const command = await findCommand(entry.name);
      const readable = command && parsed(command, entry);
      if (!readable) return 'no';
      return (await dispatch(command.isDone(readable.payload))) ? 'yes' : 'no';
    } catch {
      return 'cannotAsk';
    }
  };
