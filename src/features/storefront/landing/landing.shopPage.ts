import type { ShopPage } from '@/components/page/shopPage';
import { PATHS } from '@/lib/paths';

export const page: ShopPage = {
  path: PATHS.landing,
  to: 'anyone',
  load: () => import('./LandingPage').then(part => part.LandingPage),
};
