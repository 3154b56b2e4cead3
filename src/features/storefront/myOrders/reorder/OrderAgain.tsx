// @bundle customer-only, sending

import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
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
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootState';
import { useAuth } from '@/store/session/authContext';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { useNow } from '@/store/useNow';
import { readCached, writeCachedList } from '@/sync/cache/cacheQuery';
import { selectOutbox } from '@/sync/outbox/outboxSlice';
import { ReorderAction } from './ReorderAction';
import { useItemsLine } from './useItemsLine';

/** What was read less long ago is as good as new: it is not asked for again, and needs no date. */
const FRESH_MS = 5 * 60_000;

/** Orders that are over change no more, but there may be new ones, from another device. */
const DAY_MS = 24 * 60 * 60_000;

const isOld = ({ asOf }: Reading<Order>, nowMs: number, thanMs = FRESH_MS): boolean =>
  nowMs - Date.parse(asOf) > thanMs;

/** The ids of a customer's orders that this device has sent, in one text: the same ones are the same value to a selector. */
const sentOrders = (state: RootState, userId: string | null): string =>
  selectOutbox(state)
    .entries.filter(({ name, status, uid }) => name === 'placeOrder' && status === 'done' && uid === userId)
    .map(({ id }) => id)
    .join();

/** A customer's orders as this device last saw them. */
type CachedOrders = {
  readonly userId: string;
  /** Null where it has cached none. */
  readonly reading: Reading<Order> | null;
  /** What has changed since is worth a reading. */
  readonly isStale: boolean;
};

/** Of an order in `sent` the reading knows only if it was made after that was sent. */
const readCachedOrders =
  (userId: string, sent: string, named: boolean): AppThunk<Promise<CachedOrders>> =>
  async (dispatch, _getState, { clock }) => {
    const reading = await dispatch(readCached(cachedMyOrders, userId)).catch(() => null);
    if (!reading) return { userId, reading, isStale: false };
    const { items } = reading;
    // Only what says how far an order is needs to know it now.
    const changesSoon = items.length === 0 || (named && items.some(isActive));
    const isUnknown = (orderId: string) => orderId !== '' && items.every(({ id }) => id !== orderId);
    const isStale =
      isOld(reading, clock.now(), changesSoon ? FRESH_MS : DAY_MS) || sent.split(',').some(isUnknown);
    return { userId, reading, isStale };
  };

/** Caches what is known of a customer's orders now. */
const cacheOrders =
  (userId: string, now: Reading<Order>): AppThunk<void> =>
  (dispatch, getState) => {
    // Not what a customer who has signed out leaves behind, nor in the place of what My Orders has read meanwhile.
    const isTheirs = selectSession(getState(), 'storefront').user?.id === userId;
    if (isTheirs && !knownOrders(userId, getState()))
      void dispatch(writeCachedList(cachedMyOrders, userId, now));
  };

/**
 * A customer's orders: as this device last saw them, with what has changed since where that is worth a reading; all of them
 * read where it has cached none. What fails is read again as everything that is on screen (`retryReads`).
 */
function useKnownOrders(userId: string | null, named: boolean): Reading<Order> | null {
  const dispatch = useAppDispatch();
  const sent = useAppSelector(state => sentOrders(state, userId));
  const [found, setFound] = useState<CachedOrders | null>(null);
  const cached = found?.userId === userId ? found : null;
  const before = cached?.reading;
  // Once it is asked for, it is asked for again when this device has sent an order.
  const isAsked = cached !== null && (!before || cached.isStale);
  useEffect(() => {
    if (userId === null || isAsked) return;
    let left = false;
    void dispatch(readCachedOrders(userId, sent, named)).then(now => {
      if (!left) setFound(now);
    });
    return () => {
      left = true;
    };
  }, [dispatch, userId, sent, named, isAsked]);
  const { currentData: all } = myOrdersApi.useListMyOrdersQuery(
    cached && !before ? cached.userId : skipToken,
  );
  const { currentData: changed } = myOrdersApi.useListChangedOrdersQuery(
    cached?.isStale && before ? { userId: cached.userId, newest: newestChange(before.items) } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const now = useMemo(
    () => before && changed && { items: withRead(before.items, changed.items), asOf: changed.asOf },
    [before, changed],
  );
  useEffect(() => {
    if (userId !== null && now) dispatch(cacheOrders(userId, now));
  }, [dispatch, userId, now]);
  return now ?? before ?? all ?? null;
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
  const known = useKnownOrders(useAuth().session.user?.id ?? null, named);
  const orders = known?.items.filter(({ status }) => status !== 'cancelled') ?? [];
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
