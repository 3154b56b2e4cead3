import { skipToken } from '@reduxjs/toolkit/query';
import type { PlainDocument } from '@/lib/plainData';
import { api } from '@/store/api/api';
import { type Reading, readingOf } from '@/store/api/reading';
import { listTag } from '@/store/api/tags';
import { useAuth } from '@/store/session/authContext';
import { cacheQuery } from '@/sync/cache/cacheQuery';
import { cachedStaffShop } from './cachedStaffShop';
import { parseStaffShop, SHOP_PATH, type StaffShop } from './staffShop';

export const staffShopReads = api.injectEndpoints({
  endpoints: build => ({
    /** The shop's settings with their version, as a reading of one; its argument is the reader's uid. */
    getStaffShop: build.query<Reading<StaffShop>, string>({
      query: () => ({ as: 'back-office', get: SHOP_PATH }),
      transformResponse: (document: PlainDocument | null, meta) =>
        readingOf([parseStaffShop(document)], meta),
      onQueryStarted: cacheQuery('getStaffShop', cachedStaffShop),
      providesTags: [listTag('Shop')],
    }),
  }),
});

/** The settings as staff last read them on this device; undefined where they never did. */
export function useStaffShop(): StaffShop | undefined {
  const uid = useAuth().session.user?.id ?? null;
  // A page that was opened without a network asks once there is one.
  return staffShopReads.useGetStaffShopQuery(uid ?? skipToken, { refetchOnReconnect: true }).data?.items[0];
}
