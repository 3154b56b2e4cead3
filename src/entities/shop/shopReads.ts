import { keptOnDevice } from '@/entities/kept/keptOnDevice';
import { api } from '@/services/api/api';
import { type Reading, readingOf } from '@/services/api/reading';
import { listTag } from '@/services/api/tags';
import type { PlainDocument } from '@/services/firebase/plainData';
import { keptShop } from './keptShop';
import type { Shop } from './shop';
import { parseShop } from './shopDocument';

const keep = keptOnDevice('getShop', keptShop);

export const shopReads = api.injectEndpoints({
  endpoints: build => ({
    /** The shop's settings, as a reading of one. The argument is on whose device they are kept: the customer's uid. */
    getShop: build.query<Reading<Shop>, string | null>({
      query: () => ({ as: 'anyone', get: 'settings/shop' }),
      transformResponse: (document: PlainDocument | null, meta) => readingOf([parseShop(document)], meta),
      onQueryStarted: async (uid, started) => {
        if (uid !== null) await keep(uid, started);
      },
      providesTags: [listTag('Shop')],
    }),
  }),
});
