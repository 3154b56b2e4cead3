import { deviceFull } from '@/entities/device/deviceSlice';
import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import { isDeviceFull } from '@/services/platform/quota';
import type { AppThunk } from '@/shared/redux/thunk';
import type { Command } from './command';
import { commandQueued } from './outboxSlice';

/**
 * Keeps a command on disk and only then tells the app of it, which starts sending. Rejects when it could not be kept:
 * then nobody may be told that it is saved. `uid` is the user who asked; `id` was made before the first try.
 */
export const queueCommand =
  <Payload extends Json>(
    command: Command<Payload>,
    { id, uid, payload }: { id: string; uid: string; payload: Payload },
  ): AppThunk<Promise<CommandRecord>> =>
  async (dispatch, getState, { outboxLog, clock }) => {
    const asked = { id, uid, wing: command.wing, name: command.name, payload };
    try {
      const record = await outboxLog.add({ ...asked, queuedAt: new Date(clock.now()).toISOString() });
      // Whoever has signed out meanwhile finds it at the next sign-in; it is nobody else's to see.
      if (getState().session[command.wing].user?.id === uid) dispatch(commandQueued(record));
      return record;
    } catch (thrown) {
      if (isDeviceFull(thrown)) dispatch(deviceFull());
      throw thrown;
    }
  };
