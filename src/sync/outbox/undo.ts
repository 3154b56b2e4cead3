import { MAX_UNDO_MS, UNDO_MS } from '@/lib/retryPolicy';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';
import { changeCommand } from './changeCommand';
import { discardCommand } from './discardCommand';
import { outboxLock } from './outboxLock';
import { selectCommand } from './outboxSlice';

/** A wait before the first try is time to undo; every later one is the outbox worker's. */
export const isUndoable = ({ status, tries, failure, nextTryAt, outcomeUnknown }: CommandRecord): boolean =>
  status === 'pending' && tries === 0 && failure === null && nextTryAt !== null && !outcomeUnknown;

/** For how long a command is not sent because it can be undone. `now` in milliseconds since the epoch. */
export function undoLeftMs(record: CommandRecord, now: number): number {
  const leftMs = isUndoable(record) ? (record.nextTryAt ?? 0) - now : 0;
  // Longer only if the clock was set back meanwhile.
  return leftMs > UNDO_MS ? 0 : Math.max(0, leftMs);
}

/** Restarts the time to undo, unless the total would be too long. */
export const extendUndo =
  (record: CommandRecord): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { clock }) => {
    const now = clock.now();
    if (!isUndoable(record) || now + UNDO_MS > Date.parse(record.queuedAt) + MAX_UNDO_MS) return;
    await dispatch(changeCommand(record, { nextTryAt: now + UNDO_MS }, ['pending']));
  };

/** The result of undoing: it will not be sent; it will not be sent again, but may have arrived; or it was sent. */
export type Undone = 'undone' | 'mayArrive' | 'tooLate';

/** Discards a command, tried or not. If a try is under way, waits for it: it may fail. */
export const undoCommand =
  (record: CommandRecord): AppThunk<Promise<Undone>> =>
  async (dispatch, getState, { locks }) => {
    const latest = () => selectCommand(getState(), record.id) ?? record;
    const discardEntry = async (entry: CommandRecord): Promise<Undone | null> => {
      if (!(await dispatch(discardCommand(entry)))) return null;
      return entry.outcomeUnknown ? 'mayArrive' : 'undone';
    };
    return (
      (await discardEntry(latest())) ??
      (await locks.whenFree(outboxLock(record), () => discardEntry(latest()))) ??
      'tooLate'
    );
  };
