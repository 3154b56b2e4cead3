/** A shop of a size: its orders a day, and how many devices staff work at. */
export type ShopSize = { readonly ordersADay: number; readonly devices: number };

export const SIZES: readonly ShopSize[] = [
  { ordersADay: 100, devices: 2 },
  { ordersADay: 1000, devices: 4 },
  { ordersADay: 10_000, devices: 12 },
];

/** How the shop is used. Each of these is a guess; the same ones are made for both designs. */
export const USE = {
  /** How long the shop has been open: so many orders there are. */
  daysOpen: 365,
  products: 12,
  productsOfAnOrder: 2,
  /** Of visitors and customers who look at the menu, for one that orders. */
  menuVisitsAnOrder: 5,
  myOrdersVisitsAnOrder: 2,
  ordersOfACustomer: 8,
  /** Pending, processing, shipped, delivered. */
  statusChangesAnOrder: 3,
  /** Orders that one driver takes out together. */
  stopsOfARun: 25,
  /** So often a driver's device reads all of its run again: after five minutes, while it is looked at. */
  readingsOfARun: 12,
  /** Minutes for which a customer looks at an order that is out. */
  minutesFollowed: 10,
  /** A page is put aside for more than a minute and looked at again, or its device sleeps and wakes. */
  channelsADay: 30,
  /** A device is given to somebody else, or its browser emptied. */
  newDevicesAMonth: 1,
  daysAMonth: 30,
  /** What an order takes with its indexes: measured nowhere, rather too much. */
  bytesAnOrder: 6000,
} as const;

/** Of these pages the specification says that they read the whole collection of orders, or show what needs it. */
export const WHOLE_ORDERS: readonly string[] = ['orders', 'dashboard', 'customers'];

/** What the product does by itself, as `src` has it. */
export const PRODUCT = {
  /** A listener begins with the 30 s before the newest change: mostly one document, or two. One that goes on reads less. */
  readsOfAListener: 2,
  /** The collections of the bell and of the pages that are open most. */
  listeners: 6,
  /** `LATEST` of the mirror's collections. */
  mirroredOrders: 20_000,
  /** A change is told to every device, once. */
  readsOfAChange: 1,
  /** placeOrder reads the settings, the products, the order and its account's pace; the rules look at the same once more. */
  readsOfPlacing: 2 * (3 + USE.productsOfAnOrder),
  writesOfPlacing: 2 + USE.productsOfAnOrder,
  /** recordStop reads the run and the order, and so do the rules, with who drives and how far the run is; then what has changed is asked for. */
  readsOfAStop: 10,
  /** Beside the order's own: the run, and how far it is. */
  writesOfAStop: 2,
  /** saveStaffChange reads the order, then writes it. */
  readsOfAnEdit: 1,
} as const;

/**
 * Google's list prices in US dollars for Firestore, Standard edition, in the multi-region nam5, the free quota of the
 * default database beside. Looked up in November 2026. A single region such as asia-south1 (Mumbai) is listed by itself
 * and cheaper; its prices could not be read where this was written, so the dearer ones stand here.
 */
export const PRICES = {
  region: 'nam5',
  lookedUp: 'November 2026',
  source: 'https://cloud.google.com/firestore/pricing',
  readsPer100k: 0.06,
  writesPer100k: 0.18,
  storedGibAMonth: 0.18,
  freeReadsADay: 50_000,
  freeWritesADay: 20_000,
  freeStoredGib: 1,
} as const;
