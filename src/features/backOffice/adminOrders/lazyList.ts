import { OrderCards, OrdersTable } from '@/features/backOffice/adminOrders/list/lazyForms';
import { OrderPartNotLoaded } from '@/features/backOffice/adminOrders/shared/OrderPartNotLoaded';
import { lazyWith } from '@/ui/lazy/lazyWith';
import { TABLET_UP } from '@/ui/useMediaQuery';

export const OrderResults = lazyWith(
  () => import('@/features/backOffice/adminOrders/list/OrderResults').then(part => part.OrderResults),
  OrderPartNotLoaded,
);

/** Has all code of the list that this screen will need: it comes while the orders are read, and is drawn with them. */
export async function preloadList(): Promise<void> {
  const isTable = globalThis.matchMedia(TABLET_UP).matches;
  await Promise.all([OrderResults.preload(), (isTable ? OrdersTable : OrderCards).preload()]);
}
