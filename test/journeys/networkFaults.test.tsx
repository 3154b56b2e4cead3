import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import type { Fault } from '../../local-firebase/faults/fault';
import { installFakeTimers, passTime } from '../support/clock';
import { comeOnline, expectQueued, queueOrder, shopOf, twoBottles } from '../support/customerOrders';
import { openShopBackend, renderApp } from '../support/renderApp';

afterEach(() => vi.useRealTimers());

const COMMIT = { path: ':commit' };
const DATABASE = { path: '/documents' };
const PLACED = { orders: ['T0000000001'], stock: { integerValue: '28' } };
const NOTHING = { orders: [], stock: { integerValue: '30' } };

const cardOf = async (id: string) =>
  within(await screen.findByRole('article', { name: `Order #${orderNumber(id)}` }));

/** The customer's orders, with a fault in the way, and an order kept. */
async function orderDespite(fault: Fault, match = COMMIT) {
  const backend = await openShopBackend();
  const app = await renderApp({ at: '/track-order', as: 'customer', backend });
  await screen.findByRole('heading', { name: 'No orders yet' });
  backend.faults.inject({ match, fault });
  const order = twoBottles();
  await queueOrder(app, order);
  return { ...app, order };
}

describe('an order on its way', () => {
  it.each([
    ['no network', { kind: 'dropRequest' }, 'offline', true],
    ['a portal’s page', { kind: 'html200' }, 'offline', true],
    ['a redirect to a portal', { kind: 'redirect' }, 'offline', true],
    ['an answer without the server’s time', { kind: 'status', status: 200, body: {} }, 'offline', true],
    ['an empty answer', { kind: 'status', status: 204 }, 'offline', true],
    ['an empty 511 of a portal', { kind: 'htmlStatus', status: 511 }, 'offline', true],
    ['a proxy’s page of 502', { kind: 'htmlStatus', status: 502 }, 'offline', true],
    ['a server that is down', { kind: 'status', status: 503 }, 'unavailable', true],
    ['a server’s error', { kind: 'status', status: 500 }, 'offline', true],
    ['too many requests', { kind: 'status', status: 429 }, 'rateLimited', false],
    ['contention', { kind: 'status', status: 409 }, 'conflict', false],
  ] as const)(
    'waits out %s, and is never called placed before it is',
    async (_what, fault, reason, unknown) => {
      const { backend, order, ...app } = await orderDespite(fault);
      await expectQueued(app, order.id, { status: 'pending', tries: 1, outcomeUnknown: unknown });
      expect(await app.services.outboxLog.read({ area: 'storefront', uid: 'asha' })).toMatchObject({
        records: [{ failure: { reason } }],
      });
      expect((await cardOf(order.id)).getByText('Not sent yet')).toBeVisible();
      expect(shopOf(backend)).toEqual(NOTHING);

      backend.faults.clear();
      comeOnline();
      await expectQueued(app, order.id, { status: 'done' });
      expect(await (await cardOf(order.id)).findByRole('progressbar')).toBeVisible();
      expect(shopOf(backend)).toEqual(PLACED);
    },
  );

  it.each([
    ['lost', { kind: 'applyThenDrop' }],
    ['broken off', { kind: 'applyThenCut' }],
  ] as const)('is found on the server when the answer was %s', async (_what, fault) => {
    const { backend, order, ...app } = await orderDespite(fault);
    await expectQueued(app, order.id, { status: 'done' });
    expect(shopOf(backend)).toEqual(PLACED);
  });

  it.each([
    ['its commit', COMMIT, 16_000, true],
    // What comes before the commit is not answered either: it was never sent.
    ['any request', { path: '/' }, 25_000, false],
  ])(
    'waits, and hangs nothing, where %s is never answered',
    async (_what, match, untilMs, outcomeUnknown) => {
      installFakeTimers();
      const { backend, order, ...app } = await orderDespite({ kind: 'hang' }, match);
      await expectQueued(app, order.id, { status: 'sending' });
      await passTime(untilMs);
      await expectQueued(app, order.id, { status: 'pending', outcomeUnknown });
      expect((await cardOf(order.id)).getByText('Not sent yet')).toBeVisible();
      backend.faults.clear();
      comeOnline();
      await expectQueued(app, order.id, { status: 'done' });
      expect(shopOf(backend)).toEqual(PLACED);
    },
  );

  it('is tried three times where the server will not take it, then marked as failed for the next to go', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/track-order', as: 'customer', backend });
    await screen.findByRole('heading', { name: 'No orders yet' });
    backend.faults.inject({ match: COMMIT, fault: { kind: 'status', status: 400 }, times: 3 });
    await queueOrder(app, twoBottles('T0000000001'));
    await queueOrder(app, twoBottles('T0000000002'));
    await expectQueued(app, 'T0000000001', { status: 'failed', tries: 3 });
    await expectQueued(app, 'T0000000002', { status: 'done' });
    expect((await cardOf('T0000000001')).getByText('Could not be placed')).toBeVisible();
    expect(shopOf(backend)).toEqual({ orders: ['T0000000002'], stock: { integerValue: '28' } });
  });
});

describe('the menu', () => {
  it.each([
    ['no network', { kind: 'dropRequest' }],
    ['a portal’s page', { kind: 'html200' }],
    ['a redirect to a portal', { kind: 'redirect' }],
    ['an empty answer', { kind: 'status', status: 204 }],
    ['half an answer', { kind: 'applyThenCut' }],
    ['a proxy’s page of 502', { kind: 'htmlStatus', status: 502 }],
    ['a server that is down', { kind: 'status', status: 503 }],
    ['too many requests', { kind: 'status', status: 429 }],
  ] as const)('stays as it was last read, and says so, on %s', async (_what, fault) => {
    const backend = await openShopBackend();
    await renderApp({ at: '/menu', backend });
    await screen.findByRole('heading', { name: 'Premium Water' });
    // What closing the tab does: what is to be kept is written.
    globalThis.dispatchEvent(new Event('pagehide'));
    cleanup();
    backend.faults.inject({ match: DATABASE, fault });
    await renderApp({ at: '/menu', backend });
    expect(await screen.findByText('Menu as of 2:30 pm.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Premium Water' })).toBeVisible();
    expect(screen.queryByText('No products found')).toBeNull();
  });
});

it('tells whoever only reads that the service is busy, not that they have tried too often', async () => {
  const backend = await openShopBackend();
  backend.faults.inject({ match: { path: ':runQuery' }, fault: { kind: 'status', status: 429 } });
  await renderApp({ at: '/track-order', as: 'customer', backend });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your orders could not be loaded. The service is busy. Try again in a moment.',
  );
});
