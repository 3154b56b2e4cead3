import { TriangleAlert } from 'lucide-react';
import type { MeasuredReads, StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.alerts,
  load: () => import('./AlertsPage').then(part => part.AlertsPage),
  link: { label: 'alerts', Icon: TriangleAlert, order: 7, menu: 'more' },
};

export const reads: readonly MeasuredReads[] = [
  {
    opened: 'alerts, search',
    reads: 7,
    assertedIn: 'src/features/backOffice/search/CommandPalette.test.tsx',
    asserted: '7',
    visitsADay: 12,
  },
];
