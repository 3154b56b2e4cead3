import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { flushPendingWork } from '../support/clock';
import { anOrderOf, entries, queue, queueUnsent, settled, statusOf } from '../support/queuedOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { CUSTOMER, put } from '../support/shop';

describe('the outbox', () => {
  it('keeps an order on disk before anything else, sends it, and has it once', async () => {
    const app = await renderApp({ as: 'customer' });
    const order = anOrderOf(2, 'T0000000001');
    await queue(app, order);
    expect(
      (await app.services.outboxLog.read({ area: 'storefront', uid: CUSTOMER.uid })).records,
    ).toMatchObject([{ id: order.id, name: 'placeOrder' }]);
    await settled(app, order.id, 'done');
    expect(app.backend.firestore.documents.list('orders')).toHaveLength(1);
    expect(app.backend.firestore.documents.read('inventory/1')?.fields.inStock).toEqual({
      integerValue: '28',
    });
  });

  it('lets one bad order step aside, with the reason, and sends the others in their order', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ as: 'customer', backend });
    const [first, bad, last] = [
      anOrderOf(1, 'T0000000001'),
      anOrderOf(500, 'T0000000002'),
      anOrderOf(1, 'T0000000003'),
    ];
    await queue(app, first, bad, last);
    await settled(app, last.id, 'done');
    expect(statusOf(app, first.id)).toBe('done');
    expect(entries(app).find(({ id }) => id === bad.id)).toMatchObject({
      status: 'failed',
      failure: { reason: { kind: 'item', refusal: { reason: { kind: 'onlyLeft', inStock: 29 } } } },
    });
    expect(backend.firestore.documents.list('orders').map(({ path }) => path)).toEqual([
      'orders/T0000000001',
      'orders/T0000000003',
    ]);
  });

  it('sends at the next start what a closed browser left behind', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ as: 'customer', backend });
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    const order = anOrderOf(2, 'T0000000001');
    await queueUnsent(app, order);
    // It may be about to try again.
    expect(entries(app)[0]).toMatchObject({ outcomeUnknown: true });
    app.kill();

    backend.faults.clear();
    const again = await renderApp({ backend });
    await settled(again, order.id, 'done');
    expect(backend.firestore.documents.list('orders')).toHaveLength(1);
  });

  it('finds an order that was placed although the answer was lost', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ as: 'customer', backend });
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'applyThenDrop' }, times: 1 });
    const order = anOrderOf(30, 'T0000000001');
    await queue(app, order);
    await settled(app, order.id, 'done');
    expect(backend.firestore.documents.read('inventory/1')?.fields.inStock).toEqual({ integerValue: '0' });
  });

  it('tells the new price instead of paying it', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ as: 'customer', backend });
    const stored = backend.firestore.documents.read('inventory/1');
    await backend.firestore.documents.write([
      { path: 'inventory/1', fields: { ...stored?.fields, unitPrice: { stringValue: '3.49' } } },
    ]);
    const order = anOrderOf(2, 'T0000000001');
    await queue(app, order);
    await settled(app, order.id, 'failed');
    expect(entries(app)[0]?.failure?.reason).toEqual({
      kind: 'item',
      refusal: {
        productId: '1',
        productName: 'Premium Water',
        size: '1L',
        reason: { kind: 'priceChanged', fromPaise: 299, toPaise: 349 },
      },
    });
    expect(backend.firestore.documents.list('orders')).toEqual([]);
  });

  it('tells new charges of the shop', async () => {
    const backend = await openShopBackend();
    await put(backend, 'settings/shop', { deliveryFee: 5, taxRate: 0 });
    const app = await renderApp({ as: 'customer', backend });
    const order = anOrderOf(2, 'T0000000001');
    await queue(app, order);
    await settled(app, order.id, 'failed');
    expect(entries(app)[0]?.failure?.reason).toEqual({ kind: 'charges', fromPaise: 945, toPaise: 1098 });
  });

  it('shows and sends nothing of one customer to another', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ as: 'customer', backend });
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    const order = anOrderOf(2, 'T0000000001');
    await queueUnsent(app, order);
    await app.services.auth.storefront.signOut();
    await waitFor(() => expect(entries(app)).toEqual([]));

    backend.faults.clear();
    const other = { uid: 'ravi', email: 'ravi@demo.test', password: 'water-demo-2', emailVerified: true };
    await backend.auth.accounts.create(other);
    await app.services.auth.storefront.signIn(other.email, other.password);
    await waitFor(() => expect(app.store.getState().session.storefront.user?.id).toBe('ravi'));
    await act(flushPendingWork);
    expect(entries(app)).toEqual([]);
    expect(backend.firestore.documents.list('orders')).toEqual([]);

    await app.services.auth.storefront.signOut();
    await app.services.auth.storefront.signIn(CUSTOMER.email, CUSTOMER.password);
    await settled(app, order.id, 'done');
  });
});
