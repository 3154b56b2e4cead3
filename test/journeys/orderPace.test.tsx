import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { cancelOrderCommand } from '@/features/storefront/myOrders/cancel/cancelOrderCommand';
import { queueCommand } from '@/sync/outbox/queueCommand';
import { installFakeTimers, NOW, passTime, passUntil } from '../support/clock';
import { comeOnline, expectQueued, queueOrder, shopOf, twoBottles } from '../support/customerOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { CUSTOMER, put } from '../support/shop';

afterEach(() => {
  vi.useRealTimers();
});

const idOf = (number: number) => `T000000000${number}`;
const IDS = [1, 2, 3, 4, 5, 6, 7].map(idOf);

/** A customer's app with seven orders that a phone without a connection has saved. */
async function sevenSaved(clock?: () => number) {
  const backend = await openShopBackend(clock);
  const app = await renderApp({ at: '/track-order', as: 'customer', backend });
  await screen.findByRole('heading', { name: 'No orders yet' });
  const cut = backend.faults.inject({ match: { path: ':batchGet' }, fault: { kind: 'dropRequest' } });
  // Before the first try fails: what it waits for is to pass by the test's clock.
  installFakeTimers();
  for (const id of IDS) await queueOrder(app, twoBottles(id));
  await expectQueued(app, idOf(1), { status: 'pending', tries: 1 });
  return { ...app, backend, reconnect: () => backend.faults.clear(cut) };
}

describe('orders of a phone that comes back online', () => {
  it('go out five at once, then one a minute, in their order and each once', async () => {
    const app = await sevenSaved();
    const begun = Date.now();
    app.reconnect();
    comeOnline();
    await passUntil(begun + 5000);
    expect(shopOf(app.backend).orders).toEqual(IDS.slice(0, 5));
    await expectQueued(app, idOf(6), { status: 'pending', outcomeUnknown: false });
    // Saved at 2:30 pm in India; a minute after the fifth it is its turn.
    expect(screen.getByRole('article', { name: `Order #${orderNumber(idOf(6))}` })).toHaveTextContent(
      'We’ll send it at 2:31 pm: after five orders at once, one is sent a minute',
    );
    await passUntil(begun + 55_000);
    expect(shopOf(app.backend).orders).toEqual(IDS.slice(0, 5));
    await passUntil(begun + 70_000);
    expect(shopOf(app.backend).orders).toEqual(IDS.slice(0, 6));
    await passUntil(begun + 115_000);
    expect(shopOf(app.backend).orders).toEqual(IDS.slice(0, 6));
    await passUntil(begun + 135_000);
    expect(shopOf(app.backend)).toEqual({ orders: IDS, stock: { integerValue: '16' } });
    await expectQueued(app, idOf(7), { status: 'done' });
  });

  it('says when the one that was just saved goes out, where others came before it', async () => {
    const backend = await openShopBackend();
    const at = new Date(NOW);
    const times = Object.fromEntries([0, 1, 2, 3, 4].map(place => [place, at]));
    await put(backend, `orderPace/${CUSTOMER.uid}`, { count: 5, lastOrderId: 'T0000000009', times });
    const app = await renderApp({
      ...{ at: '/track-order', as: 'customer', backend },
      navigationState: { savedOrderId: idOf(1), told: true },
    });
    await queueOrder(app, twoBottles(idOf(1)));
    expect(
      await screen.findByText(`Order #${orderNumber(idOf(1))} is saved here. We’ll send it at 2:31 pm.`),
    ).toBeVisible();
    expect(shopOf(backend).orders).toEqual([]);
  });

  it('let a cancellation by while one waits for its turn', async () => {
    const app = await sevenSaved();
    app.reconnect();
    comeOnline();
    await passTime(5000);
    await expectQueued(app, idOf(6), { status: 'pending' });
    const payload = {
      commandId: 'CANCEL0000000001',
      orderId: idOf(1),
      userId: CUSTOMER.uid,
      cancelReason: '',
    };
    await app.store.dispatch(queueCommand(cancelOrderCommand, { uid: CUSTOMER.uid, payload }));
    await passTime(3000);
    expect(app.backend.firestore.documents.read(`orders/${idOf(1)}`)?.fields.status).toEqual({
      stringValue: 'cancelled',
    });
    expect(shopOf(app.backend).orders).toEqual(IDS.slice(0, 5));
    await passTime(130_000);
    expect(shopOf(app.backend).orders).toEqual(IDS);
  });

  it.each([
    ['an hour behind', -3_600_000],
    ['an hour ahead', 3_600_000],
  ])('wait for the server’s turn on a device whose clock is %s', async (_what, aheadMs) => {
    let deviceAheadMs = 0;
    const app = await sevenSaved(() => Date.now() - deviceAheadMs);
    deviceAheadMs = aheadMs;
    vi.setSystemTime(Date.now() + aheadMs);
    app.reconnect();
    comeOnline();
    await passTime(5000);
    expect(shopOf(app.backend).orders).toEqual(IDS.slice(0, 5));
    await passTime(190_000);
    expect(shopOf(app.backend)).toEqual({ orders: IDS, stock: { integerValue: '16' } });
  });
});
