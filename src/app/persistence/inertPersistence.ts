import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import { keepNewer } from './keepNewer';
import type { Persistence } from './persistence';

/** redux-persist's reducer without its effects: it reads nothing, writes nothing, and waits for the recording. */
export const inertPersisted: Persistence['persisted'] = (slice, reducer) => {
  const nothing = { getItem: async () => null, setItem: async () => {}, removeItem: async () => {} };
  const config = {
    key: slice.key,
    version: slice.version,
    storage: nothing,
    timeout: 0,
    stateReconciler: keepNewer(reducer),
    getStoredState: () => new Promise<never>(() => {}),
  };
  return persistReducer(config, reducer as Reducer) as unknown as typeof reducer;
};
