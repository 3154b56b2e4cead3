import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { scanStopped, selectScan } from '@/features/backOffice/dataCheck/dataCheckSlice';
import { saveFix } from '@/features/backOffice/dataCheck/saveFix';
import { scan } from '@/features/backOffice/dataCheck/scan';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { double, type SeedFields } from '../../local-firebase/seed/seedValue';
import { holdNextCommit, holdReads } from '../support/holdReads';
import { openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, byAdmin, put } from '../support/shop';
import { server } from '../support/testBackend';

const CARD = { cardNumber: '4111111111111111', expiryDate: '12/30', cvv: '737' };

async function flawedShop(documents: { readonly [path: string]: SeedFields }) {
  const backend = await openShopBackend();
  for (const [path, fields] of Object.entries(documents)) await put(backend, path, fields);
  return backend;
}

const open = (backend: LocalFirebase) =>
  renderApp({ at: '/admin/dashboard/data-check', as: 'admin', backend });
type DataCheckPage = Awaited<ReturnType<typeof open>>;

async function check(backend: LocalFirebase): Promise<DataCheckPage> {
  const page = await open(backend);
  await page.user.click(await screen.findByRole('button', { name: /^Check \d+ records?$/ }));
  await screen.findByRole('button', { name: /^Check again/ });
  return page;
}

const group = (name: string) => within(screen.getByRole('region', { name }));
const stored = ({ firestore }: LocalFirebase, path: string) => firestore.documents.read(path)?.fields;

async function setRight({ user }: DataCheckPage, what: string, value?: string) {
  await user.click(screen.getByRole('button', { name: `Fix ${what}` }));
  const dialog = within(await screen.findByRole('dialog', { name: what }));
  if (value !== undefined) {
    const field = dialog.getByRole('textbox');
    await user.clear(field);
    await user.type(field, value);
  }
  await user.click(dialog.getByRole('button', { name: 'Fix' }));
  await screen.findByText(`Fixed: ${what}`);
}

it('a fix is not written with the session of somebody else who has signed in since', async () => {
  const backend = await flawedShop({ 'orders/OLD1': { ...anOrder('OLD1'), ...CARD } });
  const { services } = await open(backend);
  const before = stored(backend, 'orders/OLD1');
  const result = await saveFix(
    {
      problem: { kind: 'card', orderId: 'OLD1', fields: ['cardNumber'] } as never,
      ...{ value: '', owners: {}, commandId: 'C1', at: '2026-01-15T09:00:00.000Z' },
      by: { id: 'somebody-else', name: 'Meera' },
    },
    request => services.firestore.run(request),
  );
  expect(result).toMatchObject({ outcome: 'failed', error: { kind: 'unauthenticated' } });
  expect(stored(backend, 'orders/OLD1')).toEqual(before);
});

afterEach(() => server.resetHandlers());

describe('the scan', () => {
  it('says what it costs before it starts, and costs that', async () => {
    const backend = await flawedShop({ 'orders/A1': anOrder('A1'), 'products/1': { name: 'Still' } });
    const reads = () => backend.firestore.meter.total().reads;
    const before = reads();
    const page = await open(backend);
    // Three bottles, an older product, an order; and nothing of them read but their number.
    expect(
      await screen.findByText('The check reads 5 records, and the shop is billed for each.'),
    ).toBeVisible();
    expect(screen.getByText('Counting them was billed as 3 records: one for every thousand.')).toBeVisible();
    expect(reads() - before).toBe(3);
    await page.user.click(screen.getByRole('button', { name: 'Check 5 records' }));
    expect(await screen.findByRole('heading', { name: 'Everything is in order' })).toBeVisible();
    expect(reads() - before).toBe(8);
  });

  it('takes nothing of a card into the app', async () => {
    const backend = await flawedShop({ 'orders/A1': anOrder('A1', CARD) });
    const { store, recording, container } = await check(backend);
    expect(group('Card details in old orders').getByText(/Card number: stored/)).toBeVisible();
    const everything = JSON.stringify([store.getState(), recording(), container.innerHTML]);
    for (const secret of Object.values(CARD)) expect(everything).not.toContain(secret);
  });

  it('goes on from where it was stopped, and from where it broke off', async () => {
    const backend = await flawedShop({ 'orders/A1': anOrder('A1', CARD) });
    const { user } = await open(backend);
    const start = await screen.findByRole('button', { name: /^Check \d+ records?$/ });
    const letGo = holdReads();
    await user.click(start);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped. What was found so far stands below.')).toBeVisible();
    letGo();
    // What was under way was paid for, and counts.
    expect(await screen.findByText('3 of about 4 records read')).toBeVisible();
    const lost = backend.faults.inject({ match: { path: ':runQuery' }, fault: { kind: 'dropRequest' } });
    await user.click(screen.getByRole('button', { name: /^Go on/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The check broke off.');
    backend.faults.clear(lost);
    const before = backend.firestore.meter.total().reads;
    await user.click(screen.getByRole('button', { name: /^Go on/ }));
    expect(await screen.findByText('1 problem found')).toBeVisible();
    await screen.findByText(/^4 records read/);
    // That there are no older products, and the order.
    expect(backend.firestore.meter.total().reads - before).toBe(2);
  });

  it('is still there after a look at something else', async () => {
    const page = await check(await flawedShop({ 'orders/A1': anOrder('A1', { status: 'lost' }) }));
    await page.user.click(screen.getByRole('link', { name: 'Open order #A1' }));
    await screen.findByRole('dialog', { name: 'Edit order #A1' });
    globalThis.history.back();
    expect(await screen.findByText('1 problem found')).toBeVisible();
  });
});

describe('an order that calls a product something else', () => {
  it('is told with what it says, and is looked into, not set right', async () => {
    const item = { productId: '3', quantity: 1, price: double(0.99) };
    const forged = {
      items: [
        {
          ...{ ...item, productName: 'EAWA Jar 20L, PAID', size: '20L' },
          image: 'https://elsewhere.example/x',
        },
      ],
    };
    const page = await check(
      await flawedShop({ 'orders/A1': anOrder('A1'), 'orders/F1': anOrder('F1', forged) }),
    );
    expect(screen.getByText('1 problem found')).toBeVisible();
    const card = within(
      group('Orders that call a product something else').getByRole('article', {
        name: 'Compact Water 250 ml',
      }),
    );
    expect(
      card.getByText('Ordered as: EAWA Jar 20L, PAID 20 L · With a picture that is not the product’s'),
    ).toBeVisible();
    expect(card.getByText('Named by 1 order')).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
    await page.user.click(card.getByRole('link', { name: 'Open order #F1' }));
    const dialog = within(await screen.findByRole('dialog', { name: /F1/ }));
    expect(await dialog.findByText('Compact Water')).toBeVisible();
    expect(dialog.getByText('Ordered as:')).toBeVisible();
  });
});

describe('a fix', () => {
  it('takes the card out of an old order, and nothing else', async () => {
    const order = anOrder('A1', { status: 'Lost', phone: 9876543210 });
    const backend = await flawedShop({ 'orders/A1': { ...order, ...CARD } });
    const before = stored(backend, 'orders/A1');
    const page = await check(backend);
    const { user } = page;
    await user.click(group('Card details in old orders').getByRole('button', { name: 'Fix Order #A1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order #A1' }));
    expect(dialog.getByRole('row', { name: 'Security code stored removed' })).toBeVisible();
    expect(stored(backend, 'orders/A1')).toEqual(before);
    await user.click(dialog.getByRole('button', { name: 'Fix' }));
    await screen.findByText('Fixed: Order #A1');
    const { cardNumber, expiryDate, cvv, ...rest } = before ?? {};
    expect([cardNumber, expiryDate, cvv]).not.toContain(undefined);
    expect(stored(backend, 'orders/A1')).toEqual({
      ...rest,
      updatedAt: expect.anything(),
      lastCommandId: { stringValue: expect.any(String) },
      lastStaffChange: byAdmin('fix card', stored(backend, 'orders/A1')?.updatedAt),
    });
    expect(screen.queryByRole('region', { name: 'Card details in old orders' })).toBeNull();
  });

  it('makes timestamps of dates that are texts, numbers or missing', async () => {
    const { createdAt: _none, ...order } = anOrder('A1', {
      orderDate: '2024-03-01T10:00:00Z',
      estimatedDelivery: 1_709_719_200_000,
    });
    const backend = await flawedShop({ 'orders/A1': order });
    const page = await check(backend);
    const found = screen.getByText(/^Placed at: missing · Ordered on: 1 Mar 2024, 3:30 pm, as text/);
    expect(found).toBeVisible();
    await setRight(page, 'Order #A1');
    expect(stored(backend, 'orders/A1')).toMatchObject({
      createdAt: { timestampValue: '2024-03-01T10:00:00Z' },
      orderDate: { timestampValue: '2024-03-01T10:00:00Z' },
      estimatedDelivery: { timestampValue: '2024-03-06T10:00:00Z' },
    });
  });

  it('writes a price as 20.00, whatever else is wrong with the product', async () => {
    const backend = await flawedShop({
      'inventory/9': { name: 'Old', unitPrice: '₹1,299', inStock: 2, sku: 'W-9' },
    });
    await setRight(await check(backend), 'Old');
    expect(stored(backend, 'inventory/9')).toMatchObject({ unitPrice: { stringValue: '1299.00' } });
  });

  it('asks for a price that cannot be read, and leads to it', async () => {
    const backend = await flawedShop({
      'inventory/9': { name: 'Old', unitPrice: 'ask', inStock: 2, sku: 'W-9' },
    });
    const page = await check(backend);
    await page.user.click(screen.getByRole('button', { name: 'Fix Old' }));
    await page.user.click(await screen.findByRole('button', { name: 'Fix' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Write the price with two decimals, like 20.00.',
    );
    for (const _press of ['first', 'second']) {
      expect(screen.getByRole('textbox', { name: /price/i })).toHaveFocus();
      await page.user.click(screen.getByRole('button', { name: 'Fix' }));
    }
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await setRight(page, 'Old', '25.00');
    expect(stored(backend, 'inventory/9')).toMatchObject({ unitPrice: { stringValue: '25.00' } });
  });

  it('takes a price and a stock that are typed in the digits of Hindi', async () => {
    const backend = await flawedShop({
      'inventory/8': { name: 'Jar', unitPrice: 'ask', inStock: 2, sku: 'W-8' },
      'inventory/9': { name: 'Old', unitPrice: '20.00', inStock: 'a dozen', sku: 'W-9' },
    });
    const page = await check(backend);
    await setRight(page, 'Jar', '२५.५०');
    expect(stored(backend, 'inventory/8')).toMatchObject({ unitPrice: { stringValue: '25.50' } });
    await setRight(page, 'Old', '१२');
    expect(stored(backend, 'inventory/9')).toMatchObject({ inStock: { integerValue: '12' } });
  });

  it('asks before what was typed for it is thrown away, by Back too', async () => {
    const backend = await flawedShop({
      'inventory/9': { name: 'Old', unitPrice: 'ask', inStock: 2, sku: 'W-9' },
    });
    const { user } = await check(backend);
    await user.click(screen.getByRole('button', { name: 'Fix Old' }));
    const price = await screen.findByRole('textbox', { name: /price/i });
    await user.type(price, '25.00');
    globalThis.history.back();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(price).toHaveValue('25.00');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored(backend, 'inventory/9')).toMatchObject({ unitPrice: { stringValue: 'ask' } });
  });

  it.each([
    ['a fraction', double(12.5), '12', '0'],
    ['a text', 'a dozen', '12', '12'],
    ['less than nothing', -5, '0', '5'],
  ] as const)('counts a stock that is %s, with a correction', async (_form, inStock, after, quantity) => {
    const old = { name: 'Old', unitPrice: '20.00', inStock, sku: 'W-9' };
    const backend = await flawedShop({ 'inventory/9': old });
    await setRight(await check(backend), 'Old', after);
    expect(stored(backend, 'inventory/9')).toMatchObject({ inStock: { integerValue: after } });
    expect(backend.firestore.documents.list('stockMovements').map(({ fields }) => fields)).toMatchObject([
      {
        kind: { stringValue: 'correction' },
        quantity: { integerValue: quantity },
        after: { integerValue: after },
        by: { stringValue: 'admin' },
      },
    ]);
  });

  it('gives the second of two products with one SKU another', async () => {
    const old = { name: 'Old', unitPrice: '20.00', inStock: 5, sku: 'PREMIUM-1L' };
    const backend = await flawedShop({ 'inventory/9': old });
    const page = await check(backend);
    expect(screen.getByText('The same SKU as Premium Water')).toBeVisible();
    await setRight(page, 'Old');
    expect(stored(backend, 'inventory/9')).toMatchObject({ sku: { stringValue: 'PREMIUM-1L-2' } });
  });

  it('gives an order of unknown status one, with its time', async () => {
    const backend = await flawedShop({ 'orders/A1': anOrder('A1', { status: 'lost' }) });
    const { user } = await check(backend);
    await user.click(screen.getByRole('button', { name: 'Fix Order #A1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order #A1' }));
    await user.selectOptions(dialog.getByLabelText('Status'), 'Shipped');
    await user.click(dialog.getByRole('button', { name: 'Fix' }));
    await screen.findByText('Fixed: Order #A1');
    expect(stored(backend, 'orders/A1')).toMatchObject({
      status: { stringValue: 'shipped' },
      statusTimes: { mapValue: { fields: { pending: expect.anything(), shipped: expect.anything() } } },
    });
  });

  it('takes a product that only orders know into the archive', async () => {
    const items = [
      { productId: 'gone', productName: 'Old Jar', size: '20L', image: '', quantity: 1, price: 80 },
    ];
    const backend = await flawedShop({
      'orders/A1': anOrder('A1', { items }),
      'orders/A2': anOrder('A2', { items }),
    });
    const page = await check(backend);
    expect(screen.getByText('Named by 2 orders')).toBeVisible();
    await setRight(page, 'Old Jar');
    expect(stored(backend, 'inventory/gone')).toMatchObject({
      name: { stringValue: 'Old Jar' },
      unitPrice: { stringValue: '80.00' },
      inStock: { integerValue: '0' },
      archived: { booleanValue: true },
    });
  });

  it('of a product that only orders know is not asked for again by the rest of the check', async () => {
    const items = [
      { productId: 'gone', productName: 'Old Jar', size: '20L', image: '', quantity: 1, price: 80 },
    ];
    const backend = await flawedShop({
      'orders/A1': anOrder('A1', { items }),
      'orders/A2': anOrder('A2', { items }),
    });
    const page = await open(backend);
    const { store } = page;
    await screen.findByRole('button', { name: /^Check \d+ records?$/ });
    const stop = store.subscribe(() => {
      const { phase, problems } = selectScan(store.getState());
      if (phase === 'scanning' && 'orphan.gone' in problems) store.dispatch(scanStopped());
    });
    await act(() => store.dispatch(scan('anew', 1)));
    stop();
    await setRight(page, 'Old Jar');
    await page.user.click(screen.getByRole('button', { name: /^Go on/ }));
    await screen.findByRole('button', { name: /^Check again/ });
    expect(screen.getByText('0 problems found 1 fixed since.')).toBeVisible();
  });

  it('takes an older product into the archive whatever characters its words hold', async () => {
    const older = { name: 'Old\u200b Jar\n20 litres', size: '20\u00a0L\t', price: '80' };
    const backend = await flawedShop({ 'products/gone': older });
    await setRight(await check(backend), 'Old Jar 20 litres');
    expect(stored(backend, 'inventory/gone')).toMatchObject({
      name: { stringValue: 'Old Jar 20 litres' },
      size: { stringValue: '20\u00a0L' },
      archived: { booleanValue: true },
    });
  });

  it('of many is at hand ten at a time', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 13 }, (_, index) => [`orders/B${index}`, anOrder(`B${index}`, CARD)]),
    );
    const { user } = await check(await flawedShop(many));
    expect(screen.getAllByRole('button', { name: /^Fix Order/ })).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(screen.getAllByRole('button', { name: /^Fix Order/ })).toHaveLength(13);
    expect(screen.queryByRole('button', { name: /^Show \d/ })).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('of many at once leaves none', async () => {
    const backend = await flawedShop(
      Object.fromEntries(['A1', 'A2', 'A3', 'A4'].map(id => [`orders/${id}`, anOrder(id, CARD)])),
    );
    const { user } = await check(backend);
    await user.click(screen.getByRole('button', { name: 'Fix all 4' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fix 4' }));
    expect(dialog.getByText('and 1 more like these')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Fix' }));
    expect(await dialog.findByText('4 of 4 done')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('0 problems found 4 fixed since.')).toBeVisible();
    for (const id of ['A1', 'A2', 'A3', 'A4'])
      expect(stored(backend, `orders/${id}`)).not.toHaveProperty('cvv');
  });
});

describe('fixes of many at once', () => {
  it('that broke off are tried again once at a time', async () => {
    const backend = await flawedShop(
      Object.fromEntries(['A1', 'A2'].map(id => [`orders/${id}`, anOrder(id, CARD)])),
    );
    const { user } = await check(backend);
    await user.click(screen.getByRole('button', { name: 'Fix all 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fix 2' }));
    const lost = backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    await user.click(dialog.getByRole('button', { name: 'Fix' }));
    const again = await dialog.findByRole('button', { name: 'Try again' });
    backend.faults.clear(lost);
    const { begun, letGo } = holdNextCommit();
    await user.click(again);
    await begun;
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
    letGo();
    expect(await dialog.findByText('2 of 2 done')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Close' })).toBeVisible();
  });
});

describe('a fix that does not arrive', () => {
  async function withCard() {
    const backend = await flawedShop({ 'orders/A1': anOrder('A1', CARD) });
    const { user } = await check(backend);
    await user.click(screen.getByRole('button', { name: 'Fix Order #A1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order #A1' }));
    return { backend, apply: () => user.click(dialog.getByRole('button', { name: 'Fix' })), dialog };
  }

  it('says so, and can be made again', async () => {
    const { backend, apply, dialog } = await withCard();
    const fault = backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'applyThenDrop' } });
    await apply();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'It could not be saved. Trying again is safe.',
    );
    backend.faults.clear(fault);
    await apply();
    expect(await screen.findByText('Fixed: Order #A1')).toBeVisible();
    expect(stored(backend, 'orders/A1')).not.toHaveProperty('cvv');
  });

  it('is not made where somebody has changed the document meanwhile', async () => {
    const { backend, apply, dialog } = await withCard();
    await put(backend, 'orders/A1', anOrder('A1', { cvv: '737' }));
    await apply();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Someone changed it since the check.');
    expect(stored(backend, 'orders/A1')).toHaveProperty('cvv');
  });
});

it('is a page that asks for nothing when it cannot count', async () => {
  const backend = await openShopBackend();
  const fault = backend.faults.inject({
    match: { path: ':runAggregationQuery' },
    fault: { kind: 'dropRequest' },
  });
  const { user } = await open(backend);
  expect(await screen.findByRole('alert')).toHaveTextContent('The records could not be counted.');
  expect(screen.queryByRole('button', { name: /^Check/ })).toBeNull();
  backend.faults.clear(fault);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Check 5 records' })).toBeVisible();
});
