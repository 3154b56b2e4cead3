import { PATHS } from '../../src/lib/paths.ts';

/**
 * What an address of the back office will ask for, one thing after the other, and so may as well be sent for at once. No
 * more than the wing and the room in which a day is spent: each line here is a line in every other address's page.
 */
export const ROOM_MODULES: readonly {
  readonly path: string;
  readonly modules: readonly string[];
  /** Sent for beside the libraries; what is not, when that has come. */
  readonly atOnce?: true;
}[] = [
  // As much again as all the rest; and Auth asks who is there while the libraries come (main.ts).
  { path: PATHS.adminSignIn, atOnce: true, modules: ['app/start/beginAuth.ts'] },
  {
    path: PATHS.adminSignIn,
    modules: [
      'app/BackOfficeWing.tsx',
      // What the orders are read with comes before what they are shown with.
      'data/order/openOrderList.ts',
      'sync/outbox/startOutbox.ts',
      'services/outboxLog/openOutboxLog.ts',
    ],
  },
  {
    path: PATHS.adminOrders,
    modules: [
      'features/backOffice/adminOrders/OrdersPage.tsx',
      'features/backOffice/adminOrders/list/OrdersTable.tsx',
      'data/order/orderDocument.ts',
    ],
  },
];
