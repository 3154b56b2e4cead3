import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { linesOf, selectCart } from './cartSlice';

/** The cart of whoever is here, and whose that is. */
export function useCart() {
  const { session } = useAuth();
  const cart = useAppSelector(selectCart);
  const endedFor = 'endedFor' in session ? session.endedFor : undefined;
  const ownerId = session.user?.id ?? endedFor ?? null;
  return { lines: linesOf(cart, ownerId), ownerId };
}
