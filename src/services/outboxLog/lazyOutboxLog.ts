import { lazily } from '@/shared/lib/lazily';
import { DEADLINES_MS, withDeadline } from '../firebase/deadline';
import type { KeptLists } from '../keptLists/keptLists';
import type { OutboxLog } from './outboxLog';

/**
 * The log, its code loaded at the first call: no first screen waits for IndexedDB. A database that never answers counts
 * as one that is not there.
 */
export function createLazyOutboxLog(keptLists: () => Promise<KeptLists>): OutboxLog {
  const open = lazily(async () => (await import('./openOutboxLog')).openOutboxLog(keptLists));
  const inTime = <T>(work: Promise<T>) => withDeadline('The outbox', DEADLINES_MS.disk, work);
  const log = () => withDeadline('The code of the outbox', DEADLINES_MS.code, open());
  return {
    add: async command => inTime((await log()).add(command)),
    addAll: async commands => inTime((await log()).addAll(commands)),
    find: async (owner, from, isWanted) => inTime((await log()).find(owner, from, isWanted)),
    read: async owner => inTime((await log()).read(owner)),
    change: async (seq, change, from) => inTime((await log()).change(seq, change, from)),
    remove: async seq => inTime((await log()).remove(seq)),
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
