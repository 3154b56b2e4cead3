import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { placeOrderCommand } from '@/features/storefront/order/placeOrderCommand';
import { toStored } from '@/services/outboxLog/commandRecord';
import { registerCommands } from '@/sync/outbox/commandRegistry';
import { resumeCommand } from '@/sync/outbox/resumeCommand';
import type { FaultRule } from '../../local-firebase/faults/faultRule';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { installFakeTimers, NOW, passTime, passUntil, stopTime } from '../support/clock';
import { everShown } from '../support/everShown';
import { fillIn } from '../support/fillIn';
import { holdCommits, holdGets } from '../support/holdReads';
import { anOrderOf, entries, queue, queueUnsent, settled, statusOf } from '../support/queuedOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, CUSTOMER, put } from '../support/shop';

const NO_NETWORK = { match: { path: '/' }, fault: { kind: 'dropRequest' } } as const;
/** The last thing that was heard is that the order is on its way. */
const NOTHING_ARRIVES = { match: { path: ':commit' }, fault: { kind: 'dropRequest' } } as const;
const HOUR_MS = 60 * 60 * 1000;

const ordersOf = (backend: LocalFirebase) =>
  backend.firestore.documents.list('orders').map(({ path }) => path.slice('orders/'.length));

/** The app at an address, with an order of two bottles that could not be sent. */
async function withUnsentOrder(at: string, backend: LocalFirebase, fault: FaultRule = NOTHING_ARRIVES) {
  const app = await renderApp({ at, as: 'customer', backend });
  backend.faults.inject(fault);
  await queueUnsent(app, anOrderOf(2, 'T0000000001'));
  return app;
}

const card = (id: string) => screen.findByRole('article', { name: `Order #${orderNumber(id)}` });
const press = async (app: Awaited<ReturnType<typeof renderApp>>, name: string) =>
  app.user.click(await screen.findByRole('button', { name }));

/** Discards the one command that is shown. */
async function discardOnly(app: Awaited<ReturnType<typeof renderApp>>) {
  await press(app, 'Discard');
  await app.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
  );
}

const SENT_BY_ITSELF = /We’ll send it, in this order, as soon as you’re back online\.$/;

describe('the outbox page', () => {
  it('is led to by what the navigation says is waiting, and says all there is to know', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/menu', backend);
    await app.user.click(await screen.findByRole('link', { name: '1 not sent' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Not sent yet' })).toHaveFocus());
    const order = await card('T0000000001');
    expect(order).toHaveTextContent('Premium Water, 1 L x 2');
    expect(order).toHaveTextContent('Total: ₹9.45');
    // It is tried again a second later.
    await waitFor(() => expect(order).toHaveTextContent('Not sent yet'));
    expect(order).toHaveTextContent(/Saved 15 Jan 2026, 2:30 pm · Tried (once|\d+ times) · No connection/);
    expect(screen.getByText(SENT_BY_ITSELF)).toBeVisible();

    backend.faults.clear();
    await press(app, 'Send now');
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    expect(ordersOf(backend)).toEqual(['T0000000001']);
    expect(screen.queryByRole('link', { name: '1 not sent' })).toBeNull();
  });

  it('calls products as the menu does to who reads Hindi', async () => {
    const backend = await openShopBackend();
    const named = { name: 'Premium Water', size: '1L', unitPrice: '2.99', inStock: 30, category: 'premium' };
    await put(backend, 'inventory/1', { ...named, translations: { hi: { name: 'प्रीमियम पानी' } } });
    const app = await renderApp({ at: '/menu', as: 'customer', backend, deviceLanguage: 'hi-IN' });
    await screen.findByRole('heading', { name: 'प्रीमियम पानी' });
    backend.faults.inject(NOTHING_ARRIVES);
    await queueUnsent(app, anOrderOf(2, 'T0000000001'));
    await app.user.click(await screen.findByRole('link', { name: /^1/ }));
    const order = await screen.findByRole('article', { name: /T0000000001/ });
    expect(order).toHaveTextContent('प्रीमियम पानी, 1 L');
    expect(order).not.toHaveTextContent('Premium Water');
  });

  it('counts no tries while the device has no network', async () => {
    const app = await renderApp({ at: '/outbox', as: 'customer' });
    await screen.findByRole('heading', { name: 'Nothing to send' });
    installFakeTimers();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    app.backend.faults.inject(NO_NETWORK);
    await queue(app, anOrderOf(2, 'T0000000001'));
    await within(await card('T0000000001')).findByText(/No connection/);
    await act(async () => {
      await passTime(30_000);
      // A try of its own may be due at any moment: beside the one that is asked for, two would be counted.
      stopTime();
    });
    expect(entries(app)[0]?.begun).toBeGreaterThan(1);
    expect(await card('T0000000001')).toHaveTextContent(/2:30 pm · Not tried yet · No connection/);
    onLine.mockRestore();
    await press(app, 'Send now');
    expect(await screen.findByText(/2:30 pm · Tried once · No connection/)).toBeVisible();
  });

  it('warns of what has waited for more than a day', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/menu', backend);
    app.kill();
    vi.setSystemTime(NOW + 25 * HOUR_MS);
    await renderApp({ at: '/outbox', as: 'customer', backend });
    expect(await card('T0000000001')).toHaveTextContent('This has been waiting for more than a day.');
  });

  it('gives the reason of what the shop refuses, and sends it when the shop has changed its mind', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    const stored = backend.firestore.documents.read('inventory/1');
    const sold = { integerValue: '1' };
    await backend.firestore.documents.write([
      { path: 'inventory/1', fields: { ...stored?.fields, inStock: sold } },
    ]);
    backend.faults.clear();
    await press(app, 'Send now');
    const order = await card('T0000000001');
    expect(await within(order).findByText('Only 1 left of Premium Water 1 L.')).toBeVisible();
    expect(screen.getByRole('link', { name: '1 needs you' })).toHaveAttribute('href', '/outbox');
    expect(ordersOf(backend)).toEqual([]);

    await backend.firestore.documents.write([{ path: 'inventory/1', fields: stored?.fields ?? {} }]);
    await press(app, 'Try again');
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    expect(ordersOf(backend)).toEqual(['T0000000001']);
  });

  it('shows beside the others what cannot be read, and loses none of it', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    const [entry] = entries(app);
    if (!entry) throw new Error('nothing is queued');
    const { seq: _, ...queued } = toStored(entry);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('shop-outbox');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const store = database.transaction('commands', 'readwrite').objectStore('commands');
    store.add({ ...queued, id: 'T0000000002', tries: 'many' });
    store.add({ ...queued, id: 'T0000000003', payload: { items: 7 } });
    database.close();
    app.kill();
    backend.faults.clear();

    const again = await renderApp({ at: '/outbox', as: 'customer', backend });
    await settled(again, 'T0000000003', 'failed');
    expect(await screen.findByRole('article', { name: 'T0000000003' })).toHaveTextContent(
      'This could not be read. Please contact us before you discard it.',
    );
    expect(
      screen.getByText('One saved entry on this device could not be read. Please contact us.'),
    ).toBeVisible();
    expect(ordersOf(backend)).toEqual(['T0000000001']);
  });
});

describe('a command whose code could not be loaded', () => {
  it('is described once the network is back', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/cart', backend, NO_NETWORK);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => void globalThis.dispatchEvent(new Event('offline')));
    registerCommands({ [placeOrderCommand.name]: () => Promise.reject(new Error('no script')) });
    await app.user.click(await screen.findByRole('link', { name: '1 not sent' }));
    expect(await screen.findByRole('article', { name: 'T0000000001' })).toBeVisible();
    expect(screen.queryByText('Premium Water, 1 L x 2')).toBeNull();

    registerCommands({ [placeOrderCommand.name]: async () => placeOrderCommand });
    onLine.mockRestore();
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Premium Water, 1 L x 2')).toBeVisible();
  });
});

describe('taking back what waits', () => {
  it('opens the order form as it was filled in, sends nothing meanwhile, and then the new order alone', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend, NO_NETWORK);
    await press(app, 'Edit');
    expect(await screen.findByLabelText('Phone')).toHaveValue('9876543210');
    backend.faults.clear();
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    expect(ordersOf(backend)).toEqual([]);

    const address = screen.getByLabelText('Delivery address');
    await app.user.clear(address);
    await fillIn(app.user, address, '7 Hill Road, Pune 411001');
    await press(app, 'Place Order - ₹9.45');
    expect(await screen.findByText('✅ Order placed successfully!')).toBeVisible();
    const [order, ...others] = backend.firestore.documents.list('orders');
    expect(others).toEqual([]);
    expect(order?.path).not.toBe('orders/T0000000001');
    expect(order?.fields.shippingAddress).toEqual({ stringValue: '7 Hill Road, Pune 411001' });
    expect(backend.firestore.documents.read('inventory/1')?.fields.inStock).toEqual({ integerValue: '28' });
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /not sent|Sending…|needs? you|Sign-in needed/ })).toBeNull(),
    );
  });

  it('leaves who has gone elsewhere meanwhile where they are, and sends the order as it was', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    const letGo = holdGets();
    await press(app, 'Edit');
    await settled(app, 'T0000000001', 'failed');
    await app.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Cart, empty' }));
    await screen.findByRole('heading', { name: 'Your cart' });
    backend.faults.clear();
    letGo();
    await settled(app, 'T0000000001', 'done');
    expect(ordersOf(backend)).toEqual(['T0000000001']);
    expect(globalThis.location.pathname).toBe('/cart');
  });

  it('says of an order that is being sent when Edit is pressed that it went through', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/outbox', as: 'customer', backend });
    await screen.findByRole('heading', { name: 'Nothing to send' });
    const letGo = holdCommits();
    await queue(app, anOrderOf(2, 'T0000000001'));
    await within(await card('T0000000001')).findByText('Sending…');
    await press(app, 'Edit');
    letGo();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Order #T0000000001 has reached us meanwhile and cannot be changed here any more.',
    );
    expect(globalThis.location.pathname).toBe('/outbox');
    expect(ordersOf(backend)).toEqual(['T0000000001']);
  });

  it('keeps an edited order that is refused again, once, until it is placed or discarded', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend, NO_NETWORK);
    const priceIs = async (stringValue: string) => {
      const fields = {
        ...backend.firestore.documents.read('inventory/1')?.fields,
        unitPrice: { stringValue },
      };
      await backend.firestore.documents.write([{ path: 'inventory/1', fields }]);
    };
    await priceIs('3.49');
    backend.faults.clear();
    await press(app, 'Send now');
    expect(await screen.findByRole('link', { name: '1 needs you' })).toBeVisible();
    await press(app, 'Edit');
    await screen.findByLabelText('Phone');
    await priceIs('3.99');
    await app.user.click(await screen.findByRole('button', { name: /^Place Order - / }));
    expect(
      await screen.findByText(/^The price of Premium Water 1 L has changed from ₹.* to ₹3\.99/),
    ).toBeVisible();
    await waitFor(() => expect(entries(app)).toMatchObject([{ status: 'failed' }]));
    // A reload of the form says it too, and asks.
    const { usr } = globalThis.history.state;
    app.kill();
    const form = await renderApp({ at: '/order', navigationState: usr, backend });
    expect(await screen.findByRole('button', { name: 'Continue at ₹3.99' })).toBeVisible();
    form.kill();

    const again = await renderApp({ at: '/outbox', as: 'customer', backend });
    const [queued, ...others] = await screen.findAllByRole('article');
    expect(others).toEqual([]);
    expect(queued).toHaveTextContent('Could not be done');
    expect(queued).toHaveTextContent(/The price of Premium Water 1 L has changed from ₹.* to ₹3\.99/);
    expect(screen.queryByText('Everything has been sent.')).toBeNull();
    expect(ordersOf(backend)).toEqual([]);

    await press(again, 'Edit');
    await again.user.click(await screen.findByRole('button', { name: 'Place Order - ₹11.61' }));
    expect(await screen.findByText('✅ Order placed successfully!')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /not sent|Sending…|needs? you|Sign-in needed/ })).toBeNull(),
    );
    expect(ordersOf(backend)).toHaveLength(1);
  });

  it.each([
    {
      refusedFor: 'its price',
      at: 'inventory/1',
      change: { unitPrice: { stringValue: '5.00' } },
      told: 'The price of Premium Water 1 L has changed from ₹2.99 to ₹5.00.',
      price: '₹5.00',
      button: 'Place Order - ₹13.79',
      order: { total: { integerValue: '10' }, quantities: { '1': { integerValue: '2' } } },
    },
    {
      refusedFor: 'the stock',
      at: 'inventory/1',
      change: { inStock: { integerValue: '1' } },
      told: 'Only 1 left of Premium Water 1 L.',
      price: '₹2.99',
      button: 'Place Order - ₹6.22',
      order: { total: { doubleValue: 2.99 }, quantities: { '1': { integerValue: '1' } } },
    },
    {
      refusedFor: 'the delivery fee',
      at: 'settings/shop',
      change: { deliveryFee: { doubleValue: 4.99 }, taxRate: { doubleValue: 0.08 } },
      told: 'Delivery fee or tax has changed: the total is now ₹11.45 instead of ₹9.45.',
      price: '₹4.99',
      button: 'Place Order - ₹11.45',
      order: { total: { doubleValue: 5.98 }, quantities: { '1': { integerValue: '2' } } },
    },
  ])('opens an order refused for $refusedFor as it can be had now, with why, and one button', async each => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend, NO_NETWORK);
    const fields = { ...backend.firestore.documents.read(each.at)?.fields, ...each.change };
    await backend.firestore.documents.write([{ path: each.at, fields }]);
    backend.faults.clear();
    await press(app, 'Send now');
    expect(await screen.findByRole('link', { name: '1 needs you' })).toBeVisible();
    await press(app, 'Edit');
    expect(await screen.findByRole('alert')).toHaveTextContent(each.told);
    // The shop's fee of today is read again first.
    const button = await screen.findByRole('button', { name: each.button });
    expect(screen.getAllByRole('button', { name: /Place Order|Continue|instead/ })).toEqual([button]);
    const summary = screen.getByRole('heading', { name: 'Order summary' }).parentElement;
    expect(summary).toHaveTextContent(each.price);
    await press(app, each.button);
    expect(await screen.findByText('✅ Order placed successfully!')).toBeVisible();
    const [order, ...others] = backend.firestore.documents.list('orders');
    expect(others).toEqual([]);
    const { quantities, ...rest } = each.order;
    expect(order?.fields).toMatchObject({ ...rest, quantities: { mapValue: { fields: quantities } } });
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /not sent|Sending…|needs? you|Sign-in needed/ })).toBeNull(),
    );
  });

  it('opens an order of which nothing is left with a way to the menu, and nothing to send', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend, NO_NETWORK);
    const fields = {
      ...backend.firestore.documents.read('inventory/1')?.fields,
      inStock: { integerValue: '0' },
    };
    await backend.firestore.documents.write([{ path: 'inventory/1', fields }]);
    backend.faults.clear();
    await press(app, 'Send now');
    expect(await screen.findByRole('link', { name: '1 needs you' })).toBeVisible();
    await press(app, 'Edit');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Premium Water 1 L is out of stock.')).toBeVisible();
    expect(alert.getByRole('link', { name: 'Browse Menu' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Place Order/ })).toBeNull();
  });

  it.each([
    ['a moment', 0],
    ['half an hour', 30],
  ])(
    'places an order that was sent as it was meanwhile only once, %s after it was saved',
    async (_after, minutes) => {
      const backend = await openShopBackend();
      const app = await withUnsentOrder('/outbox', backend, NO_NETWORK);
      await press(app, 'Edit');
      await screen.findByLabelText('Phone');
      backend.faults.clear();
      const [held] = entries(app);
      if (!held) throw new Error('Nothing was taken back.');
      // As another tab does it.
      await act(async () => void (await app.store.dispatch(resumeCommand(held))));
      await settled(app, 'T0000000001', 'done');
      vi.setSystemTime(NOW + minutes * 60_000);
      await app.user.click(screen.getByRole('button', { name: /^Place Order - / }));
      expect(await screen.findByText(/already ordered the same: order #T0000000001/)).toBeVisible();
      expect(ordersOf(backend)).toEqual(['T0000000001']);
    },
  );

  it('keeps what was cancelled until it is replaced or sent as it was', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    await press(app, 'Edit');
    await screen.findByLabelText('Phone');
    backend.faults.clear();
    app.kill();

    const again = await renderApp({ at: '/track-order', as: 'customer', backend });
    const ofOrders = await screen.findByRole('article', { name: 'Order #T0000000001' });
    expect(ofOrders).toHaveTextContent('On hold');
    expect(ofOrders).not.toHaveTextContent('Could not be placed');
    await again.user.click(within(ofOrders).getByRole('link', { name: 'See what is not sent' }));
    expect(await card('T0000000001')).toHaveTextContent('On hold');
    expect(screen.queryByText(SENT_BY_ITSELF)).toBeNull();
    expect(ordersOf(backend)).toEqual([]);
    await press(again, 'Send as it was');
    await settled(again, 'T0000000001', 'done');
    expect(ordersOf(backend)).toEqual(['T0000000001']);
  });

  it('discards only after asking', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    await press(app, 'Discard');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard Order #T0000000001?' }));
    await app.user.click(question.getByRole('button', { name: 'Keep it' }));
    expect(await card('T0000000001')).toBeVisible();

    const saidSent = everShown(() => screen.queryByText('Everything has been sent.') !== null);
    await discardOnly(app);
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(saidSent()).toBe(false);
    backend.faults.clear();
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    app.kill();
    await renderApp({ at: '/outbox', as: 'customer', backend });
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    expect(ordersOf(backend)).toEqual([]);
  });

  it('discards nothing that may have arrived while nobody can be asked, and nothing that has', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    // The try that seemed to fail had arrived.
    await put(backend, 'orders/T0000000001', anOrder('T0000000001'));
    backend.faults.inject({ match: { path: ':batchGet' }, fault: { kind: 'dropRequest' } });
    const discard = async () => {
      await press(app, 'Discard');
      const question = within(await screen.findByRole('alertdialog'));
      expect(question.getByText(/It may already have reached us/)).toBeVisible();
      await app.user.click(question.getByRole('button', { name: 'Discard' }));
      return question;
    };
    const question = await discard();
    expect(await question.findByText(/We cannot tell yet whether it has reached us/)).toBeVisible();
    await app.user.click(question.getByRole('button', { name: 'Keep it' }));

    backend.faults.clear();
    await discard();
    const told = within(await screen.findByRole('alertdialog', { name: 'Order #T0000000001' }));
    expect(told.getByText('It went through before it could be discarded.')).toBeVisible();
    expect(told.getByRole('link', { name: 'Order #T0000000001' })).toHaveAttribute('href', '/track-order');
    await app.user.click(told.getByRole('button', { name: 'I understand' }));
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    expect(entries(app)).toMatchObject([{ status: 'done' }]);
    expect(ordersOf(backend)).toEqual(['T0000000001']);
  });

  it('says that it went through when the discarding comes while it is being sent', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/outbox', as: 'customer', backend });
    await screen.findByRole('heading', { name: 'Nothing to send' });
    const letGo = holdCommits();
    await queue(app, anOrderOf(2, 'T0000000001'));
    await within(await card('T0000000001')).findByText('Sending…');
    await discardOnly(app);
    letGo();
    const told = within(await screen.findByRole('alertdialog', { name: 'Order #T0000000001' }));
    await app.user.click(told.getByRole('link', { name: 'Order #T0000000001' }));
    expect(await card('T0000000001')).toHaveTextContent('Pending');
    expect(ordersOf(backend)).toEqual(['T0000000001']);
  });

  it('says so when what was discarded arrives late', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    await discardOnly(app);
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    // Somewhere on the way a request had been waiting for its turn.
    await put(backend, 'orders/T0000000001', anOrder('T0000000001'));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    const order = await card('T0000000001');
    expect(order).toHaveTextContent('It went through');
    await press(app, 'I understand');
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
  });

  it('stops looking for what was discarded when it cannot arrive any more, whatever the clock says', async () => {
    installFakeTimers();
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    await discardOnly(app);
    await waitFor(() => expect(entries(app)).toMatchObject([{ status: 'discarded' }]));
    const twoHoursLater = NOW + 2 * 3_600_000;
    vi.setSystemTime(twoHoursLater);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => passUntil(twoHoursLater + 9 * 60_000));
    expect(entries(app)).toMatchObject([{ status: 'discarded' }]);
    await act(() => passUntil(twoHoursLater + 11 * 60_000));
    await waitFor(() => expect(entries(app)).toEqual([]));
  });

  it('goes on looking for what one customer discarded though the question about another’s is answered late', async () => {
    installFakeTimers();
    const backend = await openShopBackend();
    const ravi = { uid: 'ravi', email: 'ravi@demo.test', password: 'water-demo-2', emailVerified: true };
    await backend.auth.accounts.create(ravi);
    const app = await withUnsentOrder('/outbox', backend);
    await discardOnly(app);
    await waitFor(() => expect(statusOf(app, 'T0000000001')).toBe('discarded'));
    const slow = { match: { path: ':batchGet' }, fault: { kind: 'delay', delayMs: 8000 }, times: 1 } as const;
    backend.faults.inject(slow);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => app.services.auth.storefront.signIn(ravi.email, ravi.password));
    await queueUnsent(app, { ...anOrderOf(2, 'T0000000002'), userId: ravi.uid, email: ravi.email });
    await discardOnly(app);
    await waitFor(() => expect(statusOf(app, 'T0000000002')).toBe('discarded'));
    await act(() => passTime(9000));
    await put(backend, 'orders/T0000000002', { ...anOrder('T0000000002'), userId: ravi.uid });
    await act(() => passTime(61_000));
    expect(await card('T0000000002')).toHaveTextContent('It went through');
  });
});

describe('the menu', () => {
  it('offers what is left after the bottles of orders that wait here', async () => {
    const backend = await openShopBackend();
    await withUnsentOrder('/menu', backend);
    await put(backend, 'inventory/1', {
      name: 'Premium Water',
      category: 'premium',
      size: '1L',
      unitPrice: '2.99',
      inStock: 6,
    });
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Only 4 left')).toBeVisible();
  });
});

describe('signing out with unsent work', () => {
  const ask = async (app: Awaited<ReturnType<typeof renderApp>>) => {
    await press(app, 'Logout');
    const question = await screen.findByRole('alertdialog', { name: 'Sign out with unsent work?' });
    expect(question).toHaveTextContent('1 thing is not sent yet.');
    return within(question);
  };
  const signedOut = () => screen.findByRole('link', { name: 'Login' });

  it('can be called off', async () => {
    const app = await withUnsentOrder('/menu', await openShopBackend());
    await app.user.click((await ask(app)).getByRole('button', { name: 'Stay signed in' }));
    expect(await screen.findByRole('link', { name: '1 not sent' })).toBeVisible();
  });

  it('may keep it on the device, which is said to be readable: sent when its owner is back', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/menu', backend);
    const question = await ask(app);
    expect(
      question.getByText(
        /The app shows it to nobody else, but anyone who can open this device’s storage could read it, addresses too\./,
      ),
    ).toBeVisible();
    await app.user.click(question.getByRole('button', { name: 'Keep on this device' }));
    await signedOut();
    expect(entries(app)).toEqual([]);
    const { records } = await app.services.outboxLog.read({ area: 'storefront', uid: CUSTOMER.uid });
    expect(JSON.stringify(records)).toContain('12 Lake View Road, Pune 411001');

    backend.faults.clear();
    const other = { uid: 'ravi', email: 'ravi@demo.test', password: 'water-demo-2', emailVerified: true };
    await backend.auth.accounts.create(other);
    await act(() => app.services.auth.storefront.signIn(other.email, other.password));
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '1 not sent' })).toBeNull();
    await press(app, 'Logout');
    await signedOut();
    expect(ordersOf(backend)).toEqual([]);

    await act(() => app.services.auth.storefront.signIn(CUSTOMER.email, CUSTOMER.password));
    await settled(app, 'T0000000001', 'done');
    expect(ordersOf(backend)).toEqual(['T0000000001']);
  });

  it('may send it first', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/menu', backend);
    const question = await ask(app);
    await app.user.click(question.getByRole('button', { name: 'Send now' }));
    expect(await question.findByText('Not everything could be sent now.')).toBeVisible();

    backend.faults.clear();
    await app.user.click(question.getByRole('button', { name: 'Send now' }));
    await signedOut();
    expect(ordersOf(backend)).toEqual(['T0000000001']);
  });

  it('may give it up', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/menu', backend);
    await app.user.click((await ask(app)).getByRole('button', { name: 'Discard' }));
    await signedOut();
    backend.faults.clear();
    await act(() => app.services.auth.storefront.signIn(CUSTOMER.email, CUSTOMER.password));
    // What is queued now goes after all that was there.
    await queue(app, anOrderOf(1, 'T0000000002'));
    await settled(app, 'T0000000002', 'done');
    expect(ordersOf(backend)).toEqual(['T0000000002']);
  });

  it('is told of what went through before it could be given up', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/menu', as: 'customer', backend });
    await screen.findByRole('button', { name: 'Logout' });
    const letGo = holdCommits();
    await queue(app, anOrderOf(2, 'T0000000001'));
    await settled(app, 'T0000000001', 'sending');
    const question = await ask(app);
    await app.user.click(question.getByRole('button', { name: 'Discard' }));
    letGo();
    expect(
      await question.findByText('Not everything could be discarded: some of it had reached us already.'),
    ).toBeVisible();
    expect(ordersOf(backend)).toEqual(['T0000000001']);
    await app.user.click(question.getByRole('button', { name: 'I understand' }));
    await signedOut();
  });
});
