import { MAX_MIRRORED_ROWS } from '../../src/sync/mirror/collections';
import { markdownTable } from '../markdownTable';
import { FIRESTORE, SHOP, TIMES } from './assumptions';
import { type Load, simulate } from './simulate';

const SECONDS = 900;
const AS_BUILT = [0.1, 0.5, 1, 2, 3, 5];
const SHARDED = [1, 2, 5, 10, 20];
const SHARDS = 10;

const count = (value: number): string => Math.round(value).toLocaleString('en-US');
const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Orders a day, where so many a second are those of the busiest hour. */
const aDay = (aSecondAtPeak: number): number => (aSecondAtPeak / SHOP.peak) * SHOP.hoursADay * 3600;
const perOrder = 1 + SHOP.statusChangesAnOrder;

function loads(ordersASecond: readonly number[], shards: number): string {
  return markdownTable(
    [
      'orders a second',
      'placed at the first try',
      'tries for an order',
      '95 of 100 within',
      'writes a second of the busiest document',
    ],
    ordersASecond.map(rate => {
      const load: Load = { ordersASecond: rate, shards, seconds: SECONDS };
      const { atOnce, triesOfAnOrder, p95, busiest } = simulate(load);
      return [
        String(rate),
        percent(atOnce),
        triesOfAnOrder.toFixed(2),
        `${p95.toFixed(1)} s`,
        busiest.toFixed(2),
      ];
    }),
  );
}

/** `docs/scale.md`, whole. */
export function scalePage(): string {
  const ofMirror = MAX_MIRRORED_ROWS / SHOP.daysOpen;
  const ofDocument = FIRESTORE.writesOfADocument / SHOP.popularShare;
  const ofIndex = FIRESTORE.writesOfARisingIndex / perOrder;
  return `# How far it scales

Written by \`npm run scale\`: which limit is reached first as the number of orders grows, at what figure, and what to build then. A test checks that this
page is what the script prints. It rests on \`scripts/scale/assumptions.ts\`, on the retry policy of the app, and on what Google says of
Firestore; no hosted project was loaded with so many orders.

A shop is taken for one whose day has ${SHOP.hoursADay} hours, the busiest with ${SHOP.peak} times as many orders as the mean; an order has
${SHOP.productsOfAnOrder} of ${SHOP.products} products, ${percent(SHOP.popularShare)} of all orders have the most popular one, and an order is open for ${SHOP.daysOpen} days.

## What is met first

${markdownTable(
  ['limit', 'met at', 'as orders a day', 'what is seen then'],
  [
    [
      `the desk's mirror holds the latest ${count(MAX_MIRRORED_ROWS)} orders`,
      `${count(ofMirror)} orders a day`,
      count(ofMirror),
      'orders that are still open are found under "Older orders" only',
    ],
    [
      `${FIRESTORE.writesOfADocument} write a second of one document, for long`,
      `${ofDocument} orders a second`,
      count(aDay(ofDocument)),
      'orders wait: each changes the stock of its products, and the popular product is in every second order',
    ],
    [
      'a device of staff reads every change',
      `${perOrder} reads an order and device`,
      'no limit',
      `at ${count(aDay(ofDocument))} orders a day ${count(aDay(ofDocument) * perOrder)} reads a day and device, ${count((ofDocument * perOrder * SHOP.bytesOfAnOrder) / 1000)} kB a second in the busiest hour`,
    ],
    [
      `${FIRESTORE.writesOfARisingIndex} writes a second where an index only rises (\`orders.updatedAt\`)`,
      `${count(ofIndex)} orders a second`,
      count(aDay(ofIndex)),
      'commits become slow',
    ],
  ],
)}

Not met by more orders: a commit makes at most 19 of the 20 access calls that rules may make, whatever the number of orders
([what is left of the limits](../test/rules/README.md#what-is-left-of-firestores-limits)); this is why an order has at most 8 products.
An account's pace and an order's own document are written by one person.

## The popular product, simulated

The simulation assumes the worst: Firestore refuses a commit when another order has written one of its products in the ${TIMES.untilCommit} ms before.
The app lowers stock without reading it in the transaction (F16 of [faults.md](faults.md)), so real orders need not collide like this.
The outbox tries a refused order again after a wait that doubles, up to a minute. ${SECONDS / 60} minutes of orders that come at random:

${loads(AS_BUILT, 1)}

Nothing is lost or counted twice: a refused commit wrote nothing. At ${ofDocument} orders a second the popular document is written once a second, which is
what Firestore promises for long; beyond it most tries collide, and the queue grows for as long as the rush lasts.

## The next design

**1. A mirror of what is open** (from ${count(ofMirror)} orders a day). The mirror reads orders that are open, and of the others the latest. The
listener's query stays, by \`updatedAt\`; the first reading asks for \`status in [pending, processing, shipped]\` as well. Nothing stored
changes. Areas divide it further: a desk that has chosen its areas listens to \`delivery.area in [...]\` with an index of area and
\`updatedAt\`, and reads as much less as its share of the orders.

**2. Sharded stock** (from half of that limit at the busiest hour, ${count(aDay(ofDocument / 2))} orders a day). A product's stock lies in ${SHARDS} documents
\`inventory/{product}/stock/{n}\`, each with its part of the bottles; an order takes from one that it draws, and from another where that has too
few. The rules look at the shard where they look at the product's stock now: the same number of documents. The product's own \`inStock\` becomes
a sum that staff's devices and the menu read, written each minute by whichever desk is open. With ${SHARDS} shards:

${loads(SHARDED, SHARDS)}

The price is that a shop nearly sold out must look into several shards, and that the menu's number is up to a minute old; the order's commit
still decides.

**3. Areas as partitions** (from ${count(ofIndex)} orders a second, or several depots). Each area has its own collections
\`areas/{area}/orders\` and \`areas/{area}/inventory\`, or its own database: no document and no index is shared between two areas, and each
grows by itself. An order already names its area, and its id needs no counter ([ADR 26](adr/0026-one-number-for-every-order.md)).

## The switch to sharded stock

1. Release rules that allow both: an order takes from \`inStock\`, or from a shard where the product says \`shards: ${SHARDS}\`.
2. Release an app that knows both. Old versions go on while no product has shards.
3. For one product at a time, in one commit by staff: \`inStock\` is divided among its shards and \`shards\` is set, with a stock movement of 0 that says
   so. Orders under way on an older version are refused by the rules, stay in the outbox, and are sent by the new version.
4. The ledger goes on: movements name the shard. The data check sums the shards.
5. Back: staff stop the product (archived), one commit adds the shards up, \`shards\` goes.
`;
}
