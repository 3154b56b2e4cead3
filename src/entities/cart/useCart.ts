import type { OrderItem } from '@/entities/order/order';
import { useAuth } from '@/entities/user/authContext';
import { useAppSelector } from '@/shared/redux/hooks';
import { selectCart } from './cartSlice';

const NONE: readonly OrderItem[] = [];

/** The cart of whoever is here, and whose that is. Nobody sees another's. */
export function useCart() {
  const { session } = useAuth();
  const cart = useAppSelector(selectCart);
  const endedFor = 'endedFor' in session ? session.endedFor : undefined;
  const ownerId = session.user?.id ?? endedFor ?? null;
  const lines = cart.ownerId === null || cart.ownerId === ownerId ? cart.lines : NONE;
  return { lines, ownerId };
}
