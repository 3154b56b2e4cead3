import { api } from '@/services/api/api';
import { listTag } from '@/services/api/tags';
import type { PlainDocument } from '@/services/firebase/plainData';
import type { Product } from './product';
import { parseProducts } from './productDocument';

export const productReads = api.injectEndpoints({
  endpoints: build => ({
    /** Every product of the shop (spec §7: all documents of `inventory`). */
    listProducts: build.query<Product[], void>({
      query: () => ({ as: 'anyone', list: 'inventory' }),
      transformResponse: (documents: PlainDocument[]) => parseProducts(documents),
      providesTags: [listTag('Product')],
    }),
  }),
});
