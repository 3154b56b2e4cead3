import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { useHydrated } from '@/ui/lazy/hydration';
import { linesOf, selectCart } from './cartSlice';

/** Whose cart is shown; null while nobody has signed in. */
function useOwnerId(): string | null {
  const { session } = useAuth();
  const endedFor = 'endedFor' in session ? session.endedFor : undefined;
  return session.user?.id ?? endedFor ?? null;
}

/** The cart of whoever is here, and whose that is. */
export function useCart() {
  const ownerId = useOwnerId();
  return { lines: linesOf(useAppSelector(selectCart), ownerId), ownerId };
}

/** How many bottles of a product are in it. None in the frame that takes over what the build has rendered. */
export function useInCart(productId: string): number {
  const ownerId = useOwnerId();
  const quantity = useAppSelector(
    state => linesOf(selectCart(state), ownerId).find(line => line.productId === productId)?.quantity ?? 0,
  );
  return useHydrated() ? quantity : 0;
}
