// @bundle early

import { isDeviceFull } from './quota';

/** Small texts stored on this device. `null` where nothing is stored. Writing may throw (quota). */
export type KeyValueStorage = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
};

const PROBE_KEY = 'storage-probe';

function inMemory(): KeyValueStorage {
  const items = new Map<string, string>();
  return {
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
  };
}

/** The browser's local storage itself; null where the browser refuses it, as it does where cookies are blocked. */
export function deviceStorage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

/**
 * The browser's local storage, or memory where the browser refuses it: private windows may throw at the first touch, and
 * some browsers accept a write and keep nothing. Hence a write and a read back. What a full device has stored is read all the same;
 * one that is full and empty is a private window of an old Safari, which has no room at all.
 */
export function browserStorage(): KeyValueStorage {
  const storage = deviceStorage();
  if (!storage) return inMemory();
  try {
    storage.setItem(PROBE_KEY, PROBE_KEY);
    const kept = storage.getItem(PROBE_KEY) === PROBE_KEY;
    storage.removeItem(PROBE_KEY);
    if (!kept) return inMemory();
  } catch (thrown) {
    if (!isDeviceFull(thrown) || storage.length === 0) return inMemory();
  }
  return {
    getItem: key => storage.getItem(key),
    setItem: (key, value) => storage.setItem(key, value),
    removeItem: key => storage.removeItem(key),
  };
}
