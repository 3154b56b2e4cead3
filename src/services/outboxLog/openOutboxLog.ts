// @bundle outbox, outbox-log, customer-only

import type { KeptLists } from '@/services/cacheStore/keptLists';
import { createIndexedDbLog } from './indexedDbLog';
import { makingRoom } from './makingRoom';
import type { OutboxLog } from './outboxLog';

/** The log on this device, before which the kept lists stand back. */
export const openOutboxLog = (keptLists: () => Promise<KeptLists>): OutboxLog =>
  makingRoom(createIndexedDbLog(), keptLists);
