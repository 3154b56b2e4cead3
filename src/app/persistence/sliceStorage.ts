import type { KeyValueStorage } from '@/services/platform/storage/keyValueStorage';

/** Whether a text that redux-persist writes says no more than this state. */
function saysNoMore(text: string, state: object): boolean {
  const fields = JSON.parse(text) as { readonly [field: string]: unknown };
  return Object.entries(state).every(([field, value]) => fields[field] === JSON.stringify(value));
}

/**
 * What redux-persist writes to. It never rejects: a write that a full device refuses is remembered and told of. Local
 * storage answers at once, so an older write can never land after a newer one.
 */
export function createSliceStorage(storage: KeyValueStorage, onFull: () => void) {
  const beginnings = new Map<string, object | null>();
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
      const beginning = beginnings.get(key);
      if (beginning === null) return;
      beginnings.delete(key);
      // redux-persist first writes what a slice began with. A tab that has only been opened must not write that over
      // what another has written meanwhile.
      if (!beginning || !saysNoMore(text, beginning)) write(key, text);
    },
    /** What a slice begins with; null when nothing of it may ever be written. */
    begin: (key: string, state: object | null) => void beginnings.set(key, state),
    /** Tries once more what was refused and has not been written since. */
    writeAgain(): void {
      for (const [key, text] of refused) write(key, text);
    },
  };
}
