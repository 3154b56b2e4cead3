import { cachedStaffShop } from '@/data/shop/cachedStaffShop';
import { SHOP_PATH, saveShopEdit } from '@/data/shop/saveShopEdit';
import { parseStaffShop, type StaffShop } from '@/data/shop/staffShop';
import type { SaveChangeResult } from '@/data/staff/saveStaffChange';
import type { ShopEdit } from '@/domain/shop/shopEdit';
import type { PlainDocument } from '@/lib/plainData';
import { api } from '@/store/api/api';
import { type Reading, readingOf } from '@/store/api/reading';
import { listTag, unlessFailed } from '@/store/api/tags';
import { cacheQuery } from '@/sync/cache/cacheQuery';

export const settingsApi = api.injectEndpoints({
  endpoints: build => ({
    /** The shop's settings with their version, as a reading of one; its argument is the reader's uid. */
    getStaffShop: build.query<Reading<StaffShop>, string>({
      query: () => ({ as: 'back-office', get: SHOP_PATH }),
      transformResponse: (document: PlainDocument | null, meta) =>
        readingOf([parseStaffShop(document)], meta),
      onQueryStarted: cacheQuery('getStaffShop', cachedStaffShop),
      providesTags: [listTag('Shop')],
    }),
    /** Saves the settings at most once; every outcome is an answer, not an error. */
    updateShop: build.mutation<SaveChangeResult, ShopEdit>({
      query: edit => ({ as: 'back-office', work: ({ run }) => saveShopEdit(edit, run) }),
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: unlessFailed(listTag('Shop')),
    }),
  }),
});
