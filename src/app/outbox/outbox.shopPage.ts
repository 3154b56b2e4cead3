import type { ShopPage } from '@/components/page/shopPage';
import { PATHS } from '@/lib/paths';

export const page: ShopPage = {
  path: PATHS.outbox,
  to: 'customer',
  load: () => import('./CustomerOutbox').then(part => part.CustomerOutbox),
};
