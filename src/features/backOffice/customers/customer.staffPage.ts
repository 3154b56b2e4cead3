import type { StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: `${PATHS.customers}/:customerId`,
  load: () => import('./detail/CustomerPage').then(part => part.CustomerPage),
};
