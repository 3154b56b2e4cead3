import { ChartColumn } from 'lucide-react';
import type { MeasuredReads, StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.reports,
  load: () => import('./ReportsPage').then(part => part.ReportsPage),
  link: { label: 'reports', Icon: ChartColumn, order: 5, menu: 'main' },
};

export const reads: readonly MeasuredReads[] = [
  {
    opened: 'reports',
    reads: 8,
    assertedIn: 'test/journeys/reports.test.tsx',
    asserted: '1 + 3 + 3 + 1',
    visitsADay: 2,
  },
];
