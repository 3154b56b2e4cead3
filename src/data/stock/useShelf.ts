import { useAppSelector } from '@/store/hooks';
import { useMirror } from '@/sync/mirror/useMirror';
import { selectShelf } from './stockRows';

/**
 * What the inventory calls and shows products as; read for as long as the screen is there. `unread`: it is out of reach and
 * this device has none, so that products are called what orders call them; until it is `known`, or known to be unread,
 * nothing is to be said of what an order's items are.
 */
export function useShelf() {
  const { complete, failure } = useMirror('inventory');
  const shelf = useAppSelector(selectShelf);
  const unread = !complete && failure !== null;
  return { shelf, unread, known: complete || unread } as const;
}
