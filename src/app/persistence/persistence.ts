import type { Reducer, Store } from '@reduxjs/toolkit';
import { type PersistConfig, type Persistor, persistReducer, persistStore } from 'redux-persist';
import type { Services } from '@/services/services';
import { readStoredSlice, type StoredSlice, storageKey } from './storedSlice';

type StateOf<R> = R extends Reducer<infer State> ? State : never;

export type Persistence = {
  /** A slice's reducer that is restored at start and written at each change. */
  readonly persisted: <State extends object>(
    slice: StoredSlice<State>,
    reducer: Reducer<State>,
  ) => Reducer<State>;
  /** Restores every persisted slice; resolves when the store holds what the device had. */
  readonly start: (store: Store) => Promise<void>;
  /** Writes what has not been written yet; also done by itself when the page is hidden or closed. */
  readonly flush: () => Promise<void>;
};

/**
 * redux-persist with our own reading and storage. Left to itself it overwrites what it cannot read, what
 * loads slowly and what a newer version wrote; here reading is ours, and `timeout: 0` turns its alarm off.
 */
export function createPersistence({ storage, clock }: Pick<Services, 'storage' | 'clock'>): Persistence {
  const readOnlyKeys = new Set<string>();
  const reduxPersistStorage = {
    getItem: async (key: string) => storage.getItem(key),
    setItem: async (key: string, value: string) => {
      if (!readOnlyKeys.has(key)) storage.setItem(key, value);
    },
    removeItem: async (key: string) => {
      if (!readOnlyKeys.has(key)) storage.removeItem(key);
    },
  };

  let persistor: Persistor | undefined;
  const flush = async () => {
    await persistor?.flush();
  };

  return {
    flush,
    persisted(slice, reducer) {
      const config: PersistConfig<StateOf<typeof reducer>> = {
        key: slice.key,
        version: slice.version,
        storage: reduxPersistStorage,
        timeout: 0,
        // A full device keeps the caches it has; the app goes on without the newest.
        writeFailHandler: () => {},
        getStoredState: async () => {
          const result = await readStoredSlice(slice, storage, clock);
          if (result.kind === 'newer') readOnlyKeys.add(storageKey(slice.key));
          if (result.kind !== 'restored') return undefined;
          return { ...result.state, _persist: { version: slice.version, rehydrated: true } };
        },
      };
      // The `_persist` field it adds is its own business.
      return persistReducer(config, reducer) as typeof reducer;
    },
    start: store =>
      new Promise(resolve => {
        persistor = persistStore(store, null, () => resolve());
        // redux-persist writes on a timer, which a closing tab stops.
        globalThis.addEventListener?.('pagehide', flush);
        globalThis.document?.addEventListener('visibilitychange', flush);
      }),
  };
}
