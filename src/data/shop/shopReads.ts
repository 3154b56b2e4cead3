import type { Shop } from '@/domain/shop/shop';
import type { PlainDocument } from '@/lib/plainData';
import { api } from '@/store/api/api';
import { type Reading, readingOf } from '@/store/api/reading';
import { listTag } from '@/store/api/tags';
import { cacheQuery } from '@/sync/cache/cacheQuery';
import { cachedShop } from './cachedShop';
import { parseShop } from './shopDocument';

const cache = cacheQuery('getShop', cachedShop);

export const shopReads = api.injectEndpoints({
  endpoints: build => ({
    /** The shop's settings, as a reading of one. The argument is on whose device they are stored: the customer's uid. */
    getShop: build.query<Reading<Shop>, string | null>({
      query: () => ({ as: 'anyone', get: 'settings/shop' }),
      transformResponse: (document: PlainDocument | null, meta) => readingOf([parseShop(document)], meta),
      onQueryStarted: async (uid, started) => {
        if (uid !== null) await cache(uid, started);
      },
      providesTags: [listTag('Shop')],
    }),
  }),
});
