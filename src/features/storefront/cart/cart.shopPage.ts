import type { ShopPage } from '@/components/page/shopPage';
import { PATHS } from '@/lib/paths';

export const page: ShopPage = {
  path: PATHS.cart,
  to: 'anyone',
  load: () => import('./CartPage').then(part => part.CartPage),
};
