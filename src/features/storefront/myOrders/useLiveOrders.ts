import { selectOnline } from '@/entities/connectivity/connectivitySlice';
import type { Order } from '@/entities/order/order';
import { useAppSelector } from '@/shared/redux/hooks';
import { myOrdersApi } from './myOrdersApi';
import { isActive } from './orderFilter';

/** How often an order under way is looked at while the page is, in milliseconds. */
const LOOK_EVERY_MS = 30_000;

/**
 * Reads the orders again and again while one of them is under way, the page is looked at and there is a network. What is
 * delivered or cancelled changes no more, and reads cost money.
 */
export function useLiveOrders(userId: string, orders: readonly Pick<Order, 'status'>[] | null): void {
  const online = useAppSelector(selectOnline);
  const pollingInterval = online && orders?.some(isActive) ? LOOK_EVERY_MS : 0;
  myOrdersApi.useListMyOrdersQuery(userId, {
    pollingInterval,
    skipPollingIfUnfocused: true,
    // It keeps the reading going; who shows the orders has a subscription of its own.
    selectFromResult: () => ({}),
  });
}
