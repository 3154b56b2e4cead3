import { DONE_RETENTION_MS, LATE_MS } from '@/lib/retryPolicy';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { Owner } from '@/services/outboxLog/outboxLog';
import type { AppThunk } from '@/store/thunk';
import { changeCommand } from '@/sync/outbox/changeCommand';
import { hasArrived } from '@/sync/outbox/hasArrived';
import { removeFinishedCommand } from '@/sync/outbox/removeFinishedCommand';

/** A time further away than anything here is ever put off: the clock was set back meanwhile. */
const isDue = ({ nextTryAt }: CommandRecord, now: number): boolean =>
  nextTryAt === null || nextTryAt <= now || nextTryAt - now > DONE_RETENTION_MS;

/** No try can arrive any more: a discarded command is deleted, a refused one is final. */
const discardOver =
  (record: CommandRecord): AppThunk<Promise<void>> =>
  async dispatch => {
    if (record.status === 'discarded') return dispatch(removeFinishedCommand(record));
    await dispatch(changeCommand(record, { outcomeUnknown: false, nextTryAt: null }, ['failed']));
  };

/** No longer queued, but an earlier try may still arrive: discarded, cancelled, or refused at a later try. */
export const mayArrive = ({ status, outcomeUnknown }: CommandRecord): boolean =>
  status === 'discarded' || (status === 'failed' && outcomeUnknown);

/** Whether the grace period of a record is over. */
export type GracePeriod = (record: CommandRecord) => boolean;

/**
 * A grace period of `LATE_MS` from the first question about a record. Measured by a timer, because the device's
 * clock may be changed meanwhile.
 */
export function createGracePeriod(): GracePeriod {
  const waited = new Map<string, boolean>();
  return ({ seq, nextTryAt }) => {
    // A new period after each failed try.
    const wait = `${seq}/${nextTryAt}`;
    if (!waited.has(wait)) {
      waited.set(wait, false);
      setTimeout(() => waited.set(wait, true), LATE_MS);
    }
    return waited.get(wait) === true;
  };
}

/**
 * Reconciles the log with the server: removes finished commands, and asks for those that were discarded, cancelled
 * or refused while a try was under way, until the try can no longer arrive. If it arrived, the command is done and
 * the person is told. Resolves to whether something is still open.
 */
export const reconcile =
  (owner: Owner, isGracePeriodOver: GracePeriod): AppThunk<Promise<'settled' | 'looking'>> =>
  async (dispatch, _getState, { outboxLog, clock }) => {
    let looking: 'settled' | 'looking' = 'settled';
    for (const record of (await outboxLog.read(owner)).records) {
      if (record.status === 'done' && isDue(record, clock.now()))
        await dispatch(removeFinishedCommand(record));
      if (!mayArrive(record)) continue;
      const isOver = isGracePeriodOver(record);
      const arrived = await dispatch(hasArrived(record));
      if (arrived === 'yes') {
        const failure = { code: 'arrivedLate', reason: null, at: new Date(clock.now()).toISOString() };
        const late = { status: 'done', failure, nextTryAt: clock.now() + DONE_RETENTION_MS } as const;
        await dispatch(changeCommand(record, late, ['discarded', 'failed']));
      } else if (arrived === 'no' && isOver) await dispatch(discardOver(record));
      else looking = 'looking';
    }
    return looking;
  };
