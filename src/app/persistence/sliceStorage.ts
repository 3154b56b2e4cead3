import type { KeyValueStorage } from '@/services/platform/keyValueStorage';
import type { ReadResult } from './persistedSlice';

/**
 * What redux-persist writes to. It never rejects: a write that a full device refuses is remembered and told of. Local
 * storage answers at once, so an older write can never land after a newer one.
 */
export function createSliceStorage(storage: KeyValueStorage, onFull: () => void) {
  const guards = new Map<string, ReadResult<unknown>['mayWrite']>();
  const refused = new Map<string, string>();

  function write(key: string, text: string): void {
    try {
      storage.setItem(key, text);
      refused.delete(key);
    } catch {
      refused.set(key, text);
      onFull();
    }
  }

  return {
    getItem: async (key: string) => storage.getItem(key),
    removeItem: async (key: string) => storage.removeItem(key),
    async setItem(key: string, text: string): Promise<void> {
      if (guards.get(key)?.(text) !== false) write(key, text);
    },
    guard: (key: string, mayWrite: ReadResult<unknown>['mayWrite']) => void guards.set(key, mayWrite),
    /** Tries once more what was refused and has not been written since. */
    writeAgain(): void {
      for (const [key, text] of refused) write(key, text);
    },
  };
}
