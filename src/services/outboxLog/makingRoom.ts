import type { KeptLists } from '@/services/cacheStore/keptLists';
import { isDeviceFull } from '@/services/platform/storage/quota';
import type { OutboxLog } from './outboxLog';

/**
 * A log that gives up copies of what the server has before it gives up what the server does not have: on a full device
 * the kept lists go, and the command is tried once more.
 */
export function makingRoom(log: OutboxLog, keptLists: () => Promise<Pick<KeptLists, 'clear'>>): OutboxLog {
  async function withRoom<Result>(add: () => Promise<Result>): Promise<Result> {
    try {
      return await add();
    } catch (thrown) {
      if (!isDeviceFull(thrown)) throw thrown;
      await (await keptLists()).clear();
      return add();
    }
  }
  return {
    ...log,
    add: command => withRoom(() => log.add(command)),
    addAll: commands => withRoom(() => log.addAll(commands)),
  };
}
