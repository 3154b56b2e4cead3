import type { KeyValueStorage } from '@/services/platform/storage/keyValueStorage';

/** A device's storage that a test can look into. */
export type MemoryStorage = KeyValueStorage & { readonly items: Map<string, string> };

export function aMemoryStorage(initial: { readonly [key: string]: string } = {}): MemoryStorage {
  const items = new Map(Object.entries(initial));
  return {
    items,
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
  };
}
