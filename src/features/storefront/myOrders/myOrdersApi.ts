import { keptOnDevice } from '@/entities/kept/keptOnDevice';
import type { Order } from '@/entities/order/order';
import { parseOrder } from '@/entities/order/orderDocument';
import { api } from '@/services/api/api';
import { type Reading, readingOf } from '@/services/api/reading';
import { listTag } from '@/services/api/tags';
import type { PlainDocument } from '@/services/firebase/plainData';
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
