import type { ShopPage } from '@/components/page/shopPage';
import { PATHS } from '@/lib/paths';

export const page: ShopPage = {
  path: PATHS.link,
  to: 'alone',
  load: () => import('./MailedLink').then(part => part.MailedLink),
};
