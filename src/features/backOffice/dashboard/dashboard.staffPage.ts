import { LayoutDashboard } from 'lucide-react';
import type { MeasuredReads, StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.dashboard,
  load: () => import('./DashboardPage').then(part => part.DashboardPage),
  link: { label: 'dashboard', Icon: LayoutDashboard, order: 1, menu: 'main' },
};

export const reads: readonly MeasuredReads[] = [
  {
    opened: 'dashboard',
    reads: 8,
    assertedIn: 'test/journeys/dashboard.test.tsx',
    asserted: '2 + 3 + 1 + 2',
    visitsADay: 10,
  },
];
