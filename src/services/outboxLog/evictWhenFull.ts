import type { CachedLists } from '@/services/cacheStore/cachedLists';
import { isDeviceFull } from '@/services/platform/storage/quota';
import type { OutboxLog } from './outboxLog';

/**
 * A log that gives up copies of what the server has before it gives up what the server does not have: on a full device
 * the cached lists go, and the command is tried once more.
 */
export function evictWhenFull(
  log: OutboxLog,
  cachedLists: () => Promise<Pick<CachedLists, 'clear'>>,
): OutboxLog {
  async function withFreedSpace<Result>(add: () => Promise<Result>): Promise<Result> {
    try {
      return await add();
    } catch (thrown) {
      if (!isDeviceFull(thrown)) throw thrown;
      await (await cachedLists()).clear();
      return add();
    }
  }
  return {
    ...log,
    add: command => withFreedSpace(() => log.add(command)),
    addAll: commands => withFreedSpace(() => log.addAll(commands)),
  };
}
