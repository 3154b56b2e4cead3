import {
  configureStore,
  createAction,
  type StoreEnhancer,
  Tuple,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { MAX_STEPS, placeOf } from '@/app/recording/recorder';
import { DEVTOOLS_INIT } from '@/app/recording/sessionFile';
import { createReplayReducer } from '@/app/replay/replayReducer';
import type { Place } from '@/services/platform/recorderPort';
import type { RootState } from '@/store/rootState';

/** The app's state, and where the person is: what Redux DevTools show and take apart. */
export type InspectedState = RootState & { readonly place: Place };

const NOWHERE: Place = { pathname: '/', search: '', entry: null };

/** The app goes on from here, whatever has been looked at meanwhile. */
export const resumed = createAction<InspectedState>('inspection/resumed');

function placeAfter(place: Place | undefined, action: UnknownAction): Place {
  // A session's file says with it where the session begins.
  if (action.type === DEVTOOLS_INIT && action.payload) return action.payload as Place;
  return placeOf(action) ?? place ?? NOWHERE;
}

function createInspectedReducer() {
  const app = createReplayReducer();
  return (state: InspectedState | undefined, action: UnknownAction): InspectedState => {
    if (resumed.match(action)) return action.payload;
    if (!state) return { ...app(undefined, action), place: placeAfter(undefined, action) };
    const { place, ...slices } = state;
    return { ...app(slices as RootState, action), place: placeAfter(place, action) };
  };
}

/**
 * A store of the same reducer and with nothing behind it: no middleware, no listeners, no device. Whatever a monitor of Redux
 * DevTools does to it, it does to a state and to nothing else. `enhancer`: in place of the browser's extension.
 */
export const createInspectedStore = (preloadedState: InspectedState, enhancer?: StoreEnhancer) =>
  configureStore({
    reducer: createInspectedReducer(),
    preloadedState,
    middleware: () => new Tuple(),
    devTools: enhancer ? false : { name: 'The shop', maxAge: MAX_STEPS },
    enhancers: defaults => {
      // It would tell of some actions a frame late, as if DevTools had gone to another moment.
      const own = defaults({ autoBatch: false });
      return enhancer ? own.concat(enhancer) : own;
    },
  });

export type InspectedStore = ReturnType<typeof createInspectedStore>;
