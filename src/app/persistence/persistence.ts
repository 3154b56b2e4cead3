import type { Reducer, Store } from '@reduxjs/toolkit';
import { type PersistConfig, type Persistor, persistReducer, persistStore } from 'redux-persist';
import { delay } from '@/lib/time/delay';
import { deviceFull } from '@/store/deviceSlice';
import type { Services } from '@/store/services';
import { keepNewer } from './keepNewer';
import { type PersistedSlice, storageKey } from './persistedSlice';
import { createSliceStorage } from './sliceStorage';

type StateOf<R> = R extends Reducer<infer State> ? State : never;

/** How long the first screen waits for what the device remembers, and how often its code is asked for. */
const MAX_WAIT_MS = 3000;
const RETRY_MS = 5000;

export type Persistence = {
  /** A slice's reducer that is restored at start and written at each change. */
  readonly persisted: <State extends object>(
    slice: PersistedSlice<State>,
    reducer: Reducer<State>,
  ) => Reducer<State>;
  /**
   * Restores every persisted slice, then does what the first screen needs besides; resolves when both are done, or have
   * been waited for long enough.
   */
  readonly start: (store: Store, prepare: () => Promise<void>) => Promise<void>;
  /** Writes what has not been written yet; also done by itself when the page is hidden or closed. */
  readonly flush: () => Promise<void>;
};

/**
 * redux-persist with our own reading and storage. Left to itself it overwrites what it cannot read, what
 * loads slowly and what a newer version wrote; here reading is ours, and `timeout: 0` turns its alarm off. Until
 * a slice has been read nothing of it is written.
 */
export function createPersistence(device: Pick<Services, 'storage' | 'clock'>): Persistence {
  const { storage } = device;
  let tellFull = () => {};
  let waitNoLonger = () => {};
  let persistor: Persistor | undefined;
  const sliceStorage = createSliceStorage(storage, () => tellFull());

  /** Loads code and tries again until it succeeds: stored data that could not be read yet must not be given up. */
  async function persistently<Code>(load: () => Promise<Code>): Promise<Code> {
    for (;;) {
      try {
        return await load();
      } catch {
        waitNoLonger();
        await delay(RETRY_MS);
      }
    }
  }

  const flush = async () => {
    // Start both writes at once: a page that is closing does not wait.
    const flushed = persistor?.flush();
    sliceStorage.writeAgain();
    await flushed;
  };

  return {
    flush,
    persisted(slice, reducer) {
      const key = storageKey(slice.key);
      const config: PersistConfig<StateOf<typeof reducer>> = {
        key: slice.key,
        version: slice.version,
        storage: sliceStorage,
        timeout: 0,
        stateReconciler: keepNewer(reducer) as never,
        getStoredState: async () => {
          sliceStorage.begin(key, reducer(undefined, { type: '' }));
          if (storage.getItem(key) === null) return undefined;
          const read = await persistently(slice.loadReader);
          const text = storage.getItem(key);
          if (text === null) return undefined;
          const { kind, state } = read({ key: slice.key, version: slice.version, text }, device);
          if (kind === 'newer') sliceStorage.begin(key, null);
          if (!state) return undefined;
          sliceStorage.begin(key, state);
          return { ...state, _persist: { version: slice.version, rehydrated: true } };
        },
      };
      // The `_persist` field it adds is its own business.
      return persistReducer(config, reducer) as typeof reducer;
    },
    start: (store, prepare) =>
      new Promise(resolve => {
        // redux-persist also writes from within a reducer, where nothing can be dispatched.
        tellFull = () => queueMicrotask(() => store.dispatch(deviceFull()));
        waitNoLonger = resolve;
        setTimeout(resolve, MAX_WAIT_MS);
        persistor = persistStore(store, null, () => void prepare().then(resolve, resolve));
        // redux-persist writes on a timer, which a closing tab stops.
        globalThis.addEventListener?.('pagehide', flush);
        globalThis.document?.addEventListener('visibilitychange', flush);
      }),
  };
}
