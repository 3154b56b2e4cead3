import type { KeptList } from '@/entities/kept/keptList';
import type { StoredShop } from './storedShop';

/** The settings as staff last read them, kept so that they open without a network: a list of one. */
export const keptShop: KeptList<StoredShop> = {
  name: 'shop',
  wing: 'back-office',
  version: 1,
  idOf: () => 'shop',
  loadParser: async () => (await import('./parseKeptShop')).parseKeptShop,
  arrange: items => items,
};
