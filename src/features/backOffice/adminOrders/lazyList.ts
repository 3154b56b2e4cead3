import { lazyWith } from '@/shared/lazy/lazyWith';
import { TABLET_UP } from '@/shared/ui/useMediaQuery';
import { OrderCards, OrdersTable } from './lazyForms';
import { PartNotLoaded } from './PartNotLoaded';

export const OrderResults = lazyWith(
  () => import('./OrderResults').then(part => part.OrderResults),
  PartNotLoaded,
);

/** Has all code of the list that this screen will need: it comes while the orders are read, and is drawn with them. */
export async function preloadList(): Promise<void> {
  const isTable = globalThis.matchMedia(TABLET_UP).matches;
  await Promise.all([OrderResults.preload(), (isTable ? OrdersTable : OrderCards).preload()]);
}
