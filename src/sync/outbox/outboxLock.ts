import type { Owner } from '@/services/outboxLog/outboxLog';
import { ownerKey } from './outboxSlice';

/** The lock that whoever sends an owner's commands holds. */
export const outboxLock = (owner: Owner): string => `outbox:${ownerKey(owner)}`;
