import { Package } from 'lucide-react';
import type { MeasuredReads, StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.inventory,
  load: () => import('./InventoryPage').then(part => part.InventoryPage),
  link: { label: 'inventory', Icon: Package, order: 3, menu: 'main' },
};

export const reads: readonly MeasuredReads[] = [
  {
    opened: 'inventory',
    reads: 2,
    assertedIn: 'src/features/backOffice/inventory/InventoryPage.test.tsx',
    asserted: '2',
    visitsADay: 8,
  },
];
