import type { ShopPage } from '@/components/page/shopPage';
import { PATHS } from '@/lib/paths';

export const page: ShopPage = {
  path: PATHS.menu,
  to: 'anyone',
  load: () => import('./MenuPage').then(part => part.MenuPage),
};
