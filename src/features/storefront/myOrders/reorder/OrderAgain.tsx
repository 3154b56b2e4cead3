// @bundle customer-only, sending

import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAsOf } from '@/components/mirror/useAsOf';
import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import type { Order } from '@/domain/order/order';
import { cachedMyOrders } from '@/features/storefront/myOrders/shared/cachedMyOrders';
import { dueText } from '@/features/storefront/myOrders/shared/dueText';
import { knownOrders, myOrdersApi } from '@/features/storefront/myOrders/shared/myOrdersApi';
import {
  newestChange,
  shownDelivery,
  shownItem,
  withRead,
} from '@/features/storefront/myOrders/shared/myOrdersRules';
import { isActive } from '@/features/storefront/myOrders/shared/orderFilter';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { inSentence } from '@/lib/text/inSentence';
import type { Reading } from '@/store/api/reading';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { useNow } from '@/store/useNow';
import { readCached, writeCachedList } from '@/sync/cache/cacheQuery';
import { ReorderAction } from './ReorderAction';
import { useItemsLine } from './useItemsLine';

/** What was read less long ago is as good as new: it is not asked for again, and needs no date. */
const FRESH_MS = 5 * 60_000;

const isOld = ({ asOf }: Reading<Order>, nowMs: number): boolean => nowMs - Date.parse(asOf) > FRESH_MS;

/** A cached reading with what has changed since, which the device keeps in its place. */
const readChanges =
  (userId: string, known: Reading<Order>): AppThunk<Promise<Reading<Order>>> =>
  async (dispatch, getState) => {
    const asked = { userId, newest: newestChange(known.items) };
    const reading = dispatch(
      myOrdersApi.endpoints.listChangedOrders.initiate(asked, { subscribe: false, forceRefetch: true }),
    );
    const { items, asOf } = await reading.unwrap();
    const now = { items: withRead(known.items, items), asOf };
    // Not what a customer who has signed out leaves behind, nor in the place of what My Orders has read meanwhile.
    const isTheirs = selectSession(getState(), 'storefront').user?.id === userId;
    if (isTheirs && !knownOrders(userId, getState()))
      await dispatch(writeCachedList(cachedMyOrders, userId, now));
    return now;
  };

/**
 * Tells a customer's orders: as this device last saw them, or read once where it has not. `upToDate`: then as they are now,
 * where one of them was under way when they were seen.
 */
const tellOrders =
  (userId: string, upToDate: boolean, tell: (known: Reading<Order>) => void): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { clock }) => {
    const cached = await dispatch(readCached(cachedMyOrders, userId)).catch(() => null);
    if (!cached) {
      const reading = dispatch(myOrdersApi.endpoints.listMyOrders.initiate(userId, { subscribe: false }));
      tell(await reading.unwrap());
      return;
    }
    tell(cached);
    if (upToDate && cached.items.some(isActive) && isOld(cached, clock.now()))
      tell(await dispatch(readChanges(userId, cached)));
  };

/** A customer's orders that were not cancelled, the latest first. */
function useKnownOrders(userId: string | null, upToDate: boolean): Reading<Order> | null {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<(Reading<Order> & { readonly userId: string }) | null>(null);
  useEffect(() => {
    if (userId === null) return;
    let left = false;
    const tell = ({ items, asOf }: Reading<Order>) => {
      if (!left) setFound({ userId, asOf, items: items.filter(({ status }) => status !== 'cancelled') });
    };
    // Without a connection there is nothing more to offer.
    dispatch(tellOrders(userId, upToDate, tell)).catch(() => {});
    return () => {
      left = true;
    };
  }, [dispatch, userId, upToDate]);
  return found?.userId === userId ? found : null;
}

/** The order under way that is due first; of two at the same time the older one. */
const nextDelivery = (orders: readonly Order[]): Order | null =>
  orders.filter(isActive).reduceRight<Order | null>((first, order) => {
    const [due, day] = [shownDelivery(order), first && shownDelivery(first)];
    return day === null || (due !== null && Date.parse(due) < Date.parse(day)) ? order : first;
  }, null);

type NextDeliveryProps = {
  readonly order: Order;
  readonly day: string;
  readonly known: Reading<Order>;
};

/**
 * When the next order comes, how far it is, and where it goes: a way to My Orders. Of an old reading it says when that was,
 * and never that the order is late: it may have come since.
 */
function NextDelivery({ order, day, known }: NextDeliveryProps) {
  const labels = useLabels(customerLabels).order;
  const { language, status, asOf: asOfText } = useLabels(commonLabels);
  const nowMs = useNow();
  const asOf = useAsOf(isOld(known, nowMs) ? known.asOf : null);
  const words = asOf ? { ...labels, late: labels.wasDue } : labels;
  return (
    <Link
      to={PATHS.trackOrder}
      className="flex min-h-11 min-w-0 flex-col justify-center rounded-control bg-surface px-2 text-ink shadow-card sm:px-4"
    >
      {/* Whole: beside the button a phone has no room for a day and a time in one line. */}
      <span className="text-xs leading-tight font-semibold text-balance wrap-anywhere sm:text-sm sm:leading-tight">
        {dueText({ at: day, slot: order.delivery?.slot }, words, language, nowMs)}
      </span>
      <span className="truncate text-xs leading-tight text-ink-soft">
        {status[order.status ?? 'unknown']} · {asOf ? asOfText(asOf) : inSentence(order.shippingAddress)}
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
  // Only what says how far an order is needs to know it now.
  const upToDate = useAppSelector(state => named && selectOnline(state));
  const known = useKnownOrders(useAuth().session.user?.id ?? null, upToDate);
  const orders = known?.items ?? [];
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
  if (!known || !next || !day) return again || null;
  return (
    <div className="flex items-start gap-2">
      <NextDelivery order={next} day={day} known={known} />
      <div className="shrink-0">{again}</div>
    </div>
  );
}
