import { lazily } from '@/shared/lib/lazily';
import type { OutboxLog } from './outboxLog';

/** The log, its code loaded at the first call: no first screen waits for IndexedDB. */
export function createLazyOutboxLog(): OutboxLog {
  const open = lazily(async () => (await import('./indexedDbLog')).createIndexedDbLog());
  return {
    add: async command => (await open()).add(command),
    read: async owner => (await open()).read(owner),
    change: async (seq, change, from) => (await open()).change(seq, change, from),
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
