import type { ShopPage } from '@/components/page/shopPage';
import { PATHS } from '@/lib/paths';

export const page: ShopPage = {
  path: PATHS.order,
  to: 'anyone',
  load: () => import('./OrderPage').then(part => part.OrderPage),
  // It confirms the order: the network may be gone by the time that it is placed.
  next: PATHS.trackOrder,
};
