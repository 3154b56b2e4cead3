import { OrderPartNotLoaded } from '@/features/backOffice/adminOrders/shared/OrderPartNotLoaded';
import { lazyWith } from '@/ui/lazy/lazyWith';

/** The two forms of the list: the width of the screen says which. */
export const OrdersTable = lazyWith(
  () => import('./OrdersTable').then(part => part.OrdersTable),
  OrderPartNotLoaded,
);
export const OrderCards = lazyWith(
  () => import('./OrderCards').then(part => part.OrderCards),
  OrderPartNotLoaded,
);
