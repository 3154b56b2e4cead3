import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import { isDeviceFull } from '@/services/platform/quota';
import { deviceFull } from '@/store/deviceSlice';
import type { AppThunk } from '@/store/thunk';
import type { Command } from './command';
import { commandQueued, commandsQueued } from './outboxSlice';

type Asked<Payload> = {
  readonly id: string;
  readonly uid: string;
  readonly payload: Payload;
  /** Nobody sends it before: until then it can be undone. Milliseconds since the epoch. */
  readonly notBefore?: number;
};

/** Keeps a command on disk. Rejects when it could not be kept. */
const keepCommand =
  <Payload extends Json>(
    command: Command<Payload>,
    asked: Asked<Payload>,
  ): AppThunk<Promise<CommandRecord>> =>
  async (dispatch, _getState, { outboxLog, clock }) => {
    const { wing, name } = command;
    try {
      return await outboxLog.add({ ...asked, wing, name, queuedAt: new Date(clock.now()).toISOString() });
    } catch (thrown) {
      if (isDeviceFull(thrown)) dispatch(deviceFull());
      throw thrown;
    }
  };

/**
 * Keeps a command on disk and only then tells the app of it, which starts sending. Rejects when it could not be kept:
 * then nobody may be told that it is saved. `uid` is the user who asked; `id` was made before the first try.
 */
export const queueCommand =
  <Payload extends Json>(
    command: Command<Payload>,
    asked: Asked<Payload>,
  ): AppThunk<Promise<CommandRecord>> =>
  async (dispatch, getState) => {
    const record = await dispatch(keepCommand(command, asked));
    // Whoever has signed out meanwhile finds it at the next sign-in; it is nobody else's to see.
    if (getState().session[command.wing].user?.id === asked.uid) dispatch(commandQueued(record));
    return record;
  };

/** How many commands are kept at once: the disk is waited for once, and never for long. */
const AT_ONCE = 100;

/**
 * The same for many commands of one user, in their order; the app is told of them together. Resolves to those that could
 * not be kept, and never rejects.
 */
export const queueCommands =
  <Payload extends Json>(
    command: Command<Payload>,
    uid: string,
    asked: readonly Omit<Asked<Payload>, 'uid'>[],
  ): AppThunk<Promise<readonly string[]>> =>
  async (dispatch, getState, { outboxLog, clock }) => {
    const kept: CommandRecord[] = [];
    const notKept: string[] = [];
    const { wing, name } = command;
    for (let first = 0; first < asked.length; first += AT_ONCE) {
      const some = asked.slice(first, first + AT_ONCE).map(each => ({ ...each, uid }));
      const queuedAt = new Date(clock.now()).toISOString();
      try {
        kept.push(...(await outboxLog.addAll(some.map(each => ({ ...each, wing, name, queuedAt })))));
        continue;
      } catch {
        // Where there is no room for all of them there may be for some.
      }
      for (const each of some) {
        try {
          kept.push(await dispatch(keepCommand(command, each)));
        } catch {
          notKept.push(each.id);
        }
      }
    }
    if (kept.length > 0 && getState().session[command.wing].user?.id === uid) dispatch(commandsQueued(kept));
    return notKept;
  };
