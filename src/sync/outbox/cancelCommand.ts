import { LATE_MS } from '@/lib/retryPolicy';
import type { CommandChange, CommandRecord, CommandStatus } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';
import { discardCommand } from './discardCommand';
import { hasArrived } from './hasArrived';
import { sendNowAsked } from './outboxIntents';
import { outboxLock } from './outboxLock';
import { commandChanged, commandRemoved } from './outboxSlice';

/**
 * What came of taking a command back: it will not be sent; it had reached the server after all; or that cannot be told
 * now, and it stays as it was.
 */
export type CancelResult = 'cancelled' | 'doneAfterAll' | 'cannotAsk';

export type CancelCommand = (entry: CommandRecord) => Promise<CancelResult>;

const change =
  (
    { seq, id }: CommandRecord,
    fate: CommandChange,
    from: readonly CommandStatus[],
  ): AppThunk<Promise<CommandRecord | null>> =>
  async (dispatch, _getState, { outboxLog }) => {
    const changed = await outboxLog.change(seq, fate, from);
    dispatch(changed ? commandChanged(changed) : commandRemoved(id));
    return changed;
  };

/** Takes a command out of the line between two tries, so that what becomes of it is known. */
const withdraw =
  (entry: CommandRecord): AppThunk<Promise<CommandRecord | null>> =>
  (dispatch, _getState, { clock, locks }) => {
    // What it was refused for is still what the person is asked about.
    const reason = (entry.status === 'failed' && entry.failure?.reason) || null;
    const failure = { code: 'held', reason, at: new Date(clock.now()).toISOString() };
    const fate = { status: 'failed', failure, nextTryAt: clock.now() + LATE_MS } as const;
    // Where there are no locks it may be under way: if the server takes it, it is done all the same.
    return locks.whenFree(outboxLock(entry), () => dispatch(change(entry, fate, ['pending', 'sending'])));
  };

/** Takes a command out of the line, if it is still in it. One that may have been sent before is looked for. */
const cancelQueued =
  (entry: CommandRecord): AppThunk<Promise<CancelResult | 'gone'>> =>
  async dispatch => {
    const cancelled = await dispatch(withdraw(entry));
    // Somebody gave it up meanwhile: in another tab, or by pressing twice.
    if (!cancelled || cancelled.status === 'discarded') return 'gone';
    if (cancelled.status === 'done') return 'doneAfterAll';
    if (cancelled.status !== 'failed') return 'cannotAsk';
    if (!cancelled.outcomeUnknown) return 'cancelled';
    const arrived = await dispatch(hasArrived(cancelled));
    switch (arrived) {
      case 'no':
        return 'cancelled';
      case 'yes':
        await dispatch(
          change(cancelled, { status: 'done', failure: null, outcomeUnknown: false }, ['failed']),
        );
        return 'doneAfterAll';
      case 'cannotAsk': {
        const { failure, nextTryAt } = entry;
        const status = entry.status === 'failed' ? 'failed' : 'pending';
        await dispatch(change(cancelled, { status, failure, nextTryAt }, ['failed']));
        // Nobody else knows that it is in line again.
        dispatch(sendNowAsked());
        return 'cannotAsk';
      }
    }
  };

/**
 * Keeps a command from being sent while the person changes it; it stays on this device until it is replaced. One that
 * may have been sent before is looked for: if it has arrived it is done, and if nobody can say, it waits as before.
 */
export const cancelForEditing =
  (entry: CommandRecord): AppThunk<Promise<CancelResult>> =>
  async dispatch => {
    const cancelled = await dispatch(cancelQueued(entry));
    return cancelled === 'gone' ? 'cannotAsk' : cancelled;
  };

/** Discards a command. What cannot be looked for now is stored until it can. */
export const discard =
  (entry: CommandRecord): AppThunk<Promise<CancelResult>> =>
  async dispatch => {
    const cancelled = await dispatch(cancelQueued(entry));
    if (cancelled === 'gone') return 'cancelled';
    if (cancelled !== 'cancelled') return cancelled;
    return (await dispatch(discardCommand(entry))) ? 'cancelled' : 'cannotAsk';
  };
