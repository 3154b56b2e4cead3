import { parseOrder } from '@/data/order/orderDocument';
import type { Order } from '@/domain/order/order';
import { type PlainDocument, timeValue } from '@/lib/plainData';
import { DOCUMENT_ID } from '@/services/firebase/requests';
import { api } from '@/store/api/api';
import { changedSince } from '@/store/api/changes';
import type { RequestMeta } from '@/store/api/firestoreBaseQuery';
import { type Reading, readingOf } from '@/store/api/reading';
import { listTag } from '@/store/api/tags';
import type { RootState } from '@/store/rootState';
import { cacheQuery } from '@/sync/cache/cacheQuery';
import { cachedMyOrders } from './cachedMyOrders';
import { type LegacyProduct, parseLegacyProduct } from './legacyProduct';
import { newestChange, newestFirst, withRead } from './myOrdersRules';

/** So many come in one answer, more than nearly anybody has ordered. The rules take no more. */
const MAX_ORDERS = 200;

/** More than anybody has ordered; a bound, so that no mistake reads without an end. */
const MAX_READ = 10_000;

const changesQuery = (userId: string, newest: string | null) =>
  ({
    list: 'orders',
    where: [
      ['userId', '==', userId],
      ['updatedAt', '>', timeValue(changedSince(newest))],
    ],
    orderBy: [['updatedAt', 'asc']],
    limit: MAX_ORDERS,
  }) as const;

/** Asks for what has changed beyond what is known, in the order in which it did. */
export const myChangesQuery = (userId: string, known: readonly Order[]) =>
  changesQuery(userId, newestChange(known));

export const myOrdersApi = api.injectEndpoints({
  endpoints: build => ({
    /**
     * A customer's own orders, the newest first. Sorted here: older orders lack the date to sort by there. All of them are read
     * once in a session, in as many answers as that takes, then what has changed.
     */
    listMyOrders: build.query<Reading<Order>, string>({
      async queryFn(userId, { getState }, _options, ask) {
        const known = () => knownOrders(userId, getState());
        const before = known();
        if (before?.whole) {
          const { data, error, meta } = await ask({
            as: 'storefront',
            ...myChangesQuery(userId, before.items),
          });
          // Where its index is still being built, or there are too many, all of them are asked for.
          if (error && error.code !== 'failed-precondition') return { error };
          if (data && (data as PlainDocument[]).length < MAX_ORDERS) {
            const read = (data as PlainDocument[]).map(parseOrder);
            const now = known() ?? before;
            return { data: { ...now, ...readingOf(withRead(now.items, read), meta) } };
          }
        }
        const own = {
          as: 'storefront',
          list: 'orders',
          where: [['userId', '==', userId]],
          // Older orders lack a date to go by.
          orderBy: [[DOCUMENT_ID, 'asc']],
          limit: MAX_ORDERS,
        } as const;
        const documents: PlainDocument[] = [];
        let first: RequestMeta | undefined;
        let isAll = false;
        while (!isAll && documents.length < MAX_READ) {
          const last = documents.at(-1);
          const { data, error, meta } = await ask({ ...own, ...(last && { after: [last.id] }) });
          if (error) return { error };
          first ??= meta;
          documents.push(...(data as PlainDocument[]));
          isAll = (data as PlainDocument[]).length < MAX_ORDERS;
        }
        const read = newestFirst(documents.map(parseOrder));
        // What the listener has told meanwhile is later than these answers.
        const now = known();
        const items = now?.live ? withRead(read, now.items) : read;
        return { data: { ...now, ...readingOf(items, first), whole: true } };
      },
      onQueryStarted: cacheQuery('listMyOrders', cachedMyOrders),
      providesTags: [listTag('Order')],
    }),

    /** What has changed of a customer's orders beyond the newest change that is known. */
    listChangedOrders: build.query<
      Reading<Order>,
      { readonly userId: string; readonly newest: string | null }
    >({
      query: ({ userId, newest }) => ({ as: 'storefront', ...changesQuery(userId, newest) }),
      transformResponse: (documents: PlainDocument[], meta) => readingOf(documents.map(parseOrder), meta),
      providesTags: [listTag('Order')],
    }),

    listLegacyProducts: build.query<LegacyProduct[], void>({
      query: () => ({ as: 'anyone', list: 'products' }),
      transformResponse: (documents: PlainDocument[]) => documents.map(parseLegacyProduct),
      providesTags: [listTag('LegacyProduct')],
    }),
  }),
});

/** The orders as they are known at this moment. */
export function knownOrders(userId: string, state: unknown): Reading<Order> | undefined {
  // The app's own state: RTK types it as unknown.
  return myOrdersApi.endpoints.listMyOrders.select(userId)(state as RootState).data;
}
