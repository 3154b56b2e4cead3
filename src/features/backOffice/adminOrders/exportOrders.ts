import type { Order } from '@/entities/order/order';
import { CSV_TYPE } from '@/shared/lib/csv';
import type { AppThunk } from '@/shared/redux/thunk';
import { type CsvLayout, orderCsv } from './orderCsv';

/** Saves orders on the person's device as `orders.csv` (spec §7). Rejects when code for it cannot be loaded. */
export const exportOrders =
  (orders: readonly Order[], layout: CsvLayout): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { download }) =>
    download({ name: 'orders.csv', type: CSV_TYPE, text: await orderCsv(orders, layout) });
