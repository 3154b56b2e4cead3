import { useAuth } from '@/entities/user/authContext';
import { useAppSelector } from '@/shared/redux/hooks';
import { linesOf, selectCart } from './cartSlice';

/** The cart of whoever is here, and whose that is. */
export function useCart() {
  const { session } = useAuth();
  const cart = useAppSelector(selectCart);
  const endedFor = 'endedFor' in session ? session.endedFor : undefined;
  const ownerId = session.user?.id ?? endedFor ?? null;
  return { lines: linesOf(cart, ownerId), ownerId };
}
