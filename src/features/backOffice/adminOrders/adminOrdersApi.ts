import { keptOnDevice } from '@/entities/kept/keptOnDevice';
import { type EditOrderResult, editOrder, type OrderEdit } from '@/entities/order/editOrder';
import type { Order } from '@/entities/order/order';
import { parseOrder } from '@/entities/order/orderDocument';
import { api } from '@/services/api/api';
import { type Reading, readingOf } from '@/services/api/reading';
import { listTag, unlessFailed } from '@/services/api/tags';
import type { PlainDocument } from '@/services/firebase/plainData';
import { keptOrders } from './keptOrders';
import { newestFirst } from './orderListRules';

const adminOrdersApi = api.injectEndpoints({
  endpoints: build => ({
    /** Every order of the shop, newest first (spec §7: the whole collection), for this member of staff. */
    listOrders: build.query<Reading<Order>, string>({
      query: () => ({ as: 'back-office', list: 'orders' }),
      transformResponse: (documents: PlainDocument[], meta) =>
        readingOf(newestFirst(documents.map(parseOrder)), meta),
      onQueryStarted: keptOnDevice('listOrders', keptOrders),
      providesTags: [listTag('Order')],
    }),
    /** Saves e-mail and status of one order; entering or leaving `cancelled` moves stock with it. */
    updateOrder: build.mutation<EditOrderResult, OrderEdit>({
      query: edit => ({
        as: 'back-office',
        transaction: 'updateOrder',
        run: transaction => editOrder(edit, transaction),
      }),
      invalidatesTags: unlessFailed(listTag('Order'), listTag('Product')),
    }),
  }),
});

export const { useListOrdersQuery, useUpdateOrderMutation } = adminOrdersApi;
