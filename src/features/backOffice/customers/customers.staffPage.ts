import { UsersRound } from 'lucide-react';
import type { MeasuredReads, StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.customers,
  load: () => import('./list/CustomersPage').then(part => part.CustomersPage),
  link: { label: 'customers', Icon: UsersRound, order: 4, menu: 'main' },
};

export const reads: readonly MeasuredReads[] = [
  {
    opened: 'customers',
    reads: 2,
    assertedIn: 'src/features/backOffice/customers/list/CustomersPage.test.tsx',
    asserted: '2',
    visitsADay: 6,
  },
];
