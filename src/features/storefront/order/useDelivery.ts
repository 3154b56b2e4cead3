import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { type Delivery, findDelivery, UNKNOWN_DELIVERY } from './delivery';

/** What the form begins with: what this device knows, then what the server says; nobody's for a visitor. */
export function useDelivery(userId: string | null): Delivery {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<{ userId: string; delivery: Delivery } | null>(null);
  useEffect(() => {
    if (userId === null) return;
    let isLatest = true;
    const show = (delivery: Delivery) => isLatest && setFound({ userId, delivery });
    const asked = dispatch(findDelivery(userId)).then(delivery => {
      show(delivery);
      isLatest = false;
    });
    void Promise.race([asked, dispatch(findDelivery(userId, true)).then(show)]);
    return () => {
      isLatest = false;
    };
  }, [dispatch, userId]);
  return found?.userId === userId ? found.delivery : UNKNOWN_DELIVERY;
}
