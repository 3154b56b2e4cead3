import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { installFakeTimers, passTime } from '../support/clock';
import { expectQueued, queueOrder, shopOf, twoBottles } from '../support/customerOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, put } from '../support/shop';

afterEach(() => vi.useRealTimers());

const FIRST = 'T0000000001';
const SECOND = 'T0000000002';
const REFUSED = {
  kind: 'status',
  status: 403,
  body: {
    error: { code: 403, status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' },
  },
} as const;

const card = async (id: string) =>
  within(await screen.findByRole('article', { name: `Order #${orderNumber(id)}` }));

/** An order of Premium Water and one of Essential Water, both waiting for a connection. */
async function twoWaiting() {
  const backend = await openShopBackend();
  const app = await renderApp({ at: '/outbox', as: 'customer', backend });
  await screen.findByRole('heading', { name: 'Nothing to send' });
  backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
  await queueOrder(app, twoBottles(FIRST));
  const [line] = twoBottles(SECOND).items;
  if (!line) throw new Error('the order has a line');
  const essential = { ...line, productId: '2', productName: 'Essential Water', size: '500ml' };
  await queueOrder(app, { ...twoBottles(SECOND), items: [{ ...essential, pricePaise: 179 }] });
  await expectQueued(app, FIRST, { status: 'pending', tries: 1 });
  /** The button is found before the way is clear: what waits may then be sent by itself, and the button goes. */
  const sendNow = async <Cleared,>(clearTheWay: () => Cleared) => {
    const button = await screen.findByRole('button', { name: 'Send now' });
    const cleared = clearTheWay();
    await app.user.click(button);
    return cleared;
  };
  return { ...app, sendNow };
}

const bottle = { name: 'Premium Water', size: '1L', category: 'premium', unitPrice: '2.99', inStock: 30 };
const premium = (
  backend: LocalFirebase,
  fields: Partial<Record<keyof typeof bottle | 'archived', unknown>>,
) => put(backend, 'inventory/1', { ...bottle, ...fields } as typeof bottle);

describe('an order that waited while the shop changed', () => {
  it.each([
    [
      'its product is gone',
      (shop: LocalFirebase) => shop.firestore.documents.remove(['inventory/1']),
      'Premium Water 1 L is no longer sold.',
    ],
    [
      'its product has another name',
      (shop: LocalFirebase) => premium(shop, { name: 'Spring Water' }),
      'Premium Water 1 L is now called Spring Water 1 L.',
    ],
    [
      'its product was archived',
      (shop: LocalFirebase) => premium(shop, { archived: true }),
      'Premium Water 1 L is no longer sold.',
    ],
    [
      'nothing is left',
      (shop: LocalFirebase) => premium(shop, { inStock: 0 }),
      'Premium Water 1 L is out of stock.',
    ],
    [
      'too little is left',
      (shop: LocalFirebase) => premium(shop, { inStock: 1 }),
      'Only 1 left of Premium Water 1 L.',
    ],
    [
      'its price rose',
      (shop: LocalFirebase) => premium(shop, { unitPrice: '3.49' }),
      'The price of Premium Water 1 L has changed from ₹2.99 to ₹3.49.',
    ],
    [
      'its price cannot be read any more',
      (shop: LocalFirebase) => premium(shop, { unitPrice: 'on request' }),
      'The price of Premium Water 1 L is unavailable right now.',
    ],
  ])('has failed with the reason where %s, and the next one goes', async (_what, change, told) => {
    const { backend, sendNow, ...app } = await twoWaiting();
    await change(backend);
    await sendNow(() => backend.faults.clear());
    await expectQueued(app, SECOND, { status: 'done' });
    expect(await (await card(FIRST)).findByText(told)).toBeVisible();
    expect(screen.getByRole('link', { name: '1 needs you' })).toBeVisible();
    expect(shopOf(backend).orders).toEqual([SECOND]);
  });
});

describe('an order that the rules refuse without a reason to be seen', () => {
  it.each([
    ['only its commit', ':commit'],
    ['everything', '/documents'],
  ])('has failed, not tried for ever, where they deny %s', async (_what, path) => {
    const { backend, sendNow, ...app } = await twoWaiting();
    installFakeTimers();
    const denied = await sendNow(() => {
      backend.faults.clear();
      return backend.faults.inject({ match: { path }, fault: REFUSED });
    });
    await passTime(5 * 60_000);
    await expectQueued(app, FIRST, { status: 'failed' });
    await expectQueued(app, SECOND, { status: 'failed' });
    expect((await card(FIRST)).getByText('❌ Failed to place order. Try again.')).toBeVisible();
    expect(screen.getByRole('link', { name: '2 need you' })).toBeVisible();

    // It is the person who says when to try again, and it is not lost.
    await act(() => passTime(5 * 60_000));
    expect(shopOf(backend)).toEqual({ orders: [], stock: { integerValue: '30' } });
    backend.faults.clear(denied);
    await app.user.click((await card(FIRST)).getByRole('button', { name: 'Try again' }));
    await expectQueued(app, FIRST, { status: 'done' });
    expect(shopOf(backend)).toEqual({ orders: [FIRST], stock: { integerValue: '28' } });
  });

  it('is tried three times more, not once, when the person has said so', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/outbox', as: 'customer', backend });
    await screen.findByRole('heading', { name: 'Nothing to send' });
    const notTaken = (times: number) =>
      backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'status', status: 400 }, times });
    notTaken(3);
    await queueOrder(app, twoBottles(FIRST));
    await expectQueued(app, FIRST, { status: 'failed', tries: 3 });
    notTaken(2);
    await app.user.click(await (await card(FIRST)).findByRole('button', { name: 'Try again' }));
    await expectQueued(app, FIRST, { status: 'done', tries: 2 });
    expect(shopOf(backend)).toEqual({ orders: [FIRST], stock: { integerValue: '28' } });
  });

  it('is done after all where an earlier try of it arrives late', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/outbox', as: 'customer', backend });
    await screen.findByRole('heading', { name: 'Nothing to send' });
    const lost = backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    await queueOrder(app, twoBottles(FIRST));
    await expectQueued(app, FIRST, { status: 'pending', tries: 1, outcomeUnknown: true });
    backend.faults.clear(lost);
    const denied = backend.faults.inject({ match: { path: '/documents' }, fault: REFUSED });
    installFakeTimers();
    await passTime(2 * 60_000);
    await expectQueued(app, FIRST, { status: 'failed', outcomeUnknown: true });

    // That it is not there yet, when it is first looked for, says nothing.
    backend.faults.clear(denied);
    await act(() => passTime(60_000));
    await put(backend, `orders/${FIRST}`, anOrder(FIRST));
    await act(() => passTime(60_000));
    await expectQueued(app, FIRST, { status: 'done' });
    expect((await card(FIRST)).getByText(/It went through/)).toBeVisible();
  });
});
