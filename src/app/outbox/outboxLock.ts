import { ownerKey } from '@/entities/outbox/outboxSlice';
import type { Owner } from '@/services/outboxLog/outboxLog';

/** The lock that whoever sends an owner's commands holds. */
export const outboxLock = (owner: Owner): string => `outbox:${ownerKey(owner)}`;
