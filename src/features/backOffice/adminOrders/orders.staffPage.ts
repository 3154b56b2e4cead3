import { ClipboardList } from 'lucide-react';
import type { MeasuredReads, StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.adminOrders,
  load: () => import('./OrdersPage').then(part => part.OrdersPage),
  link: { label: 'orders', Icon: ClipboardList, order: 2, menu: 'main' },
  // The list's data and code come beside the page's own, and are drawn with it.
  preload: ({ dispatch, ready }) =>
    Promise.all([
      Promise.all([import('@/data/order/preloadOrderList'), ready]).then(([{ preloadOrderList }]) =>
        dispatch(preloadOrderList()),
      ),
      import('./lazyList').then(part => part.preloadList()),
    ]),
};

export const reads: readonly MeasuredReads[] = [
  { opened: 'orders', reads: 2, assertedIn: 'test/journeys/mirror.test.tsx', asserted: '2', visitsADay: 30 },
  {
    opened: 'an order being looked at',
    reads: 1,
    assertedIn: 'test/journeys/viewOrder.test.tsx',
    asserted: '1',
    visitsADay: 60,
  },
];
