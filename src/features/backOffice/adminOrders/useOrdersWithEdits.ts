import type { Order } from '@/entities/order/order';
import { ownerKey } from '@/entities/outbox/outboxSlice';
import { useAuth } from '@/entities/user/authContext';
import { useAppSelector } from '@/shared/redux/hooks';
import { selectOrdersWithEdits } from './queuedEdits';

/** The orders as read, with what this person's outbox holds laid over them; undefined before any were read. */
export function useOrdersWithEdits(read: readonly Order[] | undefined) {
  const owner = useOutboxOwner();
  const { orders, editsOf } = useAppSelector(state => selectOrdersWithEdits(state, owner, read));
  return { orders: read && orders, editsOf } as const;
}

/** Whose commands this screen may show: those of whoever is signed in. */
export function useOutboxOwner(): string | null {
  const { user } = useAuth().session;
  return user && ownerKey({ wing: 'back-office', uid: user.id });
}
