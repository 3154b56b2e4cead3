import { ownerLeft, senderPaused } from '@/entities/outbox/outboxSlice';
import type { Owner } from '@/services/outboxLog/outboxLog';
import type { Services } from '@/services/services';
import type { Wing } from '@/services/wing';
import type { AppDispatch, RootState } from '../store';
import { findCommand } from './findCommand';
import { createSender } from './sender';

export type Outbox = {
  /** The session of a wing is this user's, or nobody's; `endedFor`: whose it was, if it ended unasked. */
  readonly sessionIs: (wing: Wing, uid: string | null, endedFor?: string) => Promise<void>;
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
  /** Who has to sign in again is told that something waits for it, and nobody is told what. */
  async function holdFor(owner: Owner): Promise<void> {
    const { records } = await services.outboxLog.read(owner).catch(() => ({ records: [] }));
    const waits = records.some(({ status }) => status === 'pending' || status === 'sending');
    if (waits) dispatch(senderPaused({ owner, pause: 'signInNeeded' }));
  }

  const sendNow = () => each(owner => sender.flush(owner, 'now'));

  services.connectivity.onChange(online => {
    if (online) void sendNow();
  });
  services.connectivity.onVisible(() => void sendNow());
  services.outboxLog.onForeignChange(() => void each(sender.load));

  return {
    sendNow,
    queued: owner => sender.flush(owner),
    async sessionIs(wing, uid, endedFor) {
      const before = owners.get(wing);
      if (before && before.uid !== uid) {
        owners.delete(wing);
        dispatch(ownerLeft(before));
      }
      if (endedFor !== undefined) await holdFor({ wing, uid: endedFor });
      if (uid === null) return;
      const owner = { wing, uid };
      owners.set(wing, owner);
      await sender.load(owner);
      await sender.flush(owner, 'now');
    },
  };
}
