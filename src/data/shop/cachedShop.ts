import type { Shop } from '@/domain/shop/shop';
import type { CachedList } from '@/sync/cache/cachedList';

/** The shop's settings, stored so that prices, and an invoice's seller, are known without a network: a list of one. */
export const cachedShop: CachedList<Shop> = {
  name: 'shop',
  area: 'storefront',
  version: 1,
  idOf: () => 'shop',
  loadParser: () => import('./storedShop').then(part => part.parseStoredShop),
  arrange: items => items,
};
