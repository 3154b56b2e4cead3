import type { ShopPage } from '@/components/page/shopPage';
import { PATHS } from '@/lib/paths';

export const page: ShopPage = {
  path: PATHS.trackOrder,
  to: 'customer',
  load: () => import('./TrackOrdersPage').then(part => part.TrackOrdersPage),
};
