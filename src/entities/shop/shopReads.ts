import { api } from '@/services/api/api';
import { listTag } from '@/services/api/tags';
import type { PlainDocument } from '@/services/firebase/plainData';
import type { Shop } from './shop';
import { parseShop } from './shopDocument';

export const shopReads = api.injectEndpoints({
  endpoints: build => ({
    getShop: build.query<Shop, void>({
      query: () => ({ as: 'anyone', get: 'settings/shop' }),
      transformResponse: (document: PlainDocument | null) => parseShop(document),
      providesTags: [listTag('Shop')],
    }),
  }),
});
