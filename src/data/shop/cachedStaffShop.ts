import type { CachedList } from '@/sync/cache/cachedList';
import type { StaffShop } from './staffShop';

/** The settings as staff last read them, stored so that they open without a network: a list of one. */
export const cachedStaffShop: CachedList<StaffShop> = {
  name: 'staffShop',
  area: 'back-office',
  version: 1,
  idOf: () => 'shop',
  loadParser: () => import('./parseCachedStaffShop').then(part => part.parseCachedStaffShop),
  arrange: items => items,
};
