import type { CachedLists } from '@/services/cacheStore/cachedLists';
import { isDeviceFull } from '@/services/platform/storage/quota';
import type { OutboxLog } from './outboxLog';

/**
 * A log that gives up copies of what the server has before it gives up what the server does not have: on a full device
 * the cached lists go, and the command is tried once more. A change of a saved one takes room as well, and none is sent before
 * it says that it is being sent.
 */
export function evictWhenFull(
  log: OutboxLog,
  cachedLists: () => Promise<Pick<CachedLists, 'clear'>>,
): OutboxLog {
  async function withFreedSpace<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (thrown) {
      if (!isDeviceFull(thrown)) throw thrown;
      await (await cachedLists()).clear();
      return write();
    }
  }
  return {
    ...log,
    add: command => withFreedSpace(() => log.add(command)),
    addAll: commands => withFreedSpace(() => log.addAll(commands)),
    change: (...asked) => withFreedSpace(() => log.change(...asked)),
  };
}
