import { readShelf } from '@/data/stock/readShelf';
import { selectShelf } from '@/data/stock/stockRows';
import { allCalledNow } from '@/domain/order/calledNow';
import type { Order } from '@/domain/order/order';
import { CSV_TYPE } from '@/lib/csv';
import type { AppThunk } from '@/store/thunk';
import { type CsvLayout, orderCsv } from './orderCsv';

/** Saves orders on the person's device as `orders.csv` (spec §7), their products called as the inventory calls them. Rejects when code for it cannot be loaded. */
export const exportOrders =
  (orders: readonly Order[], layout: CsvLayout, uid: string | null): AppThunk<Promise<void>> =>
  async (dispatch, getState, { download }) => {
    await dispatch(readShelf(uid));
    const called = allCalledNow(orders, selectShelf(getState()));
    await download({ name: 'orders.csv', type: CSV_TYPE, text: await orderCsv(called, layout) });
  };
