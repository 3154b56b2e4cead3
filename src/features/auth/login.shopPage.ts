import type { ShopPage } from '@/components/page/shopPage';
import { PATHS } from '@/lib/paths';

export const page: ShopPage = {
  path: PATHS.login,
  to: 'alone',
  load: () => import('./LoginPage').then(part => part.LoginPage),
};
