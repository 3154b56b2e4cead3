import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { type Delivery, findDelivery } from './delivery';

const UNKNOWN: Delivery = { address: '', phone: '' };

/** What the form begins with once it is known; nobody's for a visitor. */
export function useDelivery(userId: string | null): Delivery {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<{ userId: string; delivery: Delivery } | null>(null);
  useEffect(() => {
    if (userId === null) return;
    let left = false;
    dispatch(findDelivery(userId)).then(delivery => {
      if (!left) setFound({ userId, delivery });
    });
    return () => {
      left = true;
    };
  }, [dispatch, userId]);
  return found?.userId === userId ? found.delivery : UNKNOWN;
}
