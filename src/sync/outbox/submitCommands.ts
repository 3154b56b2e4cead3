import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';
import type { Command } from './command';
import { commandsQueued } from './outboxSlice';
import { writeCommand } from './queueCommand';
import { type SentDirectly, sendDirectly } from './submitCommand';

/** How many commands are written in one transaction: the disk is waited for once, and never for long. */
const AT_ONCE = 100;

/**
 * Writes many commands of one user to the log, in their order, and then tells the store of them together. Resolves to the ids
 * of those that the device did not take, and never rejects.
 */
const queueCommands =
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

/**
 * Submits many commands of one user, in their order. Resolves to the results, by command id, of those that were sent
 * directly because the device could not save them.
 */
export const submitCommands =
  <Payload extends Json, Problem>(
    command: Command<Payload, Problem>,
    uid: string,
    payloads: readonly Payload[],
  ): AppThunk<Promise<{ readonly [id: string]: SentDirectly<Problem> }>> =>
  async dispatch => {
    const notQueued = new Set(await dispatch(queueCommands(command, uid, payloads)));
    const direct: { [id: string]: SentDirectly<Problem> } = {};
    for (const payload of payloads) {
      const id = command.idOf(payload);
      if (notQueued.has(id)) direct[id] = await dispatch(sendDirectly(command, payload));
    }
    return direct;
  };
