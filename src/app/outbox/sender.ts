import type { Command } from '@/entities/outbox/command';
import {
  commandChanged,
  commandRemoved,
  outboxLoaded,
  ownerKey,
  senderPaused,
} from '@/entities/outbox/outboxSlice';
import type { CommandChange, CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import type { Owner } from '@/services/outboxLog/outboxLog';
import type { Services } from '@/services/services';
import type { AppDispatch, RootState } from '../store';
import { backOffMs } from './backOff';

/** Finds a command by its stored name; its code may still have to be loaded. Undefined for a name nobody has. */
export type FindCommand = (name: string) => Promise<Command<Json> | undefined>;

/** How often to ask whether another tab is still at work, in milliseconds. */
const LOCK_BUSY_MS = 2000;

type SenderOptions = {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly services: Services;
  readonly findCommand: FindCommand;
};

export type Sender = {
  /** Reads an owner's commands from the log; what was being sent when the app went is pending again. */
  readonly load: (owner: Owner) => Promise<void>;
  /** Sends what is due, in the order it was queued. `now` forgets the waiting times first. */
  readonly flush: (owner: Owner, now?: 'now') => Promise<void>;
  readonly stop: () => void;
};

/**
 * The one who sends. One loop an owner in this tab, one tab at a time where the browser has locks; a command at a time,
 * first in, first out. Every step is on disk before the next is taken, so that it may stop anywhere: a command sent twice
 * is one on the server.
 */
export function createSender({ dispatch, getState, services, findCommand }: SenderOptions): Sender {
  const { outboxLog, locks, clock, chance } = services;
  const running = new Map<string, Promise<void>>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const isSignedIn = ({ wing, uid }: Owner): boolean => {
    const session = getState().session[wing];
    return session.status === 'signedIn' && session.user.id === uid;
  };

  async function change(record: CommandRecord, fate: CommandChange): Promise<void> {
    const changed = await outboxLog.change(record.seq, fate);
    // Gone: discarded meanwhile, here or in another tab.
    dispatch(changed ? commandChanged(changed) : commandRemoved(record.id));
  }

  const failureOf = (code: string, reason: Json) => ({
    code,
    reason,
    at: new Date(clock.now()).toISOString(),
  });

  /** One try. Says whether the commands after it may go. */
  async function sendOne(record: CommandRecord): Promise<'next' | 'wait'> {
    const command = await findCommand(record.name);
    let payload: Json;
    try {
      if (!command) throw new Error(`nobody knows the command ${record.name}`);
      payload = command.parse(record.payload);
    } catch {
      await change(record, { status: 'failed', failure: failureOf('unreadable', null) });
      return 'next';
    }
    await change(record, { status: 'sending' });
    const outcome = await dispatch(command.send(payload));
    switch (outcome.kind) {
      case 'done':
        await change(record, { status: 'done', failure: null, outcomeUnknown: false, nextTryAt: null });
        return 'next';
      case 'refused':
        await change(record, {
          status: 'failed',
          failure: failureOf('refused', outcome.reason),
          outcomeUnknown: false,
          tries: record.tries + 1,
        });
        return 'next';
      case 'signInNeeded':
        await change(record, {
          status: 'pending',
          failure: failureOf(outcome.error.code, outcome.error.kind),
        });
        dispatch(senderPaused({ owner: record, pause: 'signInNeeded' }));
        return 'wait';
      case 'retry': {
        const waitMs = backOffMs(record.tries, outcome.error.kind === 'rateLimited', chance);
        await change(record, {
          status: 'pending',
          tries: record.tries + 1,
          nextTryAt: clock.now() + waitMs,
          failure: failureOf(outcome.error.code, outcome.error.kind),
          outcomeUnknown: record.outcomeUnknown || outcome.outcomeUnknown,
        });
        wakeIn(record, waitMs);
        return 'wait';
      }
    }
  }

  function wakeIn(owner: Owner, waitMs: number): void {
    const key = ownerKey(owner);
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => void flush(owner), waitMs),
    );
  }

  async function sendDue(owner: Owner, now: boolean): Promise<void> {
    dispatch(senderPaused({ owner, pause: null }));
    // Read anew at each step: another tab may have sent or discarded what this one knew of.
    for (;;) {
      if (!isSignedIn(owner)) return;
      const { records } = await outboxLog.read(owner);
      const next = records.find(({ status }) => status === 'pending' || status === 'sending');
      if (!next) return;
      const waitMs = (next.nextTryAt ?? 0) - clock.now();
      // A clock that was set back must not make anyone wait for longer than a back-off ever is.
      if (!now && waitMs > 0 && waitMs <= 60_000) {
        wakeIn(owner, waitMs);
        return;
      }
      if ((await sendOne(next)) === 'wait') return;
    }
  }

  async function flush(owner: Owner, now?: 'now'): Promise<void> {
    const key = ownerKey(owner);
    const current = running.get(key);
    if (current) {
      // What was queued while the loop was ending must not be left to the next event.
      await current;
      if (running.has(key)) return;
    }
    const run = locks
      .ifFree(`outbox:${key}`, () => sendDue(owner, now === 'now'))
      .then(ran => {
        // The tab at work may have read the log for the last time, or may be killed.
        if (!ran) wakeIn(owner, LOCK_BUSY_MS);
      })
      // Whatever goes wrong here, a later event finds the loop able to run again.
      .catch(() => wakeIn(owner, backOffMs(3, false, chance)));
    running.set(key, run);
    await run;
    running.delete(key);
  }

  return {
    flush,
    async load(owner) {
      const { records, unreadable } = await outboxLog.read(owner);
      dispatch(outboxLoaded({ owner, records, unreadable }));
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
