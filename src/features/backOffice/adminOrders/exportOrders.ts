import { allCalledNow } from '@/entities/order/calledNow';
import type { Order } from '@/entities/order/order';
import { readShelf } from '@/entities/replica/readShelf';
import { selectShelf } from '@/entities/replica/replicaSelectors';
import { CSV_TYPE } from '@/shared/lib/csv';
import type { AppThunk } from '@/shared/redux/thunk';
import { type CsvLayout, orderCsv } from './orderCsv';

/** Saves orders on the person's device as `orders.csv` (spec §7), their products called as the inventory calls them. Rejects when code for it cannot be loaded. */
export const exportOrders =
  (orders: readonly Order[], layout: CsvLayout, uid: string | null): AppThunk<Promise<void>> =>
  async (dispatch, getState, { download }) => {
    await dispatch(readShelf(uid));
    const called = allCalledNow(orders, selectShelf(getState()));
    await download({ name: 'orders.csv', type: CSV_TYPE, text: await orderCsv(called, layout) });
  };
