import { parseOrder } from '@/data/order/orderDocument';
import type { Order } from '@/domain/order/order';
import { type PlainDocument, timeValue } from '@/lib/plainData';
import { api } from '@/store/api/api';
import { changedSince } from '@/store/api/changes';
import { type Reading, readingOf } from '@/store/api/reading';
import { listTag } from '@/store/api/tags';
import type { RootState } from '@/store/rootState';
import { cacheQuery } from '@/sync/cache/cacheQuery';
import { cachedMyOrders } from './cachedMyOrders';
import { type LegacyProduct, parseLegacyProduct } from './legacyProduct';
import { newestChange, newestFirst, withRead } from './myOrdersRules';

/** More than nearly anybody has ordered; a bound, so that no mistake reads a whole collection. The rules take no more. */
const MAX_ORDERS = 200;

/** Asks for what has changed beyond what is known, in the order in which it did. */
export const myChangesQuery = (userId: string, known: readonly Order[]) =>
  ({
    list: 'orders',
    where: [
      ['userId', '==', userId],
      ['updatedAt', '>', timeValue(changedSince(newestChange(known)))],
    ],
    orderBy: [['updatedAt', 'asc']],
    limit: MAX_ORDERS,
  }) as const;

export const myOrdersApi = api.injectEndpoints({
  endpoints: build => ({
    /**
     * A customer's own orders, the newest first. Sorted here: older orders lack the date to sort by there. All of them are read
     * once in a session, then what has changed. Where there are more than one answer holds, those that changed last are certain.
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
          limit: MAX_ORDERS,
        } as const;
        const { data, error, meta } = await ask(own);
        if (error) return { error };
        let read = newestFirst((data as PlainDocument[]).map(parseOrder));
        if (read.length === MAX_ORDERS) {
          // They came by their ids, which say nothing of when. While the index is being built these have to do.
          const latest = await ask({ ...own, orderBy: [['updatedAt', 'desc']] });
          if (latest.error && latest.error.code !== 'failed-precondition') return { error: latest.error };
          read = withRead(read, ((latest.data ?? []) as PlainDocument[]).map(parseOrder));
        }
        // What the listener has told meanwhile is later than this answer.
        const now = known();
        const items = now?.live ? withRead(read, now.items) : read;
        return { data: { ...now, ...readingOf(items, meta), whole: true } };
      },
      onQueryStarted: cacheQuery('listMyOrders', cachedMyOrders),
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
