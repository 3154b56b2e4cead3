// @bundle outbox, outbox-log, customer-only

import type { CachedLists } from '@/services/cacheStore/cachedLists';
import { evictWhenFull } from './evictWhenFull';
import { createIndexedDbLog } from './indexedDbLog';
import type { OutboxLog } from './outboxLog';

/** The log on this device. When the device is full, the cached lists are deleted to make room for it. */
export const openOutboxLog = (cachedLists: () => Promise<CachedLists>): OutboxLog =>
  evictWhenFull(createIndexedDbLog(), cachedLists);
