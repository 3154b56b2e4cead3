import { useEffect, useMemo } from 'react';
import type { Order, OrderStatus } from '@/domain/order/order';
import { countByStatus } from '@/domain/order/orderList';
import { toListed, toListedAll } from '@/features/backOffice/adminOrders/shared/listedOrder';
import { dayOf } from '@/lib/time/periods';
import { whenIdle } from '@/lib/whenIdle';
import { useNow } from '@/store/useNow';
import { isFiltered, type OrderFilters, statusesIn } from './orderFilters';
import { matchingOrders } from './orderListRules';
import { isNewestFirst, sortOrders } from './orderSort';
import { findMatchingIndexes, INDEXES } from './searchIndex';

/** Orders of one go: a slow phone prepares them within a frame. */
const SLICE = 500;
/** For so long, in milliseconds, each of them waits for a page that is busy. */
const MAX_WAIT_MS = 100;

/** A word and a number that no order has. */
const NOBODY = '? 000000000000';

/** What the first search of a list needs, in short pieces. */
function* preparing(orders: readonly Order[]): Generator<void> {
  for (let done = 0; done < orders.length; done += SLICE) {
    for (const order of orders.slice(done, done + SLICE)) toListed(order);
    yield;
  }
  const listed = toListedAll(orders);
  for (const index of INDEXES) {
    yield;
    index(listed);
  }
  yield;
  // The browser compiles code when it first runs: not while somebody waits for the first letter's rows.
  findMatchingIndexes(listed, NOBODY);
}

/** Prepares orders for the first search while nobody types, so that it is as quick as the next. */
function usePreparedSearch(orders: readonly Order[] | undefined): void {
  useEffect(() => {
    if (!orders) return;
    const pieces = preparing(orders);
    let wanted = true;
    async function prepare() {
      // Wait until the browser is idle: rendering comes first.
      do await whenIdle(MAX_WAIT_MS);
      while (wanted && !pieces.next().done);
    }
    void prepare();
    return () => {
      wanted = false;
    };
  }, [orders]);
}

export type OrderCounts = { readonly [status in OrderStatus | 'all']: number };

/**
 * The orders that the filters ask for, as they are sorted, and how many there are of each status; null before any were
 * read. Each step is done again only when what it is made from has changed: of 20,000 orders a keystroke filters, and
 * sorts nothing.
 */
export function useOrderList(orders: readonly Order[] | undefined, filters: OrderFilters) {
  const { query, date, from, to, payment, due, area, status, sort } = filters;
  const nowMs = useNow();
  const today = dayOf(nowMs);
  // What is late by now is asked once a minute; nothing else changes with the time of the day.
  const dueMs = due === null ? 0 : nowMs;
  usePreparedSearch(orders);
  // What comes newest first and whole needs nothing prepared.
  const plain = isNewestFirst(sort) && !isFiltered({ ...filters, status: null });
  const listed = useMemo(() => (plain ? undefined : orders && toListedAll(orders)), [orders, plain]);
  const sorted = useMemo(() => listed && sortOrders(listed, sort), [listed, sort]);
  const matching = useMemo(
    () =>
      sorted ? matchingOrders(sorted, { query, date, from, to, payment, due, area }, today, dueMs) : orders,
    [orders, sorted, query, date, from, to, payment, due, area, today, dueMs],
  );
  return useMemo(() => {
    if (!matching) return null;
    const counts: OrderCounts = { all: matching.length, ...countByStatus(matching) };
    const wanted = statusesIn(status);
    const shown = status ? matching.filter(order => order.status && wanted.includes(order.status)) : matching;
    return { shown, counts };
  }, [matching, status]);
}
