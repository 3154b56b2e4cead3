import type { Product } from '@/domain/product/product';
import type { PlainDocument } from '@/lib/plainData';
import { api } from '@/store/api/api';
import { listTag } from '@/store/api/tags';

export const productReads = api.injectEndpoints({
  endpoints: build => ({
    /** Every product of the shop (spec §7: all documents of `inventory`). */
    listProducts: build.query<Product[], void>({
      query: () => ({
        as: 'anyone',
        // The parser and its schemas arrive with the SDK, after the first paint. Where they cannot be had, that is a failed read.
        work: async ({ run }) => {
          const [documents, { parseProducts }] = await Promise.all([
            run({ as: 'anyone', list: 'inventory' }),
            import('./productDocument'),
          ]);
          return parseProducts(documents as PlainDocument[]);
        },
      }),
      providesTags: [listTag('Product')],
    }),
  }),
});
