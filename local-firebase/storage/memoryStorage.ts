import type { Change, Storage } from './storage';

/**
 * Keeps changes in this process only: for tests. A second backend started on the same storage, after the first
 * is closed, finds what the first one appended.
 */
export function createMemoryStorage(initial: readonly Change[] = []): Storage {
  const kept: Change[] = [...initial];
  return {
    load: async apply => {
      for (const change of kept) apply(change);
    },
    append: async changes => {
      kept.push(...changes);
    },
    close: async () => {},
  };
}
