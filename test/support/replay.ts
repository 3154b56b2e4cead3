import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { PERSIST, persistReducer } from 'redux-persist';
import type { Persistence } from '@/app/persistence/persistence';
import { makeRootReducer } from '@/app/rootReducer';
import type { RootState } from '@/app/store';
import type { Step } from './renderApp';

/** redux-persist's reducer without its effects: it reads nothing, writes nothing, and waits for the recording. */
const inert: Persistence['persisted'] = (slice, reducer) => {
  const nothing = { getItem: async () => null, setItem: async () => {}, removeItem: async () => {} };
  const config = {
    key: slice.key,
    version: slice.version,
    storage: nothing,
    timeout: 0,
    getStoredState: () => new Promise<never>(() => {}),
  };
  return persistReducer(config, reducer as Reducer) as unknown as typeof reducer;
};

/** What a recording file would hold of an action: plain data. redux-persist's own lost its callbacks. */
function revived(action: UnknownAction): UnknownAction {
  const plain = JSON.parse(JSON.stringify(action)) as UnknownAction;
  return plain.type === PERSIST ? { ...plain, register: () => {}, rehydrate: () => {} } : plain;
}

/** Folds recorded actions again through the root reducer, from its initial state; the state after each. */
export function replay(steps: readonly Step[]): RootState[] {
  const reducer = makeRootReducer(inert);
  let state = reducer(undefined, { type: 'replay/started' });
  return steps.map(({ action }) => {
    state = reducer(state, revived(action));
    return state;
  });
}
