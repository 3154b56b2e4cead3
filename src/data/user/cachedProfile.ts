import type { Profile } from '@/domain/user/profile';
import type { CachedList } from '@/sync/cache/cachedList';

/** A customer's profile, stored so that it opens without a network: a list of one, or of none where none was ever saved. */
export const cachedProfile: CachedList<Profile> = {
  name: 'profile',
  area: 'storefront',
  version: 1,
  idOf: () => 'profile',
  loadParser: () => import('./storedProfile').then(part => part.parseStoredProfile),
  arrange: items => items,
};
