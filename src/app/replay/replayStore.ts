import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/store/api/api';
import type { RootState } from '@/store/rootState';
import type { Moment } from './foldSession';
import { inertServices } from './inertServices';

/** As much of a moment as is seen of it. */
export type ShownMoment = Pick<Moment, 'state' | 'atMs' | 'place'>;

/** The moment on screen is now another one. */
const shown = createAction<RootState>('replay/shown');

/**
 * A store that is at one moment of a session. The screens' own dispatches end nowhere: its reducer knows only
 * `show`, its services do nothing, and it has no listeners. RTK Query's middleware stays, because its hooks ask
 * for it; it has nobody to ask.
 */
export function createReplayStore(first: ShownMoment) {
  let nowMs = first.atMs;
  const configured = configureStore({
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
  // Reducers that rooms bring have nothing to do here.
  const store = Object.assign(configured, { bring: () => {} });
  return {
    store,
    show({ state, atMs }: ShownMoment): void {
      nowMs = atMs;
      store.dispatch(shown(state));
    },
  };
}
