import { History } from 'lucide-react';
import type { MeasuredReads, StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.log,
  load: () => import('./LogPage').then(part => part.LogPage),
  link: { label: 'log', Icon: History, order: 9, menu: 'more' },
};

export const reads: readonly MeasuredReads[] = [
  {
    opened: 'the change log',
    reads: 10,
    assertedIn: 'test/journeys/changeLog.test.tsx',
    asserted: '5 + 3 + 2',
    visitsADay: 1,
  },
];
