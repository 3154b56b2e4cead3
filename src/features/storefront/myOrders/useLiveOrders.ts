import { useEffect } from 'react';
import { myOrdersApi } from '@/features/storefront/myOrders/shared/myOrdersApi';
import { isActive } from '@/features/storefront/myOrders/shared/orderFilter';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listenToMyOrders } from './listenToMyOrders';
import type { MyOrder } from './useMyOrders';

/** How often an order under way is looked at while the page is and the server does not tell, in milliseconds. */
const POLL_INTERVAL_MS = 30_000;

/**
 * Has the orders change by themselves while one of them is under way and the page is looked at: the server tells of each
 * change, or is asked again and again, whatever became of the last reading. What is delivered or cancelled changes no more,
 * and reads cost money.
 */
export function useLiveOrders(userId: string, orders: readonly MyOrder[] | null): void {
  const dispatch = useAppDispatch();
  const online = useAppSelector(selectOnline);
  const live = useAppSelector(
    state => myOrdersApi.endpoints.listMyOrders.select(userId)(state).data?.live ?? false,
  );
  const changes = orders?.some(({ order }) => isActive(order)) ?? false;
  useEffect(() => {
    if (!changes) return;
    let end = () => {};
    const over = new Promise<void>(resolve => {
      end = resolve;
    });
    void dispatch(listenToMyOrders(userId, over));
    return () => end();
  }, [dispatch, userId, changes]);
  const pollingInterval = online && changes && !live ? POLL_INTERVAL_MS : 0;
  myOrdersApi.useListMyOrdersQuery(userId, {
    pollingInterval,
    skipPollingIfUnfocused: true,
    // It keeps the reading going; who shows the orders has a subscription of its own.
    selectFromResult: () => ({}),
  });
}
