import { LATE_MS, REMEMBER_DONE_MS } from '@/lib/retryPolicy';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { Owner } from '@/services/outboxLog/outboxLog';
import type { AppThunk } from '@/store/thunk';
import { forgetCommand } from '@/sync/outbox/forgetCommand';
import { hasArrived } from '@/sync/outbox/hasArrived';
import { commandChanged } from '@/sync/outbox/outboxSlice';

/** A time further away than anything here is ever put off: the clock was set back meanwhile. */
const isDue = ({ nextTryAt }: CommandRecord, now: number): boolean =>
  nextTryAt === null || nextTryAt <= now || nextTryAt - now > REMEMBER_DONE_MS;

/** It can no longer arrive: what was discarded goes, what was refused is refused for good. */
const discardOver =
  (record: CommandRecord): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { outboxLog }) => {
    if (record.status === 'discarded') return dispatch(forgetCommand(record));
    const known = { outcomeUnknown: false, nextTryAt: null };
    const changed = await outboxLog.change(record.seq, known, ['failed']);
    if (changed) dispatch(commandChanged(changed));
  };

/** Not in line any more, while a try of it may still arrive: discarded, cancelled, or refused at a later try. */
export const mayArrive = ({ status, outcomeUnknown }: CommandRecord): boolean =>
  status === 'discarded' || (status === 'failed' && outcomeUnknown);

/** Whether what may still arrive has been waited for long enough. */
export type GracePeriod = (record: CommandRecord) => boolean;

/**
 * Waits `LATE_MS` from when a record is first asked about. By a timer, which runs while the app does: the device's clock
 * may be set to any time meanwhile, and no request is the later for it.
 */
export function createGracePeriod(): GracePeriod {
  const waited = new Map<string, boolean>();
  return ({ seq, nextTryAt }) => {
    // Another one after each try that it steps aside from.
    const wait = `${seq}/${nextTryAt}`;
    if (!waited.has(wait)) {
      waited.set(wait, false);
      setTimeout(() => waited.set(wait, true), LATE_MS);
    }
    return waited.get(wait) === true;
  };
}

/**
 * Forgets what is over. What was discarded, cancelled or refused while a try of it was under way is looked for until it can no
 * longer arrive; if it did, it is done after all, and the person is told. Says whether something is still being looked
 * for.
 */
export const reconcile =
  (owner: Owner, isWaitedFor: GracePeriod): AppThunk<Promise<'settled' | 'looking'>> =>
  async (dispatch, _getState, { outboxLog, clock }) => {
    let looking: 'settled' | 'looking' = 'settled';
    for (const record of (await outboxLog.read(owner)).records) {
      if (record.status === 'done' && isDue(record, clock.now())) await dispatch(forgetCommand(record));
      if (!mayArrive(record)) continue;
      const isOver = isWaitedFor(record);
      const arrived = await dispatch(hasArrived(record));
      if (arrived === 'yes') {
        const failure = { code: 'arrivedLate', reason: null, at: new Date(clock.now()).toISOString() };
        const nextTryAt = clock.now() + REMEMBER_DONE_MS;
        const late = await outboxLog.change(record.seq, { status: 'done', failure, nextTryAt }, [
          'discarded',
          'failed',
        ]);
        if (late) dispatch(commandChanged(late));
      } else if (arrived === 'no' && isOver) await dispatch(discardOver(record));
      else looking = 'looking';
    }
    return looking;
  };
