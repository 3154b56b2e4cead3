import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import { isDeviceFull } from '@/services/platform/storage/quota';
import { deviceFull } from '@/store/deviceSlice';
import type { AppThunk } from '@/store/thunk';
import type { Command } from './command';
import { commandQueued } from './outboxSlice';

type Asked<Payload> = {
  readonly uid: string;
  readonly payload: Payload;
  /** It is not sent before. Milliseconds since the epoch. */
  readonly notBefore?: number;
};

/** Writes a command to the log. Rejects when the device does not take it. */
export const writeCommand =
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
