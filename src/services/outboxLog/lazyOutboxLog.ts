import { lazily } from '@/shared/lib/lazily';
import type { KeptLists } from '../keptLists/keptLists';
import type { OutboxLog } from './outboxLog';

/** The log, its code loaded at the first call: no first screen waits for IndexedDB. */
export function createLazyOutboxLog(keptLists: () => Promise<KeptLists>): OutboxLog {
  const open = lazily(async () => (await import('./openOutboxLog')).openOutboxLog(keptLists));
  return {
    add: async command => (await open()).add(command),
    read: async owner => (await open()).read(owner),
    change: async (seq, change) => (await open()).change(seq, change),
    remove: async seq => (await open()).remove(seq),
    onForeignChange(listener) {
      let stopped = false;
      let stop = () => {};
      open().then(
        log => {
          if (!stopped) stop = log.onForeignChange(listener);
        },
        // Without the log there is nothing another tab could change in it.
        () => {},
      );
      return () => {
        stopped = true;
        stop();
      };
    },
  };
}
