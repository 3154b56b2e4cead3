import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { encodeFields } from '../../../local-firebase/seed/seedValue';
import { type OfficialShop, openOfficialShop } from '../../support/officialShop';
import { openPage } from '../../support/renderApp';
import { anOrder } from '../../support/shop';

/** The local backend knows one project; on the official emulators each file has one of its own. */
const openShop = () => openOfficialShop(process.env.LIVE_PROJECT);

/** An order as it is this moment. */
function write({ backend }: OfficialShop, id: string, fields: Parameters<typeof anOrder>[1] = {}) {
  const now = new Date();
  const order = anOrder(id, { createdAt: now, orderDate: now, updatedAt: now, ...fields });
  return backend.firestore.documents.write([{ path: `orders/${id}`, fields: encodeFields(order) }]);
}

const isShown = (text: string) => document.body.textContent?.includes(text) ?? false;

/** Resolves in the moment in which the page is so. */
const become = (isSo: () => boolean): Promise<void> =>
  new Promise(resolve => {
    const look = () => {
      if (!isSo()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      attributes: true,
      childList: true,
      subtree: true,
      characterData: true,
    });
    look();
  });

const shown = (text: string): Promise<void> => become(() => isShown(text));

async function openStaff(shop: OfficialShop) {
  await write(shop, 'A000000001');
  const app = await openPage({ source: shop.source, as: 'admin', at: '/admin/dashboard/orders', live: true });
  await shown('A000000001');
  await screen.findByText('Live');
  return app;
}

it('staff are told of a new order and of its change', async () => {
  const shop = await openShop();
  await openStaff(shop);
  await write(shop, 'B000000001');
  await shown('B000000001');
  await write(shop, 'B000000001', { status: 'shipped' });
  const row = screen.getByRole('row', { name: /B000000001/ });
  await waitFor(() => expect(row).toHaveTextContent('Shipped'));
  expect(screen.getByText('Live')).toBeVisible();
});

it('a customer is told of a change of their order, and of nobody else’s', async () => {
  const shop = await openShop();
  await write(shop, 'A000000001');
  await openPage({ source: shop.source, as: 'customer', at: '/track-order', live: true });
  await screen.findByText('Live');
  await write(shop, 'C000000001', { userId: 'somebody-else' });
  await write(shop, 'A000000001', { status: 'shipped' });
  const card = within(screen.getByRole('article', { name: 'Order #A000000001' }));
  await card.findByRole('progressbar', { value: { now: 75 } });
  expect(isShown('C000000001')).toBe(false);
});

/** The value that so great a share of them does not exceed. */
const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN);

/** Documents that the local backend has billed; the official emulator counts none. */
async function billed({ source }: OfficialShop): Promise<number | null> {
  const answer = await fetch(`http://${source.env.VITE_FIRESTORE_EMULATOR_HOST}/__local/meter`);
  return answer.ok ? ((await answer.json()) as { readonly reads: number }).reads : null;
}

const delay = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Does something again and again, and prints how long it takes, in ms, and what it reads; then what a minute reads in which nothing happens. */
async function measure(shop: OfficialShop, what: string, once: (index: number) => Promise<unknown>) {
  const delays: number[] = [];
  const atStart = await billed(shop);
  for (let index = 0; index < Number(process.env.LIVE_ORDERS); index += 1) {
    const committing = performance.now();
    await once(index);
    delays.push(performance.now() - committing);
  }
  delays.sort((one, other) => one - other);
  const atEnd = await billed(shop);
  // The bell has asked for its collections after a minute, and listens to them.
  await delay(90_000);
  const before = await billed(shop);
  await delay(60_000);
  const after = await billed(shop);
  expect(screen.getByText('Live')).toBeVisible();
  const between = (from: number | null, to: number | null) =>
    from === null || to === null ? 'not counted there' : to - from;
  process.stdout.write(
    `LIVE ${delays.length} ${what}, from the commit's sending to the screen: median ${quantile(delays, 0.5)} ms, ` +
      `p95 ${quantile(delays, 0.95)} ms; reads of all: ${between(atStart, atEnd)}; ` +
      `reads in an idle minute: ${between(before, after)}\n`,
  );
}

// `npm run bench:live` measures; a check does not.
it.runIf(process.env.LIVE_ORDERS)('how long a new order takes to be shown', async () => {
  const shop = await openShop();
  await openStaff(shop);
  await measure(shop, 'new orders, to staff', index => {
    const id = `D${String(index).padStart(9, '0')}`;
    return Promise.all([write(shop, id), shown(id)]);
  });
});

it.runIf(process.env.LIVE_ORDERS)('how long a change takes to be shown to its customer', async () => {
  const shop = await openShop();
  await write(shop, 'A000000001');
  await openPage({ source: shop.source, as: 'customer', at: '/track-order', live: true });
  await screen.findByText('Live');
  const bar = () => document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
  await measure(shop, 'changes of status, to their customer', index => {
    const [status, now] = index % 2 === 0 ? (['shipped', '75'] as const) : (['processing', '50'] as const);
    return Promise.all([write(shop, 'A000000001', { status }), become(() => bar() === now)]);
  });
});
