// @bundle outbox, outbox-start

import type { UnknownAction } from '@reduxjs/toolkit';
import type { Area } from '@/lib/area';
import { RECONCILE_INTERVAL_MS } from '@/lib/retryPolicy';
import type { Owner } from '@/services/outboxLog/outboxLog';
import { api } from '@/store/api/api';
import { type Entity, listTag } from '@/store/api/tags';
import type { RootState } from '@/store/rootState';
import type { Services } from '@/store/services';
import type { AppDispatch } from '@/store/thunk';
import { isUnsent } from '@/sync/outbox/commandState';
import { sendNowAsked } from '@/sync/outbox/outboxIntents';
import {
  commandChanged,
  commandQueued,
  commandsQueued,
  outboxPaused,
  ownerKey,
  ownerLeft,
  selectOutbox,
  selectWaiting,
} from '@/sync/outbox/outboxSlice';
import { createOutboxWorker } from './outboxWorker';
import { createGracePeriod, mayArrive, reconcile } from './reconcile';

export type Outbox = {
  /** The session of an area is this user's, or nobody's; `endedFor`: whose it was, if it ended unasked. */
  readonly sessionIs: (area: Area, uid: string | null, endedFor?: string) => Promise<void>;
  /** Handles an action about one command, or about all. */
  readonly heard: (action: UnknownAction) => Promise<void>;
};

export type OutboxOptions = {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly services: Services;
};

/** Ties the outbox worker to the sessions, the connection and the other tabs. */
export function startOutbox({ dispatch, getState, services }: OutboxOptions): Outbox {
  const worker = createOutboxWorker({ dispatch, getState, services });
  const owners = new Map<Area, Owner>();
  const looking = new Map<Area, ReturnType<typeof setTimeout>>();
  const isGracePeriodOver = createGracePeriod();

  const each = (work: (owner: Owner) => Promise<void>) =>
    Promise.all(Array.from(owners.values(), work)).then(() => {});

  async function lookAgain(owner: Owner): Promise<void> {
    if (owners.get(owner.area) !== owner) return;
    clearTimeout(looking.get(owner.area));
    const found = await dispatch(reconcile(owner, isGracePeriodOver)).catch(() => 'looking' as const);
    // Somebody else may have signed in meanwhile, whose next look is waited for by the same timer.
    if (found === 'settled' || owners.get(owner.area) !== owner) return;
    clearTimeout(looking.get(owner.area));
    looking.set(
      owner.area,
      setTimeout(() => void lookAgain(owner), RECONCILE_INTERVAL_MS),
    );
  }

  /** Shows that something waits for this owner's next sign-in, but not what. */
  async function pauseFor(owner: Owner): Promise<void> {
    const { records } = await services.outboxLog.read(owner).catch(() => ({ records: [] }));
    const waits = records.some(isUnsent);
    if (waits) dispatch(outboxPaused({ owner, pause: 'signInNeeded' }));
  }

  /** Somebody has signed out: what is done was remembered for their screens, and says where their orders went. */
  async function forgetDone(owner: Owner): Promise<void> {
    const { records } = await services.outboxLog.read(owner).catch(() => ({ records: [] }));
    for (const { seq, status, failure } of records) {
      // What they are still to be told of stays.
      if (status === 'done' && failure === null) await services.outboxLog.remove(seq).catch(() => {});
    }
  }

  /** The connection is back, or may be: reset the retry delays. */
  const tryAgain = () => each(owner => worker.flush(owner, 'retry'));

  /** Another tab has changed the log. What it has sent is on the server, and this tab has not read it from there yet. */
  async function follow(owner: Owner): Promise<void> {
    const waiting = () => selectWaiting(getState(), ownerKey(owner));
    const before = waiting();
    await worker.load(owner);
    const after = new Set(waiting().map(({ id }) => id));
    if (before.some(({ id }) => !after.has(id))) {
      const read = Object.keys(getState().api.provided.tags) as Entity[];
      dispatch(api.util.invalidateTags(read.map(listTag)));
    }
    // It may have queued a command and been closed before sending it.
    await worker.flush(owner);
  }

  services.connectivity.onChange(online => {
    if (online) void tryAgain();
  });
  services.connectivity.onVisible(() => {
    void tryAgain();
    void each(lookAgain);
  });
  services.outboxLog.onForeignChange(() => void each(follow));

  return {
    async heard(action) {
      if (sendNowAsked.match(action)) {
        await each(owner => worker.flush(owner, action.payload ?? 'all'));
      } else if (commandQueued.match(action)) await worker.flush(action.payload);
      else if (commandsQueued.match(action)) {
        const [owner] = action.payload;
        if (owner) await worker.flush(owner);
      } else if (commandChanged.match(action) && mayArrive(action.payload)) {
        const owner = owners.get(action.payload.area);
        if (owner) await lookAgain(owner);
      }
    },
    async sessionIs(area, uid, endedFor) {
      const before = owners.get(area);
      if (before && before.uid !== uid) {
        owners.delete(area);
        clearTimeout(looking.get(area));
        dispatch(ownerLeft(before));
      }
      // A screen may have read what waits for somebody before this code was here.
      for (const known of Object.values(selectOutbox(getState()).read)) {
        if (known.area === area && known.uid !== uid) dispatch(ownerLeft(known));
      }
      if (endedFor !== undefined) await pauseFor({ area, uid: endedFor });
      else if (before && uid === null) await forgetDone(before);
      if (uid === null) return;
      const owner = before?.uid === uid ? before : { area, uid };
      owners.set(area, owner);
      await worker.load(owner);
      await worker.flush(owner, 'retry');
      await lookAgain(owner);
    },
  };
}
