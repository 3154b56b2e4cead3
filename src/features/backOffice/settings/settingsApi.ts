import { saveShopEdit } from '@/data/shop/saveShopEdit';
import type { SaveChangeResult } from '@/data/staff/saveStaffChange';
import type { ShopEdit } from '@/domain/shop/shopEdit';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';

export const settingsApi = api.injectEndpoints({
  endpoints: build => ({
    /** Saves the settings at most once; every outcome is an answer, not an error. */
    updateShop: build.mutation<SaveChangeResult, ShopEdit>({
      query: edit => ({ as: 'back-office', work: ({ run }) => saveShopEdit(edit, run) }),
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: unlessFailed(listTag('Shop')),
    }),
  }),
});
