import { Factory } from 'lucide-react';
import type { MeasuredReads, StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.production,
  load: () => import('./ProductionPage').then(part => part.ProductionPage),
  link: { label: 'production', Icon: Factory, order: 6, menu: 'more' },
};

export const reads: readonly MeasuredReads[] = [
  {
    opened: 'production',
    reads: 9,
    assertedIn: 'src/features/backOffice/production/ProductionPage.test.tsx',
    asserted: '9',
    visitsADay: 4,
  },
];
