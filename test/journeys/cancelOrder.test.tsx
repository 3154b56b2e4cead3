import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { cancelOrderCommand } from '@/features/storefront/myOrders/cancel/cancelOrderCommand';
import { UNDO_MS } from '@/lib/retryPolicy';
import { queueCommand } from '@/sync/outbox/queueCommand';
import type { FaultRule } from '../../local-firebase/faults/faultRule';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import type { SeedFields } from '../../local-firebase/seed/seedValue';
import { flushPendingWork } from '../support/clock';
import { holdGets } from '../support/holdReads';
import {
  anOrderOf,
  entries,
  queue,
  queueUnsent,
  settled,
  statusOf,
  type TestApp,
} from '../support/queuedOrders';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { ADMIN, anOrder, CUSTOMER, put } from '../support/shop';
import { server } from '../support/testBackend';

afterEach(() => server.resetHandlers());

const ID = 'ORDER0000001';
const NO_NETWORK: FaultRule = { match: { path: 'documents' }, fault: { kind: 'dropRequest' } };
const NOTHING_ARRIVES: FaultRule = { match: { path: ':commit' }, fault: { kind: 'dropRequest' } };

/** A shop with an order of two of Premium Water's bottles, of which 30 are left. */
async function shopWithOrder(fields: SeedFields = {}): Promise<LocalFirebase> {
  const backend = await openShopBackend();
  await put(backend, `orders/${ID}`, anOrder(ID, fields));
  return backend;
}

const anItem = (productId: string, quantity: number) => ({
  productId,
  productName: 'Old Water',
  size: '1L',
  image: '',
  quantity,
  price: 2,
});
const orderOf = (backend: LocalFirebase) => backend.firestore.documents.read(`orders/${ID}`)?.fields;
const stockOf = (backend: LocalFirebase) => backend.firestore.documents.read('inventory/1')?.fields.inStock;
const card = () => screen.findByRole('article', { name: `Order #${orderNumber(ID)}` });
const inCard = async () => within(await card());

async function openDetails(backend: LocalFirebase): Promise<TestApp> {
  const app = await renderApp({ at: '/track-order', as: 'customer', backend });
  await app.user.click((await inCard()).getByRole('button', { name: 'View Details' }));
  return app;
}

/** Opens the question and answers it with yes; resolves when that is on the device. */
async function ask(app: TestApp) {
  await app.user.click(screen.getByRole('button', { name: 'Cancel Order' }));
  await app.user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** Lets the time to undo pass. */
async function letGo(ms = UNDO_MS) {
  vi.setSystemTime(Date.now() + ms);
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
}

/** Cancels, and does not think better of it. */
async function cancel(app: TestApp) {
  await ask(app);
  await letGo();
}

/** Cancels while nothing arrives, and resolves when the question has left it to the outbox. */
async function cancelUnsent(app: TestApp) {
  app.backend.faults.inject(NOTHING_ARRIVES);
  await cancel(app);
  await (await inCard()).findByText('Cancellation saved on this device, not sent yet');
}

describe('cancelling an order', () => {
  it('asks why, cancels it, and puts its bottles back', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await app.user.click(screen.getByRole('button', { name: 'Cancel Order' }));
    const question = within(screen.getByRole('alertdialog', { name: `Cancel order #${orderNumber(ID)}?` }));
    await app.user.click(question.getByRole('radio', { name: 'Delivery takes too long' }));
    await app.user.type(question.getByLabelText('Tell us more (optional)'), ' needed it today ');
    await app.user.click(question.getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { name: `Order #${orderNumber(ID)}` })).toHaveFocus();
    await letGo();

    expect(await (await inCard()).findByText('This order was cancelled.')).toBeVisible();
    expect(await card()).toHaveTextContent('15 Jan 2026, 2:30 pm');
    expect(await card()).toHaveTextContent('Reason: Delivery takes too long: needed it today');
    expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
    expect(orderOf(backend)).toMatchObject({
      status: { stringValue: 'cancelled' },
      cancelReason: { stringValue: 'Delivery takes too long: needed it today' },
      lastCommandId: { stringValue: 'C00000000001' },
      cancelledAt: { timestampValue: expect.stringMatching(/^2026-01-15T09:00:10/) },
      total: { doubleValue: 5.98 },
    });
    expect(orderOf(backend)?.statusTimes).toMatchObject({
      mapValue: { fields: { pending: expect.anything(), cancelled: expect.anything() } },
    });
    expect(backend.firestore.documents.read('inventory/1')?.fields).toMatchObject({
      inStock: { integerValue: '32' },
      lastCancelledOrderId: { stringValue: ID },
    });
  });

  it('keeps a Hindi reader’s choice in words that everybody’s language knows', async () => {
    const backend = await shopWithOrder();
    const app = await renderApp({ at: '/track-order', as: 'customer', backend, deviceLanguage: 'hi-IN' });
    await app.user.click(await screen.findByRole('button', { name: 'जानकारी देखें' }));
    await app.user.click(screen.getByRole('button', { name: 'ऑर्डर रद्द करें' }));
    await app.user.click(screen.getByRole('radio', { name: 'ग़लती से ऑर्डर हो गया' }));
    await app.user.click(screen.getByRole('button', { name: 'हाँ, रद्द करें' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await letGo();
    expect(await screen.findByText('कारण: ग़लती से ऑर्डर हो गया')).toBeVisible();
    expect(orderOf(backend)?.cancelReason).toEqual({ stringValue: 'Ordered by mistake' });
  });

  it('puts the bottles of every product back', async () => {
    const items = [anItem('1', 2), anItem('2', 5), anItem('3', 1)];
    const backend = await shopWithOrder({ items, quantities: { '1': 2, '2': 5, '3': 1 } });
    const app = await openDetails(backend);
    await cancel(app);
    await (await inCard()).findByText('This order was cancelled.');
    const stock = ['1', '2', '3'].map(
      id => backend.firestore.documents.read(`inventory/${id}`)?.fields.inStock,
    );
    expect(stock).toEqual([{ integerValue: '32' }, { integerValue: '35' }, { integerValue: '4' }]);
  });

  it('can be thought better of', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await app.user.click(screen.getByRole('button', { name: 'Cancel Order' }));
    await app.user.click(screen.getByRole('button', { name: 'Keep the order' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel Order' })).toBeVisible();
    expect(orderOf(backend)?.status).toEqual({ stringValue: 'pending' });
    expect(entries(app)).toEqual([]);
  });

  it('is one cancellation however often it is pressed', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await app.user.click(screen.getByRole('button', { name: 'Cancel Order' }));
    await app.user.dblClick(screen.getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await letGo();
    await (await inCard()).findByText('This order was cancelled.');
    expect(entries(app)).toHaveLength(1);
    expect(stockOf(backend)).toEqual({ integerValue: '32' });
  });

  it('returns the bottles once though the answer was lost', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'applyThenDrop' }, times: 1 });
    await cancel(app);
    await (await inCard()).findByText('This order was cancelled.');
    await settled(app, 'C00000000001', 'done');
    expect(stockOf(backend)).toEqual({ integerValue: '32' });
  });

  it('refuses a reason longer than can be kept, and loses none of it', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await app.user.click(screen.getByRole('button', { name: 'Cancel Order' }));
    const more = screen.getByLabelText('Tell us more (optional)');
    await app.user.click(more);
    await app.user.paste('x'.repeat(501));
    await app.user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(screen.getByRole('alert')).toHaveTextContent('This is too long. Please shorten it.');
    expect(more).toHaveValue('x'.repeat(501));
    expect(entries(app)).toEqual([]);
  });

  it('is sent directly where the device keeps nothing', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    vi.spyOn(app.services.outboxLog, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await ask(app);
    await (await inCard()).findByText('This order was cancelled.');
    expect(stockOf(backend)).toEqual({ integerValue: '32' });
  });
});

describe('a cancellation that is undone', () => {
  const undo = async () => (await inCard()).findByRole('button', { name: 'Undo' });
  const stays = (backend: LocalFirebase) => {
    expect(orderOf(backend)?.status).toEqual({ stringValue: 'pending' });
    expect(stockOf(backend)).toEqual({ integerValue: '30' });
  };

  it('has not been sent before, and never is', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await ask(app);
    expect(await card()).toHaveTextContent(`Cancelling order #${orderNumber(ID)}`);
    // Neither the connection nor the page coming back is a reason to hurry.
    await letGo(UNDO_MS - 1);
    await app.user.click(await undo());
    await screen.findByText(`Order #${orderNumber(ID)} was not cancelled.`);
    expect(await (await inCard()).findByRole('button', { name: 'Cancel Order' })).toBeVisible();
    expect(screen.getByRole('heading', { name: `Order #${orderNumber(ID)}` })).toHaveFocus();
    await letGo();
    expect(entries(app)).toEqual([]);
    stays(backend);
  });

  it('can be from any page, by the toast', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    // The library drops a dismissed toast a second later, by its id: not one that a test before has used.
    app.services.ids.commandId();
    await ask(app);
    await app.user.click(screen.getByRole('link', { name: 'Menu' }));
    await screen.findByRole('heading', { level: 1, name: 'Our menu' });
    const toast = within(await screen.findByText(`Cancelling order #${orderNumber(ID)}`));
    await app.user.click(toast.getByRole('button', { name: 'Undo' }));
    await screen.findByText(`Order #${orderNumber(ID)} was not cancelled.`);
    expect(entries(app)).toEqual([]);
    stays(backend);
  });

  it('is not hurried by a reload, and is sent when its time is over', async () => {
    const backend = await shopWithOrder();
    await ask(await openDetails(backend));
    await closeBrowser();

    const again = await renderApp({ at: '/track-order', as: 'customer', backend });
    expect(await undo()).toBeVisible();
    stays(backend);
    await letGo();
    await settled(again, 'C00000000001', 'done');
    expect(orderOf(backend)?.status).toEqual({ stringValue: 'cancelled' });
  });

  it('has all its time while the focus rests on the way back', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await ask(app);
    await letGo(UNDO_MS - 1);
    const before = entries(app)[0]?.nextTryAt;
    act(() => screen.getByRole('heading', { name: `Order #${orderNumber(ID)}` }).focus());
    const button = await undo();
    act(() => button.focus());
    await waitFor(() => expect(entries(app)[0]?.nextTryAt).toBeGreaterThan(before ?? 0));
    await letGo(UNDO_MS - 1);
    await app.user.click(await undo());
    await waitFor(() => expect(entries(app)).toEqual([]));
    stays(backend);
  });

  it('lets an order by that was placed after it', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await ask(app);
    await queue(app, anOrderOf(1, 'T0000000001'));
    await settled(app, 'T0000000001', 'done');
    expect(statusOf(app, 'C00000000001')).toBe('pending');
    expect(await undo()).toBeVisible();
  });

  it('has all its time though something else that failed is to be tried again', async () => {
    const backend = await shopWithOrder();
    const left = (inStock: string) =>
      backend.firestore.documents.write([
        {
          path: 'inventory/1',
          fields: {
            ...backend.firestore.documents.read('inventory/1')?.fields,
            inStock: { integerValue: inStock },
          },
        },
      ]);
    await left('1');
    const app = await openDetails(backend);
    await ask(app);
    await queue(app, anOrderOf(2, 'T0000000001'));
    await settled(app, 'T0000000001', 'failed');
    await left('30');
    await app.user.click(await screen.findByRole('link', { name: /needs you/ }));
    await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await settled(app, 'T0000000001', 'done');
    expect(entries(app)[0]).toMatchObject({ name: 'cancelOrder', status: 'pending', tries: 0 });
    await letGo();
    await settled(app, 'C00000000001', 'done');
  });

  it('has all its time though something else is not edited after all', async () => {
    const app = await openDetails(await shopWithOrder());
    app.backend.faults.inject(NOTHING_ARRIVES);
    await ask(app);
    await queueUnsent(app, anOrderOf(1, 'T0000000001'));
    app.backend.faults.inject(NO_NETWORK);
    const tries = entries(app)[1]?.tries ?? 0;
    await app.user.click(await screen.findByRole('link', { name: /^Sending…|^\d not sent/ }));
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByText(/^We cannot tell yet/)).toBeVisible();
    await waitFor(() => expect(entries(app)[1]?.tries).toBeGreaterThan(tries));
    expect(entries(app)[0]).toMatchObject({
      name: 'cancelOrder',
      status: 'pending',
      tries: 0,
      failure: null,
    });
  });

  it('is asked about at sign-out, and sent at once when that is asked for', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await ask(app);
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(orderOf(backend)?.status).toEqual({ stringValue: 'cancelled' });
  });

  it('can be undone without a network for as long as it has not been sent', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    backend.faults.inject(NO_NETWORK);
    await cancel(app);
    await (await inCard()).findByText('Cancellation saved on this device, not sent yet');
    await app.user.click(await undo());
    await screen.findByText(`Order #${orderNumber(ID)} was not cancelled.`);
    backend.faults.clear();
    await letGo();
    expect(entries(app)).toEqual([]);
    stays(backend);
  });

  it('is undone once a try that is under way has not got through', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    backend.faults.inject(NO_NETWORK);
    await cancel(app);
    await (await inCard()).findByText('Cancellation saved on this device, not sent yet');
    const release = holdGets();
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    await settled(app, 'C00000000001', 'sending');
    await app.user.click(await undo());
    release();
    await screen.findByText(`Order #${orderNumber(ID)} was not cancelled.`);
    await waitFor(() => expect(entries(app)).toEqual([]));
    stays(backend);
  });

  it('is not where it has got through', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await cancelUnsent(app);
    backend.faults.clear();
    const release = holdGets();
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    await settled(app, 'C00000000001', 'sending');
    await app.user.click(await undo());
    release();
    await screen.findByText(`Order #${orderNumber(ID)} has been cancelled already.`);
    expect(orderOf(backend)?.status).toEqual({ stringValue: 'cancelled' });
    expect(stockOf(backend)).toEqual({ integerValue: '32' });
  });
});

describe('a cancellation without a network', () => {
  it('is saved, says so over a reload, and is sent when there is one', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await cancelUnsent(app);
    expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
    app.kill();

    const again = await renderApp({ at: '/track-order', as: 'customer', backend });
    expect(
      await (await inCard()).findByText('Cancellation saved on this device, not sent yet'),
    ).toBeVisible();
    expect(orderOf(backend)?.status).toEqual({ stringValue: 'pending' });
    await again.user.click((await inCard()).getByRole('link', { name: 'See what is not sent' }));
    expect(
      await screen.findByRole('article', { name: `Cancellation of order #${orderNumber(ID)}` }),
    ).toBeVisible();

    backend.faults.clear();
    await again.user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    expect(orderOf(backend)?.status).toEqual({ stringValue: 'cancelled' });
    expect(stockOf(backend)).toEqual({ integerValue: '32' });
  });

  it('can be cancelled', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await cancelUnsent(app);
    await app.user.click(await (await inCard()).findByRole('link', { name: 'See what is not sent' }));
    await app.user.click(await screen.findByRole('button', { name: 'Discard' }));
    const question = within(screen.getByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    backend.faults.clear();
    await letGo();
    await act(flushPendingWork);
    expect(orderOf(backend)?.status).toEqual({ stringValue: 'pending' });
  });

  it('is refused with its reason where the order was shipped meanwhile', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await cancelUnsent(app);
    await put(backend, `orders/${ID}`, anOrder(ID, { status: 'shipped' }));
    backend.faults.clear();
    await act(async () => void globalThis.dispatchEvent(new Event('online')));

    const told = 'This order is already “Shipped” and can no longer be cancelled here.';
    await waitFor(async () =>
      expect(await card()).toHaveTextContent(`Your cancellation was not accepted. ${told}`),
    );
    expect(screen.getByRole('link', { name: '1 needs you' })).toHaveAttribute('href', '/outbox');
    await app.user.click(screen.getByRole('button', { name: 'I understand' }));
    await waitFor(async () =>
      expect(await card()).not.toHaveTextContent('Your cancellation was not accepted.'),
    );
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /not sent|Sending…|needs? you|Sign-in needed/ })).toBeNull(),
    );
    expect(orderOf(backend)?.status).toEqual({ stringValue: 'shipped' });
    expect(stockOf(backend)).toEqual({ integerValue: '30' });
  });

  it('is done, and returns nothing more, where staff cancelled the order meanwhile', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await cancelUnsent(app);
    await put(backend, `orders/${ID}`, anOrder(ID, { status: 'cancelled' }));
    backend.faults.clear();
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    await settled(app, 'C00000000001', 'done');
    expect(stockOf(backend)).toEqual({ integerValue: '30' });
  });
});

describe('an order that cannot be cancelled here', () => {
  it.each([
    [
      'is being prepared',
      { status: 'processing' },
      'This order is already “Processing” and can no longer be cancelled here.',
    ],
    [
      'is on its way',
      { status: 'shipped' },
      'This order is already “Shipped” and can no longer be cancelled here.',
    ],
    [
      'was opened again',
      { statusTimes: { cancelled: new Date(Date.UTC(2026, 0, 14)) } },
      'This order was cancelled once and opened again by our staff.',
    ],
    [
      'is of an older form',
      { items: [], productId: '1', quantity: 2 },
      'This older order can only be cancelled by our staff.',
    ],
  ])('says so and whom to call where it %s', async (_what, fields, reason) => {
    const backend = await shopWithOrder(fields);
    await put(backend, 'settings/shop', { supportPhone: '9000000000' });
    const app = await openDetails(backend);
    expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Request cancellation' }));
    const request = screen.getByRole('dialog', { name: `Ask us to cancel order #${orderNumber(ID)}` });
    expect(request).toHaveTextContent(reason);
    expect(request).toHaveTextContent(`Your order number: #${orderNumber(ID)}`);
    expect(within(request).getByRole('link', { name: 'Call 9000000000' })).toHaveAttribute(
      'href',
      'tel:+919000000000',
    );
    expect(within(request).getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/919000000000?text=${encodeURIComponent(`Hello Eawa, I would like to cancel my order #${orderNumber(ID)}.`)}`,
    );
    await app.user.click(within(request).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(entries(app)).toEqual([]);
  });

  it('says where to write where the settings have no phone', async () => {
    const backend = await shopWithOrder({ status: 'shipped' });
    await put(backend, 'settings/shop', { supportEmail: 'help@eawa.example' });
    const app = await openDetails(backend);
    await app.user.click(screen.getByRole('button', { name: 'Request cancellation' }));
    const request = within(
      screen.getByRole('dialog', { name: `Ask us to cancel order #${orderNumber(ID)}` }),
    );
    expect(request.getByRole('link', { name: 'Write to help@eawa.example' })).toHaveAttribute(
      'href',
      'mailto:help@eawa.example',
    );
    expect(request.getAllByRole('link')).toHaveLength(1);
  });

  it('says so where the shop takes cancellations by phone', async () => {
    const backend = await shopWithOrder();
    await put(backend, 'settings/shop', { cancelUntil: 'never', supportPhone: '9000000000' });
    const app = await openDetails(backend);
    await app.user.click(await (await inCard()).findByRole('button', { name: 'Request cancellation' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'We take cancellations by phone only at the moment.',
    );
  });

  it.each(['delivered', 'cancelled'])('offers nothing of the kind where it is %s', async status => {
    await openDetails(await shopWithOrder({ status }));
    expect(screen.queryByRole('button', { name: /cancel order|request/i })).toBeNull();
  });

  it('says so when it moved on while the question was open', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await put(backend, `orders/${ID}`, anOrder(ID, { status: 'processing' }));
    await cancel(app);
    expect(await (await inCard()).findByText(/can no longer be cancelled here/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'I understand' }));
    await waitFor(() => expect(entries(app)).toEqual([]));
    expect(await card()).toHaveTextContent('Processing');
    expect(stockOf(backend)).toEqual({ integerValue: '30' });
  });

  it.each([
    ['someone else’s', { userId: 'ravi' }, 'denied'],
    ['one whose product is gone', { items: [anItem('99', 2)], quantities: { '99': 2 } }, 'cannotReturn'],
  ])('is refused by the server where it is %s', async (_what, fields, kind) => {
    const backend = await shopWithOrder(fields);
    const app = await renderApp({ as: 'customer', backend });
    const payload = { commandId: 'C1', orderId: ID, userId: CUSTOMER.uid, cancelReason: '' };
    await act(async () => {
      await app.store.dispatch(queueCommand(cancelOrderCommand, { uid: CUSTOMER.uid, payload }));
    });
    await settled(app, 'C1', 'failed');
    expect(entries(app)[0]?.failure?.reason).toEqual({ kind });
    expect(orderOf(backend)?.status).toEqual({ stringValue: 'pending' });
    expect(stockOf(backend)).toEqual({ integerValue: '30' });
  });

  it('is refused where staff, who may read it, shop as a customer', async () => {
    const backend = await shopWithOrder();
    const app = await renderApp({ backend });
    await app.services.auth.storefront.signIn(ADMIN.email, ADMIN.password);
    const payload = { commandId: 'C1', orderId: ID, userId: ADMIN.uid, cancelReason: '' };
    await act(async () => {
      await app.store.dispatch(queueCommand(cancelOrderCommand, { uid: ADMIN.uid, payload }));
    });
    await settled(app, 'C1', 'failed');
    expect(orderOf(backend)?.status).toEqual({ stringValue: 'pending' });
    expect(stockOf(backend)).toEqual({ integerValue: '30' });
  });

  it('is cancelled, not cancelled, while it is only on this device', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/track-order', as: 'customer', backend });
    backend.faults.inject(NOTHING_ARRIVES);
    await queueUnsent(app, anOrderOf(2, 'T0000000001'));
    const waiting = await screen.findByRole('article', { name: 'Order #T0000000001' });
    expect(waiting).toHaveTextContent(/Not sent yet.*You can still change it or take it back\./);
    expect(within(waiting).queryByRole('button', { name: 'Cancel Order' })).toBeNull();
    expect(within(waiting).getByRole('link', { name: 'See what is not sent' })).toHaveAttribute(
      'href',
      '/outbox',
    );
  });
});
