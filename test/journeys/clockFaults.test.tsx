import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { installFakeTimers, NOW, passTime } from '../support/clock';
import { comeOnline, expectQueued, queueOrder, shopOf, twoBottles } from '../support/customerOrders';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { requestsTo } from '../support/requestsTo';
import { CUSTOMER, put } from '../support/shop';

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;
const PLACED = { orders: ['T0000000001'], stock: { integerValue: '28' } };

const clocks = [
  ['three years ahead', NOW + 3 * YEAR_MS],
  ['three years behind', NOW - 3 * YEAR_MS],
  ['at its beginning', 0],
] as const;

const deliveryOf = (backend: Awaited<ReturnType<typeof openShopBackend>>) =>
  backend.firestore.documents.read('orders/T0000000001')?.fields.estimatedDelivery;

describe('on a device whose clock is', () => {
  it.each(clocks)('%s, a customer signs in and orders, for the shop’s own days', async (_what, device) => {
    vi.setSystemTime(device);
    const backend = await openShopBackend(() => NOW);
    // An order would begin the profile of who has none, and fill in a phone that is missing.
    await put(backend, `users/${CUSTOMER.uid}`, { name: 'Asha Rao', phone: '9876543210', address: '' });
    const app = await renderApp({ at: '/track-order', as: 'customer', backend });
    await screen.findByRole('heading', { name: 'No orders yet' });
    const commits = requestsTo(':commit');
    const order = twoBottles();
    await queueOrder(app, order);
    await expectQueued(app, order.id, { status: 'done' });
    expect(shopOf(backend)).toEqual(PLACED);
    expect(commits()).toBe(1);
    const { fields } = backend.firestore.documents.read('orders/T0000000001') ?? {};
    expect(fields?.placedAt).toEqual({ stringValue: new Date(device).toISOString() });
    expect(deliveryOf(backend)).toMatchObject({ timestampValue: expect.stringMatching(/^2026-01-20T09:0/) });
  });

  it.each(clocks)(
    'set to %s while the app was closed, an order is sent, and no token asked for in a loop',
    async (_what, device) => {
      const backend = await openShopBackend(() => NOW);
      const before = await renderApp({ as: 'customer', backend });
      await before.services.auth.storefront.readyToken();
      cleanup();
      await closeBrowser();
      vi.setSystemTime(device);

      const tokens = requestsTo('/v1/token');
      const app = await renderApp({ at: '/track-order', backend });
      await screen.findByRole('heading', { name: 'No orders yet' });
      const order = twoBottles();
      await queueOrder(app, order);
      await expectQueued(app, order.id, { status: 'done' });
      expect(shopOf(backend)).toEqual(PLACED);
      expect(tokens()).toBeLessThanOrEqual(2);
    },
  );

  it('set back by years, an hour’s token that the server takes no more is renewed at the start', async () => {
    let serverNow = NOW;
    const backend = await openShopBackend(() => serverNow);
    const before = await renderApp({ as: 'customer', backend });
    await before.services.auth.storefront.readyToken();
    cleanup();
    await closeBrowser();
    serverNow += 2 * DAY_MS;
    vi.setSystemTime(NOW - YEAR_MS);

    const app = await renderApp({ at: '/track-order', backend });
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    const order = twoBottles();
    await queueOrder(app, order);
    await expectQueued(app, order.id, { status: 'done' });
  });
});

describe('an order that has waited', () => {
  it('for eight days is accepted, and delivered five days from then', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/track-order', as: 'customer', backend });
    backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    const order = twoBottles();
    await queueOrder(app, order);
    await expectQueued(app, order.id, { status: 'pending', tries: 1 });
    vi.setSystemTime(NOW + 8 * DAY_MS);
    backend.faults.clear();
    comeOnline();
    await expectQueued(app, order.id, { status: 'done' });
    expect(shopOf(backend)).toEqual(PLACED);
    expect(deliveryOf(backend)).toMatchObject({ timestampValue: expect.stringMatching(/^2026-01-28T09:0/) });
  });

  it.each([
    ['back an hour', -60 * 60 * 1000],
    ['back to its beginning', -NOW],
    ['ahead three years', 3 * YEAR_MS],
  ])('is tried again within a minute of the clock being set %s', async (_what, byMs) => {
    installFakeTimers();
    const backend = await openShopBackend(() => NOW);
    const app = await renderApp({ at: '/track-order', as: 'customer', backend });
    await screen.findByRole('heading', { name: 'No orders yet' });
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'status', status: 429 } });
    const order = twoBottles();
    await queueOrder(app, order);
    await expectQueued(app, order.id, { status: 'pending', tries: 1 });
    backend.faults.clear();
    vi.setSystemTime(Date.now() + byMs);
    await passTime(61_000);
    await expectQueued(app, order.id, { status: 'done' });
    expect(shopOf(backend)).toEqual(PLACED);
  });
});
