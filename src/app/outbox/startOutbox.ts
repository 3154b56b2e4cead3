import { ownerKey, ownerLeft, selectWaiting } from '@/entities/outbox/outboxSlice';
import { api } from '@/services/api/api';
import { ENTITIES, listTag } from '@/services/api/tags';
import type { Owner } from '@/services/outboxLog/outboxLog';
import type { Services } from '@/services/services';
import type { Wing } from '@/services/wing';
import type { AppDispatch, RootState } from '../store';
import { findCommand } from './findCommand';
import { createSender } from './sender';

export type Outbox = {
  /** The session of a wing is this user's, or nobody's. */
  readonly sessionIs: (wing: Wing, uid: string | null) => Promise<void>;
  /** A command of this owner has been kept. */
  readonly queued: (owner: Owner) => Promise<void>;
  /** The person asked for it, or the connection came back: forget the waiting times. */
  readonly sendNow: () => Promise<void>;
};

type Options = {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly services: Services;
};

/** Ties the sender to the sessions, the connection and the other tabs. */
export function startOutbox({ dispatch, getState, services }: Options): Outbox {
  const sender = createSender({ dispatch, getState, services, findCommand });
  const owners = new Map<Wing, Owner>();

  const each = (work: (owner: Owner) => Promise<void>) =>
    Promise.all(Array.from(owners.values(), work)).then(() => {});
  const sendNow = () => each(owner => sender.flush(owner, 'now'));

  /** Another tab has changed the log. What it has sent is on the server, and this tab has not read it from there yet. */
  async function follow(owner: Owner): Promise<void> {
    const waiting = () => selectWaiting(getState(), ownerKey(owner));
    const before = waiting();
    await sender.load(owner);
    const after = new Set(waiting().map(({ id }) => id));
    if (before.every(({ id }) => after.has(id))) return;
    dispatch(api.util.invalidateTags(ENTITIES.map(listTag)));
  }

  services.connectivity.onChange(online => {
    if (online) void sendNow();
  });
  services.connectivity.onVisible(() => void sendNow());
  services.outboxLog.onForeignChange(() => void each(follow));

  return {
    sendNow,
    queued: owner => sender.flush(owner),
    async sessionIs(wing, uid) {
      const before = owners.get(wing);
      if (before && before.uid !== uid) {
        owners.delete(wing);
        dispatch(ownerLeft(before));
      }
      if (uid === null) return;
      const owner = { wing, uid };
      owners.set(wing, owner);
      await sender.load(owner);
      await sender.flush(owner, 'now');
    },
  };
}
