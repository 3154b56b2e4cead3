/** What the simulation takes for granted. All but the sums of the product itself are guesses; times in milliseconds. */
export const SHOP = {
  products: 12,
  productsOfAnOrder: 2,
  /** Of all orders so many have the most popular product; the others share the rest by rank, as `1 / rank`. */
  popularShare: 0.5,
  statusChangesAnOrder: 3,
  /** A day's orders come in ten hours, and three times as many in the busiest one. */
  hoursADay: 10,
  peak: 3,
  /** Until an order is delivered or cancelled: without areas five days. */
  daysOpen: 5,
  bytesOfAnOrder: 1500,
} as const;

/** A phone on 4G: until the server has read for it, and from there until the commit is at the server. */
export const TIMES = { untilRead: 150, untilCommit: 300 } as const;

/** What Google says of Firestore, as of November 2026: https://firebase.google.com/docs/firestore/best-practices */
export const FIRESTORE = {
  /** Of one document, for a long time; short bursts may be more. */
  writesOfADocument: 1,
  /** Of a collection, where the indexed values only rise, as `createdAt` and `updatedAt` do. */
  writesOfARisingIndex: 500,
} as const;
