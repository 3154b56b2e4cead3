import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { type Delivery, findDelivery, UNKNOWN_DELIVERY } from './delivery';

type Found = {
  readonly delivery: Delivery;
  /** The server has not answered yet: more may come. */
  readonly asking: boolean;
};

/** What the form begins with: what this device knows, then what the server says; nobody's for a visitor. */
export function useDelivery(userId: string | null): Found {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<(Found & { userId: string }) | null>(null);
  useEffect(() => {
    if (userId === null) return;
    let isLatest = true;
    const show = (delivery: Delivery, asking: boolean) => isLatest && setFound({ userId, delivery, asking });
    const asked = dispatch(findDelivery(userId)).then(delivery => {
      show(delivery, false);
      isLatest = false;
    });
    void Promise.race([asked, dispatch(findDelivery(userId, true)).then(delivery => show(delivery, true))]);
    return () => {
      isLatest = false;
    };
  }, [dispatch, userId]);
  return found?.userId === userId ? found : { delivery: UNKNOWN_DELIVERY, asking: userId !== null };
}
