import type { AppError } from '@/lib/appError';
import {
  backOffMs,
  DONE_RETENTION_MS,
  LATE_MS,
  LOCK_RETRY_INTERVAL_MS,
  MAX_BACK_OFF_MS,
  MAX_REFUSED_TRIES,
} from '@/lib/retryPolicy';
import type {
  ChangeOf,
  CommandChange,
  CommandRecord,
  CommandStatus,
  Json,
} from '@/services/outboxLog/commandRecord';
import type { Owner } from '@/services/outboxLog/outboxLog';
import { isDeviceFull } from '@/services/platform/storage/quota';
import { deviceFull } from '@/store/deviceSlice';
import type { RootState } from '@/store/rootState';
import type { Services } from '@/store/services';
import type { AppDispatch } from '@/store/thunk';
import { changeCommand } from '@/sync/outbox/changeCommand';
import { findCommand } from '@/sync/outbox/commandRegistry';
import { outboxLock } from '@/sync/outbox/outboxLock';
import { outboxPaused, ownerKey } from '@/sync/outbox/outboxSlice';
import { RATE_LIMITED_CODE, rateLimitLeftMs } from '@/sync/outbox/rateLimit';
import { readOutbox, readOutboxOnce } from '@/sync/outbox/readOutbox';
import { undoLeftMs } from '@/sync/outbox/undo';

type OutboxWorkerOptions = {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly services: Services;
};

/** The server's answer wins over any status that another tab has set meanwhile. */
const ANY_OPEN = ['pending', 'sending', 'failed'] as const;

type FlushMode = 'retry' | 'all';

export type OutboxWorker = {
  /** Reads an owner's commands from the log, which another tab may have changed. */
  readonly load: (owner: Owner) => Promise<void>;
  /**
   * Sends what is due, in the order it was queued. `retry` forgets the waiting times after failures first, `all` the
   * time to undo as well. Where the log could not be read before, it is read meanwhile, until that succeeds.
   */
  readonly flush: (owner: Owner, hurry?: FlushMode) => Promise<void>;
};

/**
 * Sends queued commands: one loop per owner in this tab, one tab at a time where the browser has locks, one command
 * at a time, first in, first out. Each step is stored before the next, so it may stop anywhere: a command sent
 * twice is executed once on the server.
 */
export function createOutboxWorker({ dispatch, getState, services }: OutboxWorkerOptions): OutboxWorker {
  const { outboxLog, locks, clock, random, connectivity } = services;
  const running = new Map<string, Promise<void>>();
  const timers = new Map<string, { readonly at: number; readonly timer: ReturnType<typeof setTimeout> }>();
  const unacceptable = new Map<string, number>();
  /** Consecutive failed tries of a command, including those that never reached the server. */
  const failedTries = new Map<string, number>();
  /** Owners whose retry delays the next run resets. A request made mid-run applies to the next run. */
  const hurried = new Map<string, FlushMode>();

  const isSignedIn = ({ area, uid }: Owner): boolean => {
    const session = getState().session[area];
    return session.status === 'signedIn' && session.user.id === uid;
  };

  /**
   * Whether a command is refused for good. Firestore Lite returns the same code for transient contention, and rules
   * that are being deployed may deny for a short time, so the command is tried several times first.
   */
  function hasExhaustedTries({ id }: CommandRecord, { code, kind }: AppError): boolean {
    if (code !== 'failed-precondition' && kind !== 'invalid' && kind !== 'denied') return false;
    const said = (unacceptable.get(id) ?? 0) + 1;
    unacceptable.set(id, said);
    return said >= MAX_REFUSED_TRIES;
  }

  const change = (
    record: CommandRecord,
    fate: CommandChange | ChangeOf,
    from: readonly CommandStatus[] = ['sending'],
  ) => dispatch(changeCommand(record, fate, from));

  const failureOf = (code: string, reason: Json) => ({
    code,
    reason,
    at: new Date(clock.now()).toISOString(),
  });

  /** For a failed command: another try may still be under way and arrive, so the server is asked again later. */
  const lookedFor = (outcomeUnknown: boolean): CommandChange => ({
    outcomeUnknown,
    nextTryAt: outcomeUnknown ? clock.now() + LATE_MS : null,
  });

  /** One try. Says whether the commands after it may go. */
  async function sendOne(record: CommandRecord): Promise<'next' | 'wait'> {
    const command = await findCommand(record.name);
    let payload: Json;
    try {
      if (!command) throw new Error(`nobody knows the command ${record.name}`);
      payload = command.parse(record.payload);
    } catch {
      await change(record, { status: 'failed', failure: failureOf('unreadable', null) }, [
        'pending',
        'sending',
      ]);
      return 'next';
    }
    // After a crash, a command found as "sending" has an unknown outcome.
    let wasUnknown = false;
    const taken = await change(
      record,
      now => {
        wasUnknown = now.outcomeUnknown;
        return { status: 'sending', outcomeUnknown: true, begun: (now.begun ?? 0) + 1 };
      },
      ['pending', 'sending'],
    );
    if (taken?.status !== 'sending') return 'next';
    if (taken.failure === null) {
      // New, or the person has said to try it again: what was counted before says nothing any more.
      unacceptable.delete(record.id);
      failedTries.delete(record.id);
    }
    /** This try has had no effect. An earlier one, or one of another tab, may have had. */
    const isUnknown = (now: CommandRecord) => wasUnknown || now.begun !== taken.begun;
    const session = getState().session[record.area];
    const outcome = await dispatch(command.send(payload));
    if (outcome.kind === 'refused' && getState().session[record.area] !== session) {
      // Another user may have been signed in for a moment and refused: that says nothing about the command.
      await change(record, { status: 'pending', outcomeUnknown: true });
      return 'next';
    }
    switch (outcome.kind) {
      case 'done':
        await change(
          record,
          {
            status: 'done',
            failure: null,
            outcomeUnknown: false,
            nextTryAt: clock.now() + DONE_RETENTION_MS,
          },
          ANY_OPEN,
        );
        return 'next';
      case 'refused':
        await change(record, now => ({
          status: 'failed',
          failure: failureOf('refused', outcome.reason),
          tries: record.tries + 1,
          ...lookedFor(isUnknown(now)),
        }));
        return 'next';
      case 'turn':
        await change(record, now => ({
          status: 'pending',
          nextTryAt: clock.now() + outcome.waitMs,
          failure: failureOf(RATE_LIMITED_CODE, null),
          outcomeUnknown: isUnknown(now),
        }));
        return 'next';
      case 'signInNeeded':
        await change(record, now => ({
          status: 'pending',
          failure: failureOf(outcome.error.code, outcome.error.kind),
          outcomeUnknown: isUnknown(now),
        }));
        dispatch(outboxPaused({ owner: record, pause: 'signInNeeded' }));
        return 'wait';
      case 'retry': {
        if (hasExhaustedTries(record, outcome.error)) {
          await change(record, now => ({
            status: 'failed',
            failure: failureOf(outcome.error.code, outcome.error.kind),
            tries: record.tries + 1,
            ...lookedFor(isUnknown(now)),
          }));
          return 'next';
        }
        const before = failedTries.get(record.id) ?? record.tries;
        failedTries.set(record.id, before + 1);
        const waitMs = backOffMs(before, outcome.error.kind === 'rateLimited', random);
        // Without a network nothing was sent, so no failed try is shown.
        const wentOut = outcome.error.kind !== 'offline' || connectivity.isOnline();
        await change(record, now => ({
          status: 'pending',
          tries: record.tries + (wentOut ? 1 : 0),
          nextTryAt: clock.now() + waitMs,
          failure: failureOf(outcome.error.code, outcome.error.kind),
          outcomeUnknown: isUnknown(now) || outcome.outcomeUnknown,
        }));
        wakeIn(record, waitMs);
        return 'wait';
      }
    }
  }

  /**
   * The earlier of two times counts: a command that can be undone and one that has failed wait for different
   * times.
   */
  function wakeIn(owner: Owner, waitMs: number): void {
    const key = ownerKey(owner);
    const at = clock.now() + waitMs;
    const set = timers.get(key);
    if (set && set.at <= at) return;
    clearTimeout(set?.timer);
    const wake = () => {
      timers.delete(key);
      void flush(owner);
    };
    timers.set(key, { at, timer: setTimeout(wake, waitMs) });
  }

  /**
   * Whether a command is the next to send. One that can still be undone lets later ones pass. One that
   * is rate-limited lets all other kinds pass, but not its own.
   *
   * @param limitedKinds the kinds of which one before this is rate-limited
   */
  function isNext(
    owner: Owner,
    record: CommandRecord,
    hurry: FlushMode | undefined,
    limitedKinds: Set<string>,
  ): boolean {
    if ((record.status !== 'pending' && record.status !== 'sending') || limitedKinds.has(record.name))
      return false;
    const rateLimitMs = rateLimitLeftMs(record, clock.now());
    if (rateLimitMs > 0) limitedKinds.add(record.name);
    const leftMs = rateLimitMs || (hurry === 'all' ? 0 : undoLeftMs(record, clock.now()));
    if (leftMs > 0) wakeIn(owner, leftMs);
    return leftMs === 0;
  }

  async function sendDue(owner: Owner): Promise<void> {
    const hurry = hurried.get(ownerKey(owner));
    hurried.delete(ownerKey(owner));
    // When signed out, keep the pause: it tells the person to sign in again.
    if (!isSignedIn(owner)) return;
    dispatch(outboxPaused({ owner, pause: null }));
    // Done commands stay done, so the search can start at the first that is not.
    let from = 0;
    // Read again at each step: another tab may have sent or discarded the command.
    for (;;) {
      if (!isSignedIn(owner)) return;
      let notDone: number | null = null;
      const limitedKinds = new Set<string>();
      const next = await outboxLog.find(owner, from, record => {
        if (record.status !== 'done') notDone ??= record.seq;
        return isNext(owner, record, hurry, limitedKinds);
      });
      if (!next) return;
      from = notDone ?? from;
      const waitMs = (next.nextTryAt ?? 0) - clock.now();
      // If the clock was set back, never wait longer than the longest retry delay.
      if (!hurry && waitMs > 0 && waitMs <= MAX_BACK_OFF_MS) {
        wakeIn(owner, waitMs);
        return;
      }
      if ((await sendOne(next)) === 'wait') return;
    }
  }

  async function flush(owner: Owner, hurry?: FlushMode): Promise<void> {
    const key = ownerKey(owner);
    if (hurry && hurried.get(key) !== 'all') hurried.set(key, hurry);
    const current = running.get(key);
    if (current) {
      // What was queued while the loop was ending must not be left to the next event.
      await current;
      if (running.has(key)) return;
    }
    // What has not been read is hidden from its owner, whichever tab sends it.
    const read = isSignedIn(owner) ? dispatch(readOutboxOnce(owner)) : true;
    const run = locks
      .ifFree(outboxLock(owner), () => sendDue(owner))
      .then(async ran => {
        // The tab at work may have read the log for the last time, or may be killed.
        if (!ran) wakeIn(owner, LOCK_RETRY_INTERVAL_MS);
        if (!(await read)) wakeIn(owner, backOffMs(3, false, random));
      })
      // Whatever fails here, the next event can start the loop again.
      .catch(thrown => {
        if (isDeviceFull(thrown)) dispatch(deviceFull());
        wakeIn(owner, backOffMs(3, false, random));
      });
    running.set(key, run);
    await run;
    running.delete(key);
  }

  return {
    flush,
    load: async owner => void (await dispatch(readOutbox(owner))),
  };
}
