import { lazyAsync } from '@/lib/lazyValues';
import { CODE_DEADLINE_MS, DISK_DEADLINE_MS } from '@/lib/retryPolicy';
import { withDeadline } from '@/lib/time/deadline';
import type { CachedLists } from '@/services/cacheStore/cachedLists';
import type { OutboxLog } from './outboxLog';

/**
 * The log, its code loaded at the first call: no first screen waits for IndexedDB. A database that never answers counts
 * as one that is not there.
 */
export function createLazyOutboxLog(cachedLists: () => Promise<CachedLists>): OutboxLog {
  const open = lazyAsync(() => import('./openOutboxLog').then(part => part.openOutboxLog(cachedLists)));
  const ask = async <Result>(work: (log: OutboxLog) => Promise<Result>): Promise<Result> => {
    const log = await withDeadline('The code of the outbox', CODE_DEADLINE_MS, open());
    return withDeadline('The outbox', DISK_DEADLINE_MS, work(log));
  };
  return {
    add: command => ask(log => log.add(command)),
    addAll: commands => ask(log => log.addAll(commands)),
    read: owner => ask(log => log.read(owner)),
    find: (...asked) => ask(log => log.find(...asked)),
    change: (...asked) => ask(log => log.change(...asked)),
    remove: seq => ask(log => log.remove(seq)),
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
