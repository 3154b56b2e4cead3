// @bundle customer-only, sending

import { useEffect, useState } from 'react';
import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { parseCachedOrder } from '@/domain/order/cachedOrder';
import { MY_ORDERS_LIST } from '@/domain/order/myOrdersList';
import type { Order } from '@/domain/order/order';
import { myOrdersApi } from '@/features/storefront/myOrders/shared/myOrdersApi';
import { newestFirst, shownItem } from '@/features/storefront/myOrders/shared/myOrdersRules';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import type { AppThunk } from '@/store/thunk';
import { ReorderAction } from './ReorderAction';
import { useItemsLine } from './useItemsLine';

function readOrder(stored: unknown): Order[] {
  try {
    return [parseCachedOrder(stored)];
  } catch {
    return [];
  }
}

/** A customer's orders: as this device last saw them, and read once where it has not. */
const knownOrders =
  (userId: string): AppThunk<Promise<readonly Order[]>> =>
  async (dispatch, _getState, { cachedLists }) => {
    const cached = await (await cachedLists())
      .read({ area: 'storefront', uid: userId, list: MY_ORDERS_LIST })
      .catch(() => null);
    if (cached) return cached.items.flatMap(readOrder).filter(order => order.userId === userId);
    const reading = dispatch(myOrdersApi.endpoints.listMyOrders.initiate(userId, { subscribe: false }));
    return (await reading.unwrap()).items;
  };

/** The latest order of a customer that was not cancelled. */
function useLastOrder(userId: string | null): Order | null {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<Order | null>(null);
  useEffect(() => {
    if (userId === null) return;
    let left = false;
    dispatch(knownOrders(userId)).then(
      orders => {
        if (!left) setFound(newestFirst(orders).find(({ status }) => status !== 'cancelled') ?? null);
      },
      // Without a connection there is nothing to offer.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [dispatch, userId]);
  return found?.userId === userId ? found : null;
}

type Props = {
  /** There is room to say what it was. */
  readonly named?: boolean;
};

/** What the customer ordered last, once more: at today's prices, and saying what cannot be had. */
export function OrderAgain({ named = false }: Props) {
  const labels = useLabels(customerLabels).track.reorder;
  const order = useLastOrder(useAuth().session.user?.id ?? null);
  const { products } = useAppSelector(selectCatalogueSnapshot);
  const items = (order?.items ?? []).map(item => shownItem(item, { inventory: products, legacy: [] }));
  const line = useItemsLine(items);
  if (items.length === 0) return null;
  return (
    <ReorderAction
      variant="secondary"
      items={items}
      said={{ words: named ? labels.againLabel(line) : labels.again, label: labels.againLabel(line) }}
    />
  );
}
