import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { productReads } from '@/data/product/productReads';
import type { Order } from '@/domain/order/order';
import { myOrdersApi } from '@/features/storefront/myOrders/shared/myOrdersApi';
import { needProducts, type ShownItem, shownItem } from '@/features/storefront/myOrders/shared/myOrdersRules';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import type { AppError } from '@/lib/appError';
import { useAppSelector } from '@/store/hooks';
import { useManualRetry } from '@/store/useManualRetry';

export type MyOrder = { readonly order: Order; readonly items: readonly ShownItem[] };

/** A customer's orders as shown, at first those last seen here. The product collections are read only where an old order needs them. */
export function useMyOrders(userId: string) {
  const live = useAppSelector(
    state => myOrdersApi.endpoints.listMyOrders.select(userId)(state).data?.live ?? false,
  );
  // `currentData`, not `data`: the orders of whoever was signed in before must never show.
  const { currentData, error, isFetching, refetch } = myOrdersApi.useListMyOrdersQuery(userId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: !live,
    refetchOnReconnect: true,
  });
  const { asking, ask } = useManualRetry(isFetching, refetch);
  const skip = !currentData || !needProducts(currentData.items);
  const { code: language } = useLabels(commonLabels).language;
  const { products } = useAppSelector(selectCatalogueSnapshot);
  const { data: inventory = products } = productReads.useListProductsQuery(undefined, { skip });
  const { data: legacy = [] } = myOrdersApi.useListLegacyProductsQuery(undefined, { skip });

  const orders: readonly MyOrder[] | null =
    currentData?.items.map(order => ({
      order,
      items: order.items.map(item => shownItem(item, { inventory, legacy, language })),
    })) ?? null;
  return {
    orders,
    fetching: isFetching,
    error: asking ? null : ((error as AppError | undefined) ?? null),
    /** ISO instant of the reading on screen; null before the first. */
    readAt: currentData?.asOf ?? null,
    live,
    refresh: ask,
  };
}
