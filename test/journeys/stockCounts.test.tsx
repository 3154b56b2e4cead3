import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { placeOrder } from '@/data/order/placeOrder';
import { adjustStock } from '@/data/stock/adjustStock';
import type { StockAdjustment } from '@/domain/stock/stockChanges';
import { createStockMovementCommand } from '@/features/backOffice/inventory/shared/createStockMovementCommand';
import type { FirestoreRequest } from '@/services/firebase/requests';
import { createServices } from '@/store/services';
import { queueCommand } from '@/sync/outbox/queueCommand';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { twoBottles } from '../support/customerOrders';
import {
  allowWrites,
  dialog,
  movementsIn,
  openInventory,
  reopenInventory,
  row,
  stockIn,
  stopWrites,
} from '../support/inventory';
import { closeBrowser } from '../support/renderApp';
import { ADMIN, CUSTOMER, put } from '../support/shop';

type App = Awaited<ReturnType<typeof openInventory>>;

const NOW = '2026-01-15T09:00:00.000Z';
const LABEL = 'Premium Water 1 L';
const whole = (count: number) => ({ integerValue: String(count) });

const shopOf274 = () =>
  openInventory({
    prepare: backend =>
      put(backend, 'inventory/1', {
        ...{ name: 'Premium Water', size: '1L', category: 'premium', sku: 'PRM-1000', unitPrice: '2.99' },
        ...{ image: '', description: 'Water', reorderPoint: 10, inStock: 274 },
        ...{ lastUpdated: new Date(Date.UTC(2026, 0, 14)), updatedAt: new Date(Date.UTC(2026, 0, 14)) },
      }),
  });

/** A device of its own in the shop, with a customer and one of the staff at it. */
async function elsewhere() {
  const { auth, firestore } = createServices({ env: {}, pageUrl: globalThis.location.href });
  await auth.storefront.signIn(CUSTOMER.email, CUSTOMER.password);
  await auth['back-office'].signIn(ADMIN.email, ADMIN.password);
  return firestore;
}

/** A customer buys so many bottles of Premium Water. */
async function buy(quantity: number, id = 'T00000000091') {
  const firestore = await elsewhere();
  const order = twoBottles(id);
  const items = order.items.map(item => ({ ...item, quantity }));
  const run = (request: FirestoreRequest) => firestore.run(request);
  const placed = await placeOrder({ ...order, items }, { run, serverNow: () => Date.now() });
  expect(placed).toMatchObject({ outcome: 'placed' });
}

const adjustment = (
  commandId: string,
  change: StockAdjustment['adjustment'],
  kind: StockAdjustment['kind'] = 'correction',
): StockAdjustment => ({
  ...{ commandId, productId: '1', label: LABEL, kind, adjustment: change, reason: '' },
  ground: { updatedAt: null, builtOn: [] },
  by: { id: ADMIN.uid, name: ADMIN.displayName },
});

/** Another tablet writes down a delivery. */
async function deliver(quantity: number) {
  const firestore = await elsewhere();
  const delivery = adjustment('D1', { by: quantity }, 'received');
  expect(await adjustStock(delivery, NOW, request => firestore.run(request))).toEqual({ outcome: 'saved' });
}

async function count({ user }: App, counted: string) {
  await user.click(await screen.findByRole('button', { name: `Adjust: ${LABEL}` }));
  const form = await dialog(`Adjust stock: ${LABEL}`);
  await user.click(form.getByRole('radio', { name: 'Count' }));
  await user.type(form.getByLabelText('Bottles counted on the shelf'), counted);
  await user.click(form.getByRole('button', { name: 'Save adjustment' }));
}

const isWaiting = () => screen.findByText('Saved on this device, not sent yet');
const isAdjusted = () => screen.findByText(`The stock of ${LABEL} was adjusted.`);

/** Counts without a connection; what `meanwhile` does happens while the device is closed, which then comes back online. */
async function countOffline(counts: readonly string[], meanwhile: () => Promise<void>): Promise<App> {
  const app = await shopOf274();
  stopWrites(app.backend);
  for (const counted of counts) {
    await count(app, counted);
    await isWaiting();
    expect(await (await row(/Premium Water/)).findByText(counted)).toBeVisible();
  }
  await closeBrowser();
  app.unmount();
  app.backend.faults.clear();
  await meanwhile();
  await closeBrowser();
  return { ...app, ...(await reopenInventory(app.backend)) };
}

async function decide({ user }: App) {
  const [button] = await screen.findAllByRole('button', { name: `Decide: Stock of ${LABEL}` });
  if (!button) throw new Error('nobody is asked');
  await user.click(button);
  return dialog(`Adjust stock: ${LABEL}`);
}

/** The movements in the order of their commands: how many, and what was left. */
const movements = (backend: LocalFirebase) =>
  movementsIn(backend).map(({ quantity, after }) => [quantity, after]);

const nobodyIsAsked = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: /^Decide/ })).toBeNull());

describe('a count that waited', () => {
  it('while bottles were sold is asked about, and applied by its difference: no sale is lost', async () => {
    const app = await countOffline(['271'], () => buy(10));
    const { backend, user } = app;
    expect(await screen.findByText('One count waits for your decision.')).toBeVisible();
    expect(screen.queryByText(/could not be saved/)).toBeNull();
    const question = await decide(app);
    expect(stockIn(backend, '1')).toBe(264);
    expect(movementsIn(backend)).toEqual([]);
    expect(question.getByText('You counted 271 where the screen said 274: −3.')).toBeVisible();
    expect(await question.findByText('The stock is now 264')).toBeVisible();
    const sale = (await question.findByText('Sale')).closest('li');
    expect(sale).toHaveTextContent('−10');

    await user.click(question.getByRole('button', { name: 'Set the stock to 261' }));
    await isAdjusted();
    expect(stockIn(backend, '1')).toBe(261);
    expect(movementsIn(backend)).toMatchObject([
      { kind: { stringValue: 'correction' }, quantity: whole(-3), after: whole(261) },
    ]);
    await nobodyIsAsked();
  });

  it.each([
    { counts: ['271'], written: [[-3, 271]] },
    {
      counts: ['271', '269'],
      written: [
        [-3, 271],
        [-2, 269],
      ],
    },
  ])(
    'while nothing moved is written without a question, as are those behind it: $counts',
    async ({ counts, written }) => {
      const { backend } = await countOffline(counts, async () => {});
      await waitFor(() => expect(stockIn(backend, '1')).toBe(Number(counts.at(-1))));
      expect(movements(backend)).toEqual(written.map(row => row.map(whole)));
      await nobodyIsAsked();
    },
  );

  it('while another tablet took a delivery in is asked about, and can be counted again', async () => {
    const app = await countOffline(['271'], () => deliver(200));
    const { backend, user } = app;
    const question = await decide(app);
    expect(await question.findByText('The stock is now 474')).toBeVisible();
    expect((await question.findByText('Received')).closest('li')).toHaveTextContent('+200');
    await user.click(question.getByRole('button', { name: 'Count again' }));
    const box = await question.findByLabelText('Bottles counted on the shelf');
    expect(box).toHaveFocus();
    expect(question.getByText('In stock now: 474')).toBeVisible();
    await user.type(box, '470');
    await user.click(question.getByRole('button', { name: 'Save adjustment' }));
    await isAdjusted();
    expect(stockIn(backend, '1')).toBe(470);
    expect(movements(backend)).toEqual([
      [whole(-4), whole(470)],
      [whole(200), whole(474)],
    ]);
    await nobodyIsAsked();
  });

  it('can be discarded, and nothing of it is written', async () => {
    const app = await countOffline(['271'], () => buy(10));
    const question = await decide(app);
    // The form of a new adjustment would be under the finger for a moment.
    const form = vi.fn();
    const watch = new MutationObserver(() => {
      if (screen.queryByRole('button', { name: 'Save adjustment' })) form();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await app.user.click(question.getByRole('button', { name: 'Discard this count' }));
    await nobodyIsAsked();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    watch.disconnect();
    expect(form).not.toHaveBeenCalled();
    expect(stockIn(app.backend, '1')).toBe(264);
    expect(movementsIn(app.backend)).toEqual([]);
  });

  it('needs the person on the page of what waits, and leads from there to the question', async () => {
    const app = await countOffline(['271'], () => buy(10));
    await screen.findByRole('button', { name: `Decide: Stock of ${LABEL}` });
    await app.user.click(screen.getByRole('link', { name: 'See what is not sent' }));
    const card = within(await screen.findByRole('article', { name: `Stock of ${LABEL}` }));
    expect(card.getByText('Counted: 271, where the screen said 274')).toBeVisible();
    expect(card.getByText(/^The stock had changed before this count arrived: it was 264/)).toBeVisible();
    expect(card.getByText('Waits for your decision')).toBeVisible();
    expect(card.queryByRole('button', { name: 'Try again' })).toBeNull();
    await app.user.click(card.getByRole('button', { name: 'Decide' }));
    const question = await dialog(`Adjust stock: ${LABEL}`);
    await app.user.click(await question.findByRole('button', { name: 'Set the stock to 261' }));
    await waitFor(() => expect(stockIn(app.backend, '1')).toBe(261));
  });

  it('is applied once where the answer to the decision is lost', async () => {
    const app = await countOffline(['271'], () => buy(10));
    const question = await decide(app);
    const { backend, user } = app;
    const apply = await question.findByRole('button', { name: 'Set the stock to 261' });
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'applyThenDrop' }, times: 1 });
    await user.click(apply);
    await isAdjusted();
    expect(stockIn(backend, '1')).toBe(261);
    expect(movements(backend)).toEqual([[whole(-3), whole(261)]]);
  });

  it('with a second one behind it is decided on together: each counts by its own difference', async () => {
    const app = await countOffline(['271', '269'], () => buy(10));
    const { backend, user } = app;
    await screen.findByText('2 counts wait for your decision.');
    expect(screen.queryByText(/could not be saved/)).toBeNull();
    const question = await decide(app);
    expect(question.getByText('You counted 271 where the screen said 274: −3.')).toBeVisible();
    expect(question.getByText('You counted 269 where the screen said 271: −2.')).toBeVisible();
    await user.click(await question.findByRole('button', { name: 'Set the stock to 259' }));
    await waitFor(() => expect(stockIn(backend, '1')).toBe(259));
    expect(movements(backend)).toEqual([
      [whole(-3), whole(261)],
      [whole(-2), whole(259)],
    ]);
    await nobodyIsAsked();
  });

  it('of an older version of the app, without what the screen said, is asked about and never overwrites', async () => {
    const app = await shopOf274();
    const { store, backend, user } = app;
    stopWrites(backend);
    const payload = adjustment('OLD1', { to: 271 });
    await store.dispatch(queueCommand(createStockMovementCommand, { uid: ADMIN.uid, payload }));
    expect(await (await row(/Premium Water/)).findByText('271')).toBeVisible();
    allowWrites(backend);
    const question = await decide(app);
    expect(stockIn(backend, '1')).toBe(274);
    expect(question.getByText(/^You counted 271. An older version/)).toBeVisible();
    await user.click(await question.findByRole('button', { name: 'Set the stock to 271' }));
    await isAdjusted();
    expect(stockIn(backend, '1')).toBe(271);
    expect(movements(backend)).toEqual([[whole(-3), whole(271)]]);
  });
});

describe('a count that is sent at once', () => {
  it('while bottles were sold asks in the dialog, before anything is written', async () => {
    const app = await shopOf274();
    const { backend, user } = app;
    await user.click(await screen.findByRole('button', { name: `Adjust: ${LABEL}` }));
    const form = await dialog(`Adjust stock: ${LABEL}`);
    await user.click(form.getByRole('radio', { name: 'Count' }));
    await user.type(form.getByLabelText('Bottles counted on the shelf'), '271');
    await buy(10);
    await user.click(form.getByRole('button', { name: 'Save adjustment' }));
    const apply = await form.findByRole('button', { name: 'Set the stock to 261' });
    expect(form.getByText('You counted 271 where the screen said 274: −3.')).toBeVisible();
    expect(stockIn(backend, '1')).toBe(264);
    expect(movementsIn(backend)).toEqual([]);
    await user.click(apply);
    await isAdjusted();
    expect(stockIn(backend, '1')).toBe(261);
    expect(movements(backend)).toEqual([[whole(-3), whole(261)]]);
    await nobodyIsAsked();
  });

  it('stays to be decided on when the question is left open', async () => {
    const app = await shopOf274();
    const { backend, user } = app;
    await user.click(await screen.findByRole('button', { name: `Adjust: ${LABEL}` }));
    const form = await dialog(`Adjust stock: ${LABEL}`);
    await user.click(form.getByRole('radio', { name: 'Count' }));
    await user.type(form.getByLabelText('Bottles counted on the shelf'), '271');
    await deliver(200);
    await user.click(form.getByRole('button', { name: 'Save adjustment' }));
    await form.findByText('You counted 271 where the screen said 274: −3.');
    await user.click(form.getByRole('button', { name: 'Decide later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      screen.getByText('Waits for your decision: Counted: 271, where the screen said 274'),
    ).toBeVisible();
    const question = await decide(app);
    await user.click(await question.findByRole('button', { name: 'Set the stock to 471' }));
    await isAdjusted();
    expect(movements(backend)).toEqual([
      [whole(-3), whole(471)],
      [whole(200), whole(474)],
    ]);
  });

  it('from the form of an item asks the same, with all else of the form saved', async () => {
    const app = await shopOf274();
    const { backend, user } = app;
    await user.click(await screen.findByRole('button', { name: `Edit: ${LABEL}` }));
    const form = await dialog(`Edit ${LABEL}`);
    await user.clear(form.getByLabelText('In stock'));
    await user.type(form.getByLabelText('In stock'), '271');
    await user.clear(form.getByLabelText('Reorder point'));
    await user.type(form.getByLabelText('Reorder point'), '44');
    await buy(10);
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    const question = await dialog(`Adjust stock: ${LABEL}`);
    expect(question.getByText('You counted 271 where the screen said 274: −3.')).toBeVisible();
    expect(stockIn(backend, '1')).toBe(264);
    expect(backend.firestore.documents.read('inventory/1')?.fields.reorderPoint).toEqual(whole(44));
    await user.click(await question.findByRole('button', { name: 'Set the stock to 261' }));
    await isAdjusted();
    expect(stockIn(backend, '1')).toBe(261);
    expect(movements(backend)).toEqual([[whole(-3), whole(261)]]);
  });

  it('asks the same where the device keeps nothing, and again when the decision could not be sent', async () => {
    const app = await shopOf274();
    const { backend, user, services } = app;
    vi.spyOn(services.outboxLog, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await user.click(await screen.findByRole('button', { name: `Edit: ${LABEL}` }));
    const form = await dialog(`Edit ${LABEL}`);
    await user.clear(form.getByLabelText('In stock'));
    await user.type(form.getByLabelText('In stock'), '271');
    await buy(10);
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    const question = await dialog(`Adjust stock: ${LABEL}`);
    const apply = await question.findByRole('button', { name: 'Set the stock to 261' });
    const fault = backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    await user.click(apply);
    expect(await question.findByText(/You seem to be offline/)).toBeVisible();
    backend.faults.clear(fault);
    await user.click(question.getByRole('button', { name: /^Set the stock to/ }));
    await isAdjusted();
    expect(stockIn(backend, '1')).toBe(261);
    expect(movements(backend)).toEqual([[whole(-3), whole(261)]]);
  });
});
