import { useEffect } from 'react';
import type { Order } from '@/entities/order/order';
import { toListed, toListedAll } from './listedOrder';
import { indexOf } from './searchIndex';

/** Orders of one go: a slow phone prepares them within a frame. */
const SLICE = 50;

/** Prepares orders for the first search while nobody types, so that it is as quick as the next. */
export function usePreparedSearch(orders: readonly Order[] | undefined): void {
  useEffect(() => {
    if (!orders) return;
    const all = orders;
    let done = 0;
    let timer = setTimeout(prepare);
    function prepare() {
      for (const order of all.slice(done, done + SLICE)) toListed(order);
      done += SLICE;
      timer = setTimeout(done < all.length ? prepare : join);
    }
    // Each is prepared by now: what is left takes a few milliseconds.
    function join() {
      indexOf(toListedAll(all));
    }
    return () => clearTimeout(timer);
  }, [orders]);
}
