import { keptOnDevice } from '@/entities/kept/keptOnDevice';
import { keptStaffShop } from '@/entities/shop/keptStaffShop';
import { SHOP_PATH, saveShopEdit } from '@/entities/shop/saveShopEdit';
import type { ShopEdit } from '@/entities/shop/shopEdit';
import { parseStaffShop, type StaffShop } from '@/entities/shop/staffShop';
import type { SaveChangeResult } from '@/entities/staff/saveStaffChange';
import { api } from '@/services/api/api';
import { type Reading, readingOf } from '@/services/api/reading';
import { listTag, unlessFailed } from '@/services/api/tags';
import type { PlainDocument } from '@/services/firebase/plainData';
import type { Services } from '@/services/services';

export const settingsApi = api.injectEndpoints({
  endpoints: build => ({
    /** The shop's settings with their version, as a reading of one; its argument is the reader's uid. */
    getStaffShop: build.query<Reading<StaffShop>, string>({
      query: () => ({ as: 'back-office', get: SHOP_PATH }),
      transformResponse: (document: PlainDocument | null, meta) =>
        readingOf([parseStaffShop(document)], meta),
      onQueryStarted: keptOnDevice('getStaffShop', keptStaffShop),
      providesTags: [listTag('Shop')],
    }),
    /** Saves the settings at most once; every outcome is an answer, not an error. */
    updateShop: build.mutation<SaveChangeResult, ShopEdit>({
      queryFn: async (edit, { extra }) => {
        // The store's own `extraArgument`; RTK types it as unknown.
        const { firestore } = extra as Services;
        return { data: await saveShopEdit(edit, request => firestore.run(request)) };
      },
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: unlessFailed(listTag('Shop')),
    }),
  }),
});
