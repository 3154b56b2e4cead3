import { isAnyOf, type Middleware, type MiddlewareAPI } from '@reduxjs/toolkit';
import { mirrorSession } from '@/features/auth/sessionMirror';
import { lazily } from '@/lib/lazily';
import type { RootState } from '@/store/rootState';
import type { Services } from '@/store/services';
import { sessionChanged } from '@/store/session/session';
import { lastUserId } from '@/store/session/sessionThunks';
import type { AppDispatch } from '@/store/thunk';
import { sendNowAsked } from '@/sync/outbox/outboxIntents';
import { commandChanged, commandQueued, commandsQueued } from '@/sync/outbox/outboxSlice';

const ofOutbox = isAnyOf(commandQueued, commandsQueued, commandChanged, sendNowAsked);

/**
 * Side effects of actions. A middleware of our own: Redux Toolkit's listener middleware adds a kilobyte to every
 * first load, for features that are not used here.
 */
export function createListeners(services: Services): Middleware {
  const { storage, cachedLists } = services;
  return api => {
    // The store's own; its types are made of this very function's.
    const { dispatch, getState } = api as MiddlewareAPI<AppDispatch, RootState>;
    // Its code arrives with the first session: a visitor has nothing to send.
    let started = false;
    const startOutbox = lazily(() =>
      import('../outbox/openOutbox').then(part => part.openOutbox({ dispatch, getState, services })),
    );
    const outbox = () => {
      started = true;
      return startOutbox();
    };

    type Changed = ReturnType<typeof sessionChanged>['payload'];

    async function tellOutbox({ area, user, endedFor }: Changed): Promise<void> {
      if (user === null && endedFor === undefined && !started) return;
      await (await outbox()).sessionIs(area, user?.id ?? null, endedFor);
    }

    async function forget({ area, user }: Changed, before: RootState): Promise<void> {
      const uid = user?.id ?? lastUserId(before.session[area]);
      if (uid) await (await cachedLists())[user ? 'forgetOthers' : 'forget']({ area, uid });
    }

    // A device that gives no database has nothing waiting, and nothing to forget.
    const nothing = () => {};

    return next => action => {
      const before = getState();
      const result = next(action);
      if (sessionChanged.match(action)) {
        mirrorSession(storage, action.payload.area, action.payload.user);
        tellOutbox(action.payload).catch(nothing);
        forget(action.payload, before).catch(nothing);
      }
      if (ofOutbox(action))
        outbox()
          .then(opened => opened.heard(action))
          .catch(console.error);
      return result;
    };
  };
}
