import { LATE_MS } from '@/lib/retryPolicy';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';
import { changeCommand } from './changeCommand';
import { ON_HOLD } from './commandState';
import { discardCommand } from './discardCommand';
import { hasArrived } from './hasArrived';
import { sendNowAsked } from './outboxIntents';
import { outboxLock } from './outboxLock';

/**
 * The result of cancelling a command: it will not be sent; it had already reached the server; or the server, or the log of
 * this device, cannot be asked now, and nothing changes.
 */
export type CancelResult = 'cancelled' | 'doneAfterAll' | 'cannotAsk';

export type CancelCommand = (entry: CommandRecord) => Promise<CancelResult>;

/** Takes a command out of the queue between two tries, so that its outcome is known. */
const withdraw =
  (entry: CommandRecord): AppThunk<Promise<CommandRecord | null>> =>
  (dispatch, _getState, { clock, locks }) => {
    // Keep the reason of the refusal: the person is still asked about it.
    const reason = (entry.status === 'failed' && entry.failure?.reason) || null;
    const failure = { code: ON_HOLD, reason, at: new Date(clock.now()).toISOString() };
    const fate = { status: 'failed', failure, nextTryAt: clock.now() + LATE_MS } as const;
    // Without locks a try may be under way: if the server accepts it, the command is done.
    return locks.whenFree(outboxLock(entry), () =>
      dispatch(changeCommand(entry, fate, ['pending', 'sending'])),
    );
  };

/** Leaves a cancelled command as it was before, which `entry` says: queued, or failed. */
export const requeue =
  (entry: CommandRecord): AppThunk<Promise<void>> =>
  async dispatch => {
    const { failure, nextTryAt } = entry;
    const status = entry.status === 'failed' ? 'failed' : 'pending';
    await dispatch(changeCommand(entry, { status, failure, nextTryAt }, ['failed']));
    // Nothing else announces that it is queued again. Others may still be undone.
    if (status === 'pending') dispatch(sendNowAsked('retry'));
  };

/** Cancels a command if it is still queued. If it may have been sent before, the server is asked. */
const cancelQueued =
  (entry: CommandRecord): AppThunk<Promise<CancelResult | 'gone'>> =>
  async dispatch => {
    const cancelled = await dispatch(withdraw(entry));
    // Discarded meanwhile: in another tab, or by pressing twice.
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
          changeCommand(cancelled, { status: 'done', failure: null, outcomeUnknown: false }, ['failed']),
        );
        return 'doneAfterAll';
      case 'cannotAsk':
        await dispatch(requeue(entry));
        return 'cannotAsk';
    }
  };

/** A full device takes no change of its log: whoever asks must not wait for ever. */
const notChanged = () => 'cannotAsk' as const;

/**
 * Stops a command from being sent while the person edits it; it stays on this device until it is replaced. If it
 * may have been sent before, the server is asked: if it has arrived it is done; if the server cannot be asked, it
 * stays queued.
 */
export const cancelForEditing =
  (entry: CommandRecord): AppThunk<Promise<CancelResult>> =>
  async dispatch => {
    const cancelled = await dispatch(cancelQueued(entry)).catch(notChanged);
    return cancelled === 'gone' ? 'cannotAsk' : cancelled;
  };

/** Discards a command. If the server must be asked first and cannot be, the record stays until it can. */
export const discard =
  (entry: CommandRecord): AppThunk<Promise<CancelResult>> =>
  async dispatch => {
    const cancelled = await dispatch(cancelQueued(entry)).catch(notChanged);
    if (cancelled === 'gone') return 'cancelled';
    if (cancelled !== 'cancelled') return cancelled;
    return (await dispatch(discardCommand(entry)).catch(notChanged)) === true ? 'cancelled' : 'cannotAsk';
  };
