import type { KeyValueStorage } from '@/services/platform/keyValueStorage';

/** Whether the text to be written says no more than the state that was read. */
function saysTheSame(text: string, state: object): boolean {
  const fields = JSON.parse(text) as { readonly [field: string]: unknown };
  return Object.entries(state).every(([field, value]) => fields[field] === JSON.stringify(value));
}

/**
 * What redux-persist writes to. It never rejects: a refused write is remembered and reported to `onRefused`. Local storage
 * answers at once, so an older write can never land after a newer one.
 */
export function createSliceStorage(storage: KeyValueStorage, onRefused: (thrown: unknown) => void) {
  const leftAlone = new Set<string>();
  const readStates = new Map<string, object>();
  const refused = new Map<string, string>();

  function write(key: string, text: string): void {
    try {
      storage.setItem(key, text);
      refused.delete(key);
    } catch (thrown) {
      refused.set(key, text);
      onRefused(thrown);
    }
  }

  return {
    getItem: async (key: string) => storage.getItem(key),
    removeItem: async (key: string) => storage.removeItem(key),
    async setItem(key: string, text: string): Promise<void> {
      if (leftAlone.has(key)) return;
      const read = readStates.get(key);
      readStates.delete(key);
      // A tab that has only been opened must not write over what another has written meanwhile.
      if (read && saysTheSame(text, read)) return;
      write(key, text);
    },
    /** What a newer version of the app wrote is never written over. */
    leaveAlone: (key: string) => void leftAlone.add(key),
    wasRead: (key: string, state: object) => void readStates.set(key, state),
    /** Tries once more what was refused and has not been written since. */
    writeAgain(): void {
      for (const [key, text] of refused) write(key, text);
    },
  };
}
