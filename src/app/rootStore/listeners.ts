import { isAnyOf, type Middleware, type MiddlewareAPI } from '@reduxjs/toolkit';
import { mirrorSession } from '@/features/auth/sessionMirror';
import type { Area } from '@/lib/area';
import { lazyAsync } from '@/lib/lazyValues';
import type { RootState } from '@/store/rootState';
import type { Services } from '@/store/services';
import { sessionChanged } from '@/store/session/session';
import { lastUserId } from '@/store/session/sessionThunks';
import type { AppDispatch } from '@/store/thunk';
import { sendNowAsked } from '@/sync/outbox/outboxIntents';
import { commandChanged, commandQueued, commandsQueued } from '@/sync/outbox/outboxSlice';

/** In milliseconds. Not in `retryPolicy`, which would come with every first screen for it. */
const TELL_AGAIN_MS = 60_000;

const ofOutbox = isAnyOf(commandQueued, commandsQueued, commandChanged, sendNowAsked);

/**
 * Side effects of actions. A middleware of our own: Redux Toolkit's listener middleware adds a kilobyte to every
 * first load, for features that are not used here.
 */
export function createListeners(services: Services): Middleware {
  const { storage, cachedLists, connectivity } = services;
  return api => {
    // A cast, because the store's types are derived from the return type of this function.
    const { dispatch, getState } = api as MiddlewareAPI<AppDispatch, RootState>;
    // Its code arrives with the first session: a visitor has nothing to send.
    let started = false;
    const startOutbox = lazyAsync(() =>
      import('../outbox/openOutbox').then(part => part.openOutbox({ dispatch, getState, services })),
    );
    const outbox = () => {
      started = true;
      return startOutbox();
    };

    type Changed = ReturnType<typeof sessionChanged>['payload'];

    // A device that gives no database has nothing to forget.
    const nothing = () => {};

    /** By area, the session that the outbox was not told of yet: its code is being loaded, or could not be. */
    const untold = new Map<Area, Changed>();
    /** A copy for each try, so that the timer of an earlier one does nothing more. */
    function tell({ ...changed }: Changed): void {
      const { area, user, endedFor } = changed;
      if (user === null && endedFor === undefined && !started) return;
      untold.set(area, changed);
      const isUntold = () => untold.get(area) === changed;
      outbox()
        .then(opened => {
          if (isUntold()) untold.delete(area);
          return opened.sessionIs(area, user?.id ?? null, endedFor);
        })
        .catch(() => setTimeout(() => isUntold() && tell(changed), TELL_AGAIN_MS));
    }
    const tellAgain = () => untold.forEach(tell);
    connectivity.onChange(online => online && tellAgain());
    connectivity.onVisible(tellAgain);

    async function forget({ area, user }: Changed, before: RootState): Promise<void> {
      const uid = user?.id ?? lastUserId(before.session[area]);
      if (uid) await (await cachedLists())[user ? 'forgetOthers' : 'forget']({ area, uid });
    }

    return next => action => {
      const before = getState();
      const result = next(action);
      if (sessionChanged.match(action)) {
        mirrorSession(storage, action.payload.area, action.payload.user);
        tell(action.payload);
        forget(action.payload, before).catch(nothing);
      }
      if (ofOutbox(action)) {
        // What it is asked for is somebody's, of whom it may not have been told.
        tellAgain();
        outbox()
          .then(opened => opened.heard(action))
          .catch(console.error);
      }
      return result;
    };
  };
}
