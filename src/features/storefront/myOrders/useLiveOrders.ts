import { selectOnline } from '@/entities/connectivity/connectivitySlice';
import { useAppSelector } from '@/shared/redux/hooks';
import { myOrdersApi } from './myOrdersApi';
import { isActive } from './orderFilter';
import type { MyOrder } from './useMyOrders';

/** How often an order under way is looked at while the page is, in milliseconds. */
const LOOK_EVERY_MS = 30_000;

type Seen = { readonly orders: readonly MyOrder[] | null; readonly failing: boolean };

/**
 * Reads the orders again and again while one of them is under way, the page is looked at and they can be read. What is
 * delivered or cancelled changes no more, and reads cost money; where they fail, the person is asked instead of told
 * the same every half a minute.
 */
export function useLiveOrders(userId: string, { orders, failing }: Seen): void {
  const online = useAppSelector(selectOnline);
  const changes = orders?.some(({ order }) => isActive(order)) ?? false;
  const pollingInterval = online && changes && !failing ? LOOK_EVERY_MS : 0;
  myOrdersApi.useListMyOrdersQuery(userId, {
    pollingInterval,
    skipPollingIfUnfocused: true,
    // It keeps the reading going; who shows the orders has a subscription of its own.
    selectFromResult: () => ({}),
  });
}
