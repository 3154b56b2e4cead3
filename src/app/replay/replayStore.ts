import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AuthGateway } from '@/services/firebase/gateways';
import { api } from '@/store/api/api';
import type { RootState } from '@/store/rootState';
import type { Services } from '@/store/services';
import type { Frame } from './foldSession';

const never = () => new Promise<never>(() => {});

const inertAuth: AuthGateway = {
  observe: () => () => {},
  prepare: () => {},
  signIn: never,
  signUp: never,
  signOut: never,
  readyToken: never,
  renewToken: never,
  accountOperations: never,
};

/** An outside world in which nothing happens: what the screens start never ends. `now` is the moment on screen. */
function inertServices(now: () => number): Services {
  return {
    clock: { now },
    random: () => 0,
    ids: { orderId: () => 'REPLAY000000', commandId: () => 'REPLAY0000000000' },
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    connectivity: { isOnline: () => true, onChange: () => () => {}, onVisible: () => () => {} },
    deviceLanguage: () => 'en',
    locks: { ifFree: never, whenFree: never },
    outboxLog: {
      add: never,
      addAll: never,
      read: never,
      find: never,
      change: never,
      remove: never,
      onForeignChange: () => () => {},
    },
    cachedLists: never,
    auth: { storefront: inertAuth, 'back-office': inertAuth },
    serverClock: { now: () => 0, told: () => {} },
    firestore: { run: never },
    download: never,
    makePdf: never,
    recorderPort: { recorder: null, followers: [] },
  };
}

/** As much of a moment as is seen of it. */
export type ShownFrame = Pick<Frame, 'state' | 'atMs' | 'place'>;

/** The moment on screen is now another one. */
const shown = createAction<RootState>('replay/shown');

/**
 * A store that is at one moment of a session. The screens' own dispatches end nowhere: its reducer knows only
 * `show`, its services do nothing, and it has no listeners. RTK Query's middleware stays, because its hooks ask
 * for it; it has nobody to ask.
 */
export function createReplayStore(first: ShownFrame) {
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
  // Reducers that pages bring have nothing to do here.
  const store = Object.assign(configured, { injectReducers: () => {} });
  return {
    store,
    show({ state, atMs }: ShownFrame): void {
      nowMs = atMs;
      store.dispatch(shown(state));
    },
  };
}
