import { markdownTable } from '../markdownTable';
import { PRICES, PRODUCT, type ShopSize, SIZES, USE, WHOLE_ORDERS } from './assumptions';
import { MEASURED_READS } from './measuredReads';
import { type Bill, billOf, type Line, productLines, wholeCollectionLines } from './model';

const count = (value: number): string => Math.round(value).toLocaleString('en-US');
const dollars = (value: number): string =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** `docs/cost.md`, whole. */
export function costPage(): string {
  return `# What a month of Firestore costs

Written by \`npm run cost\` from reads that tests measure (\`reads\` in the pages' manifests, \`src/**/*.staffPage.ts\`), from the assumptions in
\`scripts/cost/assumptions.ts\`, and from list prices. A test checks that this page is what the script prints. If you know better figures for
your shop, change the assumptions there and run the script again.

## The bill

A shop that has been open for ${USE.daysOpen} days, in US dollars a month after the free quota, compared with the design of the
specification, whose pages read whole collections.

${billTable()}

A year later the reads as built are the same, because a device reads only what has changed. Those of the specification have
doubled, because its pages read every order there has ever been at every visit.

## Where the reads of a day come from

As built:

${linesTable(productLines)}

As the specification has it:

${linesTable(wholeCollectionLines)}

## What was measured

Documents billed when a page is opened again with one new order since, and how often a day each device is assumed to open it:

${pagesTable()}

## What was assumed

- The menu has ${USE.products} products; an order has ${USE.productsOfAnOrder} of them. ${USE.menuVisitsAnOrder} visits to the menu make one order.
- A customer has ${USE.ordersOfACustomer} orders, looks at them ${USE.myOrdersVisitsAnOrder} times for each new one: all of them are read, then the page is told what changes. Beginning to listen takes ${PRODUCT.readsOfAListener} reads.
- Staff change an order's status ${USE.statusChangesAnOrder} times. Each device begins to listen ${USE.channelsADay} times a day, to ${PRODUCT.listeners} collections; nothing is read while nothing changes. Where no channel can be had a visible page asks every 30 s instead: at least 1 read.
- A driver takes out ${USE.stopsOfARun} orders and reads them all ${USE.readingsOfARun} times; recording a stop takes ${PRODUCT.readsOfAStop} reads. Its customer asks once a minute how far the run is, while they look at an order that is out, for ${USE.minutesFollowed} minutes.
- A change costs each device ${PRODUCT.readsOfAChange} read.
- A new device reads the latest ${count(PRODUCT.mirroredOrders)} orders at most; one is added ${USE.newDevicesAMonth === 1 ? 'each month' : `${USE.newDevicesAMonth} times a month`}.
- Placing an order reads ${PRODUCT.readsOfPlacing} documents: the settings, the order, its account's pace and each product, all once by the app and once by the rules; Firestore bills both.
- After placing it, the app reads the customer's profile unless the session knows its phone, and creates one if there is none, or gives it the phone it lacks: two reads and a write, once for each account. These are not in the table.
- The first page asks what has changed of a customer's orders where this device last saw one under way, or none at all, and that is more than five minutes ago. It and the menu also ask once a day, and when this device has sent an order. Each time a read, and one for each other order that has changed. These are not in the table.
- In the other design ${WHOLE_ORDERS.slice(0, -1).join(', ')} and ${WHOLE_ORDERS.at(-1)} read every order when they are opened and never again; its rules are assumed to read nothing.
- An order takes ${count(USE.bytesAnOrder)} bytes with its indexes.

## Prices

${PRICES.region}, Standard edition, list prices (${PRICES.source}), ${dollars(PRICES.readsPer100k)} for 100,000
reads, ${dollars(PRICES.writesPer100k)} for 100,000 writes, ${dollars(PRICES.storedGibAMonth)} for a GiB stored a month. Free each day: ${count(PRICES.freeReadsADay)} reads and ${count(PRICES.freeWritesADay)} writes;
${PRICES.freeStoredGib} GiB stored. Looked up in ${PRICES.lookedUp} in stored copies of Google's pages, whose dates are unknown: check them before you rely
on them. Mumbai (asia-south1) has its own prices, which could not be read here; single regions have been cheaper than
multi-regions, so these figures are an upper bound.

Not in the bill: network egress (10 GiB a month are free; whole collections exceed that first), Authentication,
Hosting, backups.
`;
}

function billTable(): string {
  const rows = SIZES.map(size => {
    const built = billOf(productLines(size), size);
    const whole = billOf(wholeCollectionLines(size), size);
    return [
      count(size.ordersADay),
      String(size.devices),
      count(built.readsADay),
      count(whole.readsADay),
      count(built.writesADay),
      bill(built),
      bill(whole),
      `${count(whole.readsADay / built.readsADay)}×`,
    ];
  });
  return markdownTable(
    [
      'orders a day',
      'devices of staff',
      'reads a day, as built',
      'reads a day, specification',
      'writes a day, as built',
      'a month, as built',
      'a month, specification',
      'reads, ratio',
    ],
    rows,
  );
}

const bill = ({ dollars: sum }: Bill): string => (sum === 0 ? 'free' : dollars(sum));

function linesTable(linesOf: (size: ShopSize) => readonly Line[]): string {
  const bySize = SIZES.map(linesOf);
  const [first = []] = bySize;
  return markdownTable(
    ['reads a day', ...SIZES.map(({ ordersADay }) => `${count(ordersADay)} orders`)],
    first.map(({ what }, at) => [what, ...bySize.map(lines => count(lines[at]?.reads ?? 0))]),
  );
}

function pagesTable(): string {
  return markdownTable(
    ['page', 'reads', 'visits a day', 'asserted in'],
    MEASURED_READS.map(({ opened, reads, assertedIn, visitsADay }) => [
      opened,
      String(reads),
      String(visitsADay),
      `\`${assertedIn}\``,
    ]),
  );
}
