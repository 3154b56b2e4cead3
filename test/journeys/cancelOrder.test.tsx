import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { queueCommand } from '@/entities/outbox/queueCommand';
import { cancelOrderCommand } from '@/features/storefront/myOrders/cancelOrderCommand';
import type { FaultRule } from '../../local-firebase/faults/faultRule';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import type { SeedFields } from '../../local-firebase/seed/seedValue';
import { anOrderOf, entries, queueUnsent, settled, type TestApp } from '../support/queuedOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { ADMIN, anOrder, CUSTOMER, put } from '../support/shop';

const ID = 'ORDER0000001';
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
const card = () => screen.findByRole('article', { name: `Order #${ID}` });
const inCard = async () => within(await card());

async function openDetails(backend: LocalFirebase): Promise<TestApp> {
  const app = await renderApp({ at: '/track-order', as: 'customer', backend });
  await app.user.click((await inCard()).getByRole('button', { name: 'View Details' }));
  return app;
}

/** Opens the question and answers it with yes. */
async function cancel(app: TestApp) {
  await app.user.click(screen.getByRole('button', { name: 'Cancel Order' }));
  await app.user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
}

/** Cancels while nothing arrives, and resolves when the question has left it to the outbox. */
async function cancelUnsent(app: TestApp) {
  app.backend.faults.inject(NOTHING_ARRIVES);
  await cancel(app);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await (await inCard()).findByText('Cancellation saved on this device, waiting to send');
}

describe('cancelling an order', () => {
  it('asks why, cancels it, and puts its bottles back', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await app.user.click(screen.getByRole('button', { name: 'Cancel Order' }));
    const question = within(screen.getByRole('alertdialog', { name: `Cancel order #${ID}?` }));
    await app.user.click(question.getByRole('radio', { name: 'Delivery takes too long' }));
    await app.user.type(question.getByLabelText('Tell us more (optional)'), ' needed it today ');
    await app.user.click(question.getByRole('button', { name: 'Yes, cancel it' }));

    expect(await (await inCard()).findByText('This order was cancelled.')).toBeVisible();
    expect(await card()).toHaveTextContent('15 Jan 2026, 14:30');
    expect(await card()).toHaveTextContent('Reason: Delivery takes too long: needed it today');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { name: `Order #${ID}` })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
    expect(orderOf(backend)).toMatchObject({
      status: { stringValue: 'cancelled' },
      cancelReason: { stringValue: 'Delivery takes too long: needed it today' },
      lastCommandId: { stringValue: 'C00000000001' },
      cancelledAt: { timestampValue: expect.stringMatching(/^2026-01-15T09:00:00/) },
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
    await cancel(app);
    await (await inCard()).findByText('This order was cancelled.');
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
      await (await inCard()).findByText('Cancellation saved on this device, waiting to send'),
    ).toBeVisible();
    expect(orderOf(backend)?.status).toEqual({ stringValue: 'pending' });
    await again.user.click((await inCard()).getByRole('link', { name: 'See what is waiting' }));
    expect(await screen.findByRole('article', { name: `Cancellation of order #${ID}` })).toBeVisible();

    backend.faults.clear();
    await again.user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    expect(orderOf(backend)?.status).toEqual({ stringValue: 'cancelled' });
    expect(stockOf(backend)).toEqual({ integerValue: '32' });
  });

  it('can be taken back', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await cancelUnsent(app);
    await app.user.click(await (await inCard()).findByRole('link', { name: 'See what is waiting' }));
    await app.user.click(await screen.findByRole('button', { name: 'Discard' }));
    const question = within(screen.getByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    backend.faults.clear();
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
    await waitFor(() => expect(screen.queryByRole('link', { name: /waiting|needs you/ })).toBeNull());
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
    await openDetails(await shopWithOrder(fields));
    expect(await card()).toHaveTextContent(`${reason} Please call us: 1800 123 4567`);
    expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
  });

  it('says so where the shop takes cancellations by phone', async () => {
    const backend = await shopWithOrder();
    await put(backend, 'settings/shop', { cancelUntil: 'never', supportPhone: '9000000000' });
    await openDetails(backend);
    expect(await card()).toHaveTextContent('We take cancellations by phone only at the moment.');
  });

  it.each(['delivered', 'cancelled'])('offers nothing of the kind where it is %s', async status => {
    await openDetails(await shopWithOrder({ status }));
    expect(screen.queryByText(/call us/i)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
  });

  it('says so when it moved on while the question was open', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await put(backend, `orders/${ID}`, anOrder(ID, { status: 'processing' }));
    await cancel(app);
    const question = within(screen.getByRole('alertdialog'));
    expect(await question.findByText(/can no longer be cancelled here/)).toBeVisible();
    await app.user.click(question.getByRole('button', { name: 'Close' }));
    expect(await card()).toHaveTextContent('Processing');
    expect(entries(app)).toEqual([]);
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
      await app.store.dispatch(queueCommand(cancelOrderCommand, { id: 'C1', uid: CUSTOMER.uid, payload }));
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
      await app.store.dispatch(queueCommand(cancelOrderCommand, { id: 'C1', uid: ADMIN.uid, payload }));
    });
    await settled(app, 'C1', 'failed');
    expect(orderOf(backend)?.status).toEqual({ stringValue: 'pending' });
    expect(stockOf(backend)).toEqual({ integerValue: '30' });
  });

  it('is taken back, not cancelled, while it is only on this device', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/track-order', as: 'customer', backend });
    backend.faults.inject(NOTHING_ARRIVES);
    await queueUnsent(app, anOrderOf(2, 'T0000000001'));
    const waiting = await screen.findByRole('article', { name: 'Order #T0000000001' });
    expect(waiting).toHaveTextContent('Not sent yet. You can still change it or take it back.');
    expect(within(waiting).queryByRole('button', { name: 'Cancel Order' })).toBeNull();
    expect(within(waiting).getByRole('link', { name: 'See what is waiting' })).toHaveAttribute(
      'href',
      '/outbox',
    );
  });
});
