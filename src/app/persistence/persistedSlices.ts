import type { CatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { sessionSlice } from '@/features/auth/sessionSlice';
import { type Cart, cartSlice } from '@/features/storefront/cart/cartSlice';
import { catalogueSlice } from '@/features/storefront/catalogue/catalogueSlice';
import { type Preferences, preferencesSlice } from '@/store/preferences/preferencesSlice';
import type { Sessions } from '@/store/session/session';
import type { PersistedSlice } from './persistedSlice';

const readers = () => import('./storedReaders');

/** The session, stored so that a name is on screen before Auth has loaded. No token is ever in it. */
export const persistedSession: PersistedSlice<Sessions> = {
  key: sessionSlice.reducerPath,
  version: 1,
  loadReader: async () => (await readers()).readSessions,
};

/** The catalogue, stored so that the menu opens without a network. */
export const persistedCatalogue: PersistedSlice<CatalogueSnapshot> = {
  key: catalogueSlice.reducerPath,
  version: 1,
  loadReader: async () => (await readers()).readCatalogue,
};

/** What is to be ordered together. Another tab's changes are followed: `OtherTabs`. */
export const persistedCart: PersistedSlice<Cart> = {
  key: cartSlice.reducerPath,
  version: 1,
  loadReader: async () => (await readers()).readCart,
};

/** The person's choices; another tab's are followed, too. The script in index.html reads the theme too: it must be known before the first paint. */
export const persistedPreferences: PersistedSlice<Preferences> = {
  key: preferencesSlice.reducerPath,
  version: 1,
  loadReader: async () => (await readers()).readPreferences,
};
