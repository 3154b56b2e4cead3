import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import { isDeviceFull } from '@/services/platform/storage/quota';
import { deviceFull } from '@/store/deviceSlice';
import type { AppThunk } from '@/store/thunk';
import type { Command } from './command';
import { commandQueued, commandsQueued } from './outboxSlice';

type Asked<Payload> = {
  readonly uid: string;
  readonly payload: Payload;
  /** It is not sent before. Milliseconds since the epoch. */
  readonly notBefore?: number;
};

/** Writes a command to the log. Rejects when the device does not take it. */
const writeCommand =
  <Payload extends Json>(
    { area, name, idOf }: Command<Payload>,
    asked: Asked<Payload>,
  ): AppThunk<Promise<CommandRecord>> =>
  async (dispatch, _getState, { outboxLog, clock }) => {
    const id = idOf(asked.payload);
    try {
      return await outboxLog.add({
        ...{ ...asked, id, name, area },
        queuedAt: new Date(clock.now()).toISOString(),
      });
    } catch (thrown) {
      if (isDeviceFull(thrown)) dispatch(deviceFull());
      throw thrown;
    }
  };

/**
 * Writes a command to the log and only then tells the store of it, which starts sending. Rejects when the device does not
 * take it: then nobody may be told that it is saved.
 */
export const queueCommand =
  <Payload extends Json>(
    command: Command<Payload>,
    asked: Asked<Payload>,
  ): AppThunk<Promise<CommandRecord>> =>
  async (dispatch, getState) => {
    const record = await dispatch(writeCommand(command, asked));
    // If the owner has signed out meanwhile, it appears at their next sign-in; nobody else may see it.
    if (getState().session[command.area].user?.id === asked.uid) dispatch(commandQueued(record));
    return record;
  };

/** How many commands are written in one transaction: the disk is waited for once, and never for long. */
const AT_ONCE = 100;

/**
 * The same for many commands of one user, in their order; the store is told of them together. Resolves to the ids of those
 * that the device did not take, and never rejects.
 */
export const queueCommands =
  <Payload extends Json>(
    command: Command<Payload>,
    uid: string,
    payloads: readonly Payload[],
  ): AppThunk<Promise<readonly string[]>> =>
  async (dispatch, getState, { outboxLog, clock }) => {
    const queued: CommandRecord[] = [];
    const notQueued: string[] = [];
    const { area, name, idOf } = command;
    for (let first = 0; first < payloads.length; first += AT_ONCE) {
      const some = payloads.slice(first, first + AT_ONCE);
      const queuedAt = new Date(clock.now()).toISOString();
      try {
        const records = some.map(payload => ({ id: idOf(payload), uid, payload, area, name, queuedAt }));
        queued.push(...(await outboxLog.addAll(records)));
        continue;
      } catch {
        // If the storage is too full for all, it may be enough for some.
      }
      for (const payload of some) {
        try {
          queued.push(await dispatch(writeCommand(command, { uid, payload })));
        } catch {
          notQueued.push(idOf(payload));
        }
      }
    }
    if (queued.length > 0 && getState().session[area].user?.id === uid) dispatch(commandsQueued(queued));
    return notQueued;
  };
