import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/services/api/api';
import type { RootState } from '../store';
import type { Moment } from './foldSession';
import { inertServices } from './inertServices';

/** The moment on screen is now another one. */
const shown = createAction<RootState>('replay/shown');

/**
 * A store that is at one moment of a session. The screens' own dispatches end nowhere: its reducer knows only
 * `show`, its services do nothing, and it has no listeners. RTK Query's middleware stays, because its hooks ask
 * for it; it has nobody to ask.
 */
export function createReplayStore(first: Moment) {
  let nowMs = first.atMs;
  const store = configureStore({
    reducer: (state: RootState = first.state, action: UnknownAction): RootState =>
      shown.match(action) ? action.payload : state,
    middleware: defaults =>
      defaults({
        thunk: { extraArgument: inertServices(() => nowMs) },
        // Each would walk the whole state at every step.
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware),
    devTools: false,
  });
  return {
    store,
    show({ state, atMs }: Moment): void {
      nowMs = atMs;
      store.dispatch(shown(state));
    },
  };
}
