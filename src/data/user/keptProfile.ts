import type { Profile } from '@/domain/user/profile';
import type { KeptList } from '@/sync/cache/keptList';

/** A customer's profile, kept so that it opens without a network: a list of one, or of none where none was ever saved. */
export const keptProfile: KeptList<Profile> = {
  name: 'profile',
  wing: 'storefront',
  version: 1,
  idOf: () => 'profile',
  loadParser: () => import('./storedProfile').then(part => part.parseStoredProfile),
  arrange: items => items,
};
