import { parseOrder } from '@/data/order/orderDocument';
import type { Order } from '@/domain/order/order';
import { type PlainDocument, timeValue } from '@/lib/plainData';
import { DOCUMENT_ID } from '@/services/firebase/requests';
import { api } from '@/store/api/api';
import { listTag } from '@/store/api/tags';
import type { OlderPlace } from './olderOrdersRules';

export const OLDER_PAGE = 50;

/** One page; `next`: where the one after it begins, null where this was the last. */
type OlderPage = { readonly orders: readonly Order[]; readonly next: OlderPlace | null };

/** `uid`: whose answers they are, so that nobody else is shown them. */
type OlderArgs = { readonly uid: string; readonly after: OlderPlace };

function nextOf(documents: readonly PlainDocument[]): OlderPlace | null {
  const last = documents.length < OLDER_PAGE ? undefined : documents.at(-1);
  return last && typeof last.data.createdAt === 'string' ? { at: last.data.createdAt, id: last.id } : null;
}

export const olderOrdersApi = api.injectEndpoints({
  endpoints: build => ({
    /** A page of the orders placed before another one. */
    listOlderOrders: build.query<OlderPage, OlderArgs>({
      query: ({ after }) => ({
        as: 'back-office',
        list: 'orders',
        orderBy: [
          ['createdAt', 'desc'],
          [DOCUMENT_ID, 'desc'],
        ],
        after: [timeValue(after.at), after.id],
        limit: OLDER_PAGE,
      }),
      transformResponse: (documents: readonly PlainDocument[]) => ({
        orders: documents.map(parseOrder),
        next: nextOf(documents),
      }),
      providesTags: [listTag('Order')],
    }),
    /** One order by its number, or null. */
    getOlderOrder: build.query<Order | null, { readonly uid: string; readonly orderId: string }>({
      query: ({ orderId }) => ({ as: 'back-office', get: `orders/${orderId}` }),
      transformResponse: (document: PlainDocument | null) => document && parseOrder(document),
      providesTags: [listTag('Order')],
    }),
  }),
});
