// @bundle customer-only, sending

import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { readCachedOrders } from '@/domain/order/cachedOrder';
import { MY_ORDERS_LIST } from '@/domain/order/myOrdersList';
import type { Order } from '@/domain/order/order';
import { dueText } from '@/features/storefront/myOrders/shared/dueText';
import { myOrdersApi } from '@/features/storefront/myOrders/shared/myOrdersApi';
import { newestFirst, shownDelivery, shownItem } from '@/features/storefront/myOrders/shared/myOrdersRules';
import { isActive } from '@/features/storefront/myOrders/shared/orderFilter';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { inSentence } from '@/lib/text/inSentence';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import type { AppThunk } from '@/store/thunk';
import { useNow } from '@/store/useNow';
import { ReorderAction } from './ReorderAction';
import { useItemsLine } from './useItemsLine';

/** A customer's orders: as this device last saw them, and read once where it has not. */
const knownOrders =
  (userId: string): AppThunk<Promise<readonly Order[]>> =>
  async (dispatch, _getState, { cachedLists }) => {
    const cached = await (await cachedLists())
      .read({ area: 'storefront', uid: userId, list: MY_ORDERS_LIST })
      .catch(() => null);
    if (cached) return readCachedOrders(cached.items).filter(order => order.userId === userId);
    const reading = dispatch(myOrdersApi.endpoints.listMyOrders.initiate(userId, { subscribe: false }));
    return (await reading.unwrap()).items;
  };

/** A customer's orders that were not cancelled, the latest first. */
function useKnownOrders(userId: string | null): readonly Order[] {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<readonly Order[]>([]);
  useEffect(() => {
    if (userId === null) return;
    let left = false;
    dispatch(knownOrders(userId)).then(
      orders => {
        if (!left) setFound(newestFirst(orders).filter(({ status }) => status !== 'cancelled'));
      },
      // Without a connection there is nothing to offer.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [dispatch, userId]);
  return found.filter(order => order.userId === userId);
}

/** The order under way that is due first; of two at the same time the older one. */
const nextDelivery = (orders: readonly Order[]): Order | null =>
  orders.filter(isActive).reduceRight<Order | null>((first, order) => {
    const [due, day] = [shownDelivery(order), first && shownDelivery(first)];
    return day === null || (due !== null && Date.parse(due) < Date.parse(day)) ? order : first;
  }, null);

/** When the next order comes, how far it is, and where it goes: a way to My Orders, one line high. */
function NextDelivery({ order, day }: { readonly order: Order; readonly day: string }) {
  const labels = useLabels(customerLabels).order;
  const { language, status } = useLabels(commonLabels);
  const nowMs = useNow();
  return (
    <Link
      to={PATHS.trackOrder}
      className="flex min-h-11 min-w-0 flex-col justify-center rounded-control bg-surface px-3 leading-tight text-ink shadow-card sm:px-4"
    >
      <span className="truncate text-xs font-semibold sm:text-sm">
        {dueText({ at: day, slot: order.delivery?.slot }, labels, language, nowMs)}
      </span>
      <span className="truncate text-xs text-ink-soft">
        {status[order.status ?? 'unknown']} · {inSentence(order.shippingAddress)}
      </span>
    </Link>
  );
}

type Props = {
  /** There is room to say what it was, or what comes next. */
  readonly named?: boolean;
};

/** What the customer ordered last, once more: at today's prices, and saying what cannot be had. */
export function OrderAgain({ named = false }: Props) {
  const labels = useLabels(customerLabels).track.reorder;
  const { code: language } = useLabels(commonLabels).language;
  const orders = useKnownOrders(useAuth().session.user?.id ?? null);
  const { products } = useAppSelector(selectCatalogueSnapshot);
  const items = (orders[0]?.items ?? []).map(item =>
    shownItem(item, { inventory: products, legacy: [], language }),
  );
  const line = useItemsLine(items);
  const next = named ? nextDelivery(orders) : null;
  const day = next && shownDelivery(next);
  const again = items.length > 0 && (
    <ReorderAction
      variant="secondary"
      items={items}
      said={{ words: named && !day ? labels.againLabel(line) : labels.again, label: labels.againLabel(line) }}
    />
  );
  if (!next || !day) return again || null;
  return (
    <div className="flex items-start gap-2">
      <NextDelivery order={next} day={day} />
      <div className="shrink-0">{again}</div>
    </div>
  );
}
