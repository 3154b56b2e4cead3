import { parseOrder } from '@/data/order/orderDocument';
import type { Order } from '@/domain/order/order';
import type { PlainDocument } from '@/lib/plainData';
import { api } from '@/store/api/api';
import { type Reading, readingOf } from '@/store/api/reading';
import { listTag } from '@/store/api/tags';
import { keptOnDevice } from '@/sync/cache/keptOnDevice';
import { keptMyOrders } from './keptMyOrders';
import { type LegacyProduct, parseLegacyProduct } from './legacyProduct';
import { newestFirst } from './myOrdersRules';

/** More than anybody has ordered; a bound, so that no mistake reads a whole collection. */
const MAX_ORDERS = 200;

export const myOrdersApi = api.injectEndpoints({
  endpoints: build => ({
    /** A customer's own orders, the newest first. Sorted here: older orders lack the date to sort by there. */
    listMyOrders: build.query<Reading<Order>, string>({
      query: userId => ({
        as: 'storefront',
        list: 'orders',
        where: [['userId', '==', userId]],
        limit: MAX_ORDERS,
      }),
      transformResponse: (documents: PlainDocument[], meta) =>
        readingOf(newestFirst(documents.map(parseOrder)), meta),
      onQueryStarted: keptOnDevice('listMyOrders', keptMyOrders),
      providesTags: [listTag('Order')],
    }),

    listLegacyProducts: build.query<LegacyProduct[], void>({
      query: () => ({ as: 'anyone', list: 'products' }),
      transformResponse: (documents: PlainDocument[]) => documents.map(parseLegacyProduct),
      providesTags: [listTag('LegacyProduct')],
    }),
  }),
});
