import type { Product } from '@/domain/product/product';
import type { PlainDocument } from '@/lib/plainData';
import { api } from '@/store/api/api';
import { listTag } from '@/store/api/tags';

export const productReads = api.injectEndpoints({
  endpoints: build => ({
    /** Every product of the shop (spec §7: all documents of `inventory`). */
    listProducts: build.query<Product[], void>({
      query: () => ({ as: 'anyone', list: 'inventory' }),
      // The parser and its schemas arrive with the SDK, after the first paint.
      transformResponse: (documents: PlainDocument[]) =>
        import('./productDocument').then(part => part.parseProducts(documents)),
      providesTags: [listTag('Product')],
    }),
  }),
});
