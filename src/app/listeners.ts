import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { sendNowAsked } from '@/entities/outbox/outboxIntents';
import { commandChanged, commandQueued, commandsQueued } from '@/entities/outbox/outboxSlice';
import { sessionChanged } from '@/entities/user/sessionSlice';
import { lastUserId } from '@/entities/user/sessionThunks';
import { mirrorSession } from '@/features/auth/sessionMirror';
import type { Services } from '@/services/services';
import { lazily } from '@/shared/lib/lazily';
import type { Outbox } from './outbox/startOutbox';
import type { AppDispatch, RootState } from './store';

/** What happens outside the state when something happened in it: a table of "when, then". */
export function createListeners(services: Services) {
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch>();

  // Its code arrives with the first session: a visitor has nothing to send.
  let started: (() => Promise<Outbox>) | undefined;
  function outbox(dispatch: AppDispatch, getState: () => RootState): Promise<Outbox> {
    started ??= lazily(async () =>
      (await import('./outbox/startOutbox')).startOutbox({ dispatch, getState, services }),
    );
    return started();
  }

  startListening({
    actionCreator: sessionChanged,
    effect: async ({ payload: { wing, user, endedFor } }, { dispatch, getState }) => {
      if (!user && !endedFor && !started) return;
      try {
        await (await outbox(dispatch, getState)).sessionIs(wing, user?.id ?? null, endedFor);
      } catch {
        // A device that gives no database has nothing waiting.
      }
    },
  });
  startListening({
    actionCreator: sessionChanged,
    effect: async ({ payload: { wing, user } }, { getOriginalState }) => {
      mirrorSession(services.storage, wing, user);
      const uid = user?.id ?? lastUserId(getOriginalState().session[wing]);
      try {
        if (uid) await (await services.keptLists())[user ? 'forgetOthers' : 'forget']({ wing, uid });
      } catch {
        // A device that gives no database has nothing to forget.
      }
    },
  });
  startListening({
    matcher: isAnyOf(commandQueued, commandsQueued, commandChanged, sendNowAsked),
    effect: async (action, { dispatch, getState }) => await (await outbox(dispatch, getState)).heard(action),
  });
  return listeners.middleware;
}
