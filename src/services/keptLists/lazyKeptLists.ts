import { lazily } from '@/shared/lib/lazily';
import type { KeptLists } from './keptLists';

/** The kept lists, their code loaded at the first call. */
export function createLazyKeptLists(): KeptLists {
  const open = lazily(async () => (await import('./indexedDbKeptLists')).createIndexedDbKeptLists());
  return {
    read: async key => (await open()).read(key),
    replace: async (key, list) => (await open()).replace(key, list),
    forget: async owner => (await open()).forget(owner),
    forgetOthers: async owner => (await open()).forgetOthers(owner),
    clear: async () => (await open()).clear(),
    canKeep: () =>
      open().then(
        lists => lists.canKeep(),
        () => false,
      ),
  };
}
