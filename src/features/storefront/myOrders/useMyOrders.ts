import type { Order } from '@/entities/order/order';
import { productReads } from '@/entities/product/productReads';
import type { AppError } from '@/shared/lib/appError';
import { myOrdersApi } from './myOrdersApi';
import { needProducts, type ShownItem, shownItem } from './myOrdersRules';

export type MyOrder = { readonly order: Order; readonly items: readonly ShownItem[] };

/** A customer's orders as shown. The product collections are read only where an old order needs them. */
export function useMyOrders(userId: string) {
  // `currentData`, not `data`: the orders of whoever was signed in before must never show.
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp } = myOrdersApi.useListMyOrdersQuery(
    userId,
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true },
  );
  const skip = !currentData || !needProducts(currentData);
  const { data: inventory = [] } = productReads.useListProductsQuery(undefined, { skip });
  const { data: legacy = [] } = myOrdersApi.useListLegacyProductsQuery(undefined, { skip });

  const orders: readonly MyOrder[] | null =
    currentData?.map(order => ({
      order,
      items: order.items.map(item => shownItem(item, { inventory, legacy })),
    })) ?? null;
  return {
    orders,
    fetching: isFetching,
    error: isFetching ? null : ((error as AppError | undefined) ?? null),
    /** ISO instant of the reading on screen; null before the first. */
    readAt: fulfilledTimeStamp === undefined ? null : new Date(fulfilledTimeStamp).toISOString(),
    refresh: () => void refetch(),
  };
}
