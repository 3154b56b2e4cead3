import { useEffect } from 'react';
import type { Order } from '@/entities/order/order';
import { toListed } from './listedOrder';

/** Orders of one go: a slow phone prepares them within a frame. */
const SLICE = 50;

/** Prepares orders for the first search while nobody types, so that it is as quick as the next. */
export function usePreparedSearch(orders: readonly Order[]): void {
  useEffect(() => {
    let done = 0;
    let timer = setTimeout(prepare);
    function prepare() {
      for (const order of orders.slice(done, done + SLICE)) toListed(order);
      done += SLICE;
      if (done < orders.length) timer = setTimeout(prepare);
    }
    return () => clearTimeout(timer);
  }, [orders]);
}
