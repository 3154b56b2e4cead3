import { useEffect } from 'react';
import type { Order } from '@/domain/order/order';
import { toListed, toListedAll } from '@/features/backOffice/adminOrders/shared/listedOrder';
import { INDEXES } from './searchIndex';

/** Orders of one go: a slow phone prepares them within a frame. */
const SLICE = 200;

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
}

/** Prepares orders for the first search while nobody types, so that it is as quick as the next. */
export function usePreparedSearch(orders: readonly Order[] | undefined): void {
  useEffect(() => {
    if (!orders) return;
    const pieces = preparing(orders);
    let timer = setTimeout(prepare);
    function prepare() {
      if (!pieces.next().done) timer = setTimeout(prepare);
    }
    return () => clearTimeout(timer);
  }, [orders]);
}
