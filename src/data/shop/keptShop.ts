import type { Shop } from '@/domain/shop/shop';
import type { KeptList } from '@/sync/cache/keptList';

/** The shop's settings, kept so that prices, and an invoice's seller, are known without a network: a list of one. */
export const keptShop: KeptList<Shop> = {
  name: 'shop',
  wing: 'storefront',
  version: 1,
  idOf: () => 'shop',
  loadParser: () => import('./storedShop').then(part => part.parseStoredShop),
  arrange: items => items,
};
