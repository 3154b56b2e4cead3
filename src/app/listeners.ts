import { createListenerMiddleware } from '@reduxjs/toolkit';
import { sessionChanged } from '@/entities/user/sessionSlice';
import { mirrorSession } from '@/features/auth/sessionMirror';
import type { Services } from '@/services/services';

/** What happens outside the state when something happened in it: a table of "when, then". */
export function createListeners(services: Services) {
  const listeners = createListenerMiddleware({ extra: services });
  listeners.startListening({
    actionCreator: sessionChanged,
    effect: ({ payload: { wing, user } }, { extra }) => mirrorSession(extra.storage, wing, user),
  });
  return listeners.middleware;
}
