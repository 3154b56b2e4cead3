import { PATHS } from '../../src/lib/paths.ts';
import { onlyTagged } from '../tagged.mjs';

/**
 * What an address of the back office will ask for, one thing after the other, and so may as well be sent for at once. No
 * more than the area and the page in which a day is spent: each line here is a line in every other address's page.
 */
export const PAGE_MODULES: readonly {
  readonly path: string;
  readonly modules: readonly string[];
  /** Sent for beside the libraries; what is not, when that has come. */
  readonly atOnce?: true;
}[] = [
  // As much again as all the rest; and Auth asks who is there while the libraries come (main.ts).
  { path: PATHS.adminSignIn, atOnce: true, modules: [onlyTagged('auth-start')] },
  {
    path: PATHS.adminSignIn,
    modules: [
      onlyTagged('office-area'),
      // What the orders are read with comes before what they are shown with.
      onlyTagged('order-list'),
      onlyTagged('outbox-start'),
      onlyTagged('outbox-log'),
    ],
  },
  { path: PATHS.adminOrders, modules: [onlyTagged('orders-page'), onlyTagged('orders-table')] },
];
