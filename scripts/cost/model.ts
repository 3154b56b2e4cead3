import { PRICES, PRODUCT, type ShopSize, USE, WHOLE_ORDERS } from './assumptions';
import { MEASURED_READS, measured } from './measuredReads';

/** What is billed for one thing that is done, in a day. */
export type Line = { readonly what: string; readonly reads: number; readonly writes: number };

export type Bill = {
  readonly readsADay: number;
  readonly writesADay: number;
  readonly storedGib: number;
  /** US dollars a month, after the free quota. */
  readonly dollars: number;
};

const storedOrders = ({ ordersADay }: ShopSize): number => ordersADay * USE.daysOpen;

/** The shop as it is built. */
export function productLines(size: ShopSize): readonly Line[] {
  const { ordersADay, devices } = size;
  const listeners = devices * USE.channelsADay * PRODUCT.listeners * PRODUCT.readsOfAListener;
  const changes = ordersADay * (1 + USE.statusChangesAnOrder);
  const firstReading = Math.min(storedOrders(size), PRODUCT.mirroredOrders);
  return [
    {
      what: 'customers look at the menu',
      reads: ordersADay * USE.menuVisitsAnOrder * USE.products,
      writes: 0,
    },
    {
      what: 'customers look at their orders',
      reads: ordersADay * USE.myOrdersVisitsAnOrder * (USE.ordersOfACustomer + PRODUCT.readsOfAListener),
      writes: 0,
    },
    {
      what: 'orders are placed',
      reads: ordersADay * PRODUCT.readsOfPlacing,
      writes: ordersADay * PRODUCT.writesOfPlacing,
    },
    {
      what: 'staff change the status of orders',
      reads: ordersADay * USE.statusChangesAnOrder * PRODUCT.readsOfAnEdit,
      writes: ordersADay * USE.statusChangesAnOrder,
    },
    {
      what: 'drivers read their runs, and record stops',
      // Beside the orders: the runs' own query, the run and the settings.
      reads: Math.round(ordersADay * (PRODUCT.readsOfAStop + USE.readingsOfARun * (1 + 3 / USE.stopsOfARun))),
      writes: ordersADay * PRODUCT.writesOfAStop,
    },
    {
      what: 'customers follow an order that is out',
      reads: ordersADay * USE.minutesFollowed,
      writes: 0,
    },
    {
      what: 'staff open pages',
      reads: devices * sum(MEASURED_READS, ({ visitsADay, reads }) => visitsADay * reads),
      writes: 0,
    },
    { what: 'open pages begin to listen', reads: listeners, writes: 0 },
    { what: 'every device reads every change', reads: devices * changes * PRODUCT.readsOfAChange, writes: 0 },
    {
      what: 'new devices read everything once',
      reads: (USE.newDevicesAMonth / USE.daysAMonth) * firstReading,
      writes: 0,
    },
  ];
}

/**
 * The same shop as the specification describes it: its pages read whole collections when they are opened. Nothing is
 * read again while a page is open, and staff open pages as often as in the other design: both flatter it.
 */
export function wholeCollectionLines(size: ShopSize): readonly Line[] {
  const { ordersADay, devices } = size;
  const wholeVisits = sum(WHOLE_ORDERS, name => measured(name).visitsADay);
  return [
    {
      what: 'customers look at the menu',
      reads: ordersADay * USE.menuVisitsAnOrder * USE.products,
      writes: 0,
    },
    {
      what: 'customers look at their orders, and all products with them',
      reads: ordersADay * USE.myOrdersVisitsAnOrder * (USE.ordersOfACustomer + USE.products),
      writes: 0,
    },
    {
      what: 'orders are placed',
      reads: ordersADay * USE.productsOfAnOrder,
      writes: ordersADay * (1 + USE.productsOfAnOrder),
    },
    { what: 'staff change the status of orders', reads: 0, writes: ordersADay * USE.statusChangesAnOrder },
    {
      what: 'staff open pages that read all orders',
      reads: devices * wholeVisits * storedOrders(size),
      writes: 0,
    },
    {
      what: 'staff open the inventory',
      reads: devices * measured('inventory').visitsADay * USE.products,
      writes: 0,
    },
  ];
}

/** What a month of such days costs. */
export function billOf(lines: readonly Line[], size: ShopSize): Bill {
  const readsADay = sum(lines, ({ reads }) => reads);
  const writesADay = sum(lines, ({ writes }) => writes);
  const storedGib = (storedOrders(size) * USE.bytesAnOrder) / 2 ** 30;
  const beyond = (used: number, free: number) => Math.max(0, used - free);
  return {
    readsADay,
    writesADay,
    storedGib,
    dollars:
      (beyond(readsADay, PRICES.freeReadsADay) * USE.daysAMonth * PRICES.readsPer100k) / 100_000 +
      (beyond(writesADay, PRICES.freeWritesADay) * USE.daysAMonth * PRICES.writesPer100k) / 100_000 +
      beyond(storedGib, PRICES.freeStoredGib) * PRICES.storedGibAMonth,
  };
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
