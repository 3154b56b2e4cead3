import type { KeptList } from '@/sync/cache/keptList';
import type { StaffShop } from './staffShop';

/** The settings as staff last read them, kept so that they open without a network: a list of one. */
export const keptStaffShop: KeptList<StaffShop> = {
  name: 'staffShop',
  wing: 'back-office',
  version: 1,
  idOf: () => 'shop',
  loadParser: () => import('./parseKeptStaffShop').then(part => part.parseKeptStaffShop),
  arrange: items => items,
};
