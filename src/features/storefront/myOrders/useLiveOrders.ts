import { myOrdersApi } from '@/features/storefront/myOrders/shared/myOrdersApi';
import { isActive } from '@/features/storefront/myOrders/shared/orderFilter';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import type { MyOrder } from './useMyOrders';

/** How often an order under way is looked at while the page is, in milliseconds. */
const LOOK_EVERY_MS = 30_000;

/**
 * Reads the orders again and again while one of them is under way and the page is looked at, whatever became of the last
 * reading. What is delivered or cancelled changes no more, and reads cost money.
 */
export function useLiveOrders(userId: string, orders: readonly MyOrder[] | null): void {
  const online = useAppSelector(selectOnline);
  const changes = orders?.some(({ order }) => isActive(order)) ?? false;
  const pollingInterval = online && changes ? LOOK_EVERY_MS : 0;
  myOrdersApi.useListMyOrdersQuery(userId, {
    pollingInterval,
    skipPollingIfUnfocused: true,
    // It keeps the reading going; who shows the orders has a subscription of its own.
    selectFromResult: () => ({}),
  });
}
