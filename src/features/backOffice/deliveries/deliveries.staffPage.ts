import { Truck } from 'lucide-react';
import type { MeasuredReads, StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.deliveries,
  load: () => import('./DeliveriesPage').then(part => part.DeliveriesPage),
  link: { label: 'deliveries', Icon: Truck, order: 2.5, menu: 'main' },
};

export const reads: readonly MeasuredReads[] = [
  {
    opened: 'deliveries',
    reads: 6,
    assertedIn: 'src/features/backOffice/deliveries/DeliveriesPage.test.tsx',
    asserted: '6',
    visitsADay: 10,
  },
];
