import type { ShopPage } from '@/components/page/shopPage';
import { PATHS } from '@/lib/paths';

export const page: ShopPage = {
  path: PATHS.profile,
  to: 'customer',
  load: () => import('./ProfileScreen').then(part => part.ProfileScreen),
};
