import { expect, it } from 'vitest';
import { placeOrder } from '@/data/order/placeOrder';
import { cancelOrderCommand } from '@/features/storefront/myOrders/cancel/cancelOrderCommand';
import { selectOutbox } from '@/sync/outbox/outboxSlice';
import { queueCommand } from '@/sync/outbox/queueCommand';
import { expectQueued, queueOrder, twoBottles } from '../../support/customerOrders';
import { type OfficialShop, openOfficialShop } from '../../support/officialShop';
import { openPage } from '../../support/renderApp';
import { CUSTOMER } from '../../support/shop';

/** A customer's page: the app's store, its outbox and its outbox worker, over the SDK. */
async function openCustomer() {
  const shop = await openOfficialShop();
  const app = await openPage({ source: shop.source, as: 'customer' });
  const { firestore, serverClock } = app.services;
  return { shop, app, services: { run: firestore.run, serverNow: serverClock.now } };
}

const fieldsOf = async (shop: OfficialShop, path: string) => (await shop.read(path))?.fields;
const stockOf = async (shop: OfficialShop, productId: string) =>
  Number(Object((await fieldsOf(shop, `inventory/${productId}`))?.inStock).integerValue);

it('an order goes from the outbox to the server, with its bottles, and is cancelled with them', async () => {
  const { shop, app } = await openCustomer();
  const order = twoBottles();
  await queueOrder(app, order);
  await expectQueued(app, order.id, { status: 'done' });
  expect(await fieldsOf(shop, `orders/${order.id}`)).toMatchObject({
    id: { stringValue: order.id },
    userId: { stringValue: CUSTOMER.uid },
    status: { stringValue: 'pending' },
    total: { doubleValue: 5.98 },
    quantities: { mapValue: { fields: { '1': { integerValue: '2' } } } },
    shippingAddress: { stringValue: order.shippingAddress },
    createdAt: { timestampValue: expect.any(String) },
    statusTimes: { mapValue: { fields: { pending: { timestampValue: expect.any(String) } } } },
  });
  expect(await stockOf(shop, '1')).toBe(28);

  const payload = { commandId: 'C1', orderId: order.id, userId: CUSTOMER.uid, cancelReason: 'Too many' };
  await app.store.dispatch(queueCommand(cancelOrderCommand, { uid: CUSTOMER.uid, payload }));
  await expectQueued(app, 'C1', { status: 'done' });
  expect(await fieldsOf(shop, `orders/${order.id}`)).toMatchObject({
    status: { stringValue: 'cancelled' },
    cancelReason: { stringValue: 'Too many' },
    cancelledAt: { timestampValue: expect.any(String) },
  });
  expect(await stockOf(shop, '1')).toBe(30);
});

it('an order that is sent twice, at once and again, is one order', async () => {
  const { shop, services } = await openCustomer();
  const order = twoBottles();
  const results = [...(await Promise.all([placeOrder(order, services), placeOrder(order, services)]))];
  results.push(await placeOrder(order, services));
  // One of two that meet may have to be sent again, as the outbox does; none is refused.
  expect(results.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
  expect(results.at(-1)).toEqual({ outcome: 'placed' });
  expect((await shop.list('orders')).map(({ path }) => path)).toEqual([`orders/${order.id}`]);
  expect(await stockOf(shop, '1')).toBe(28);
});

it('an order of more than there is, at another price or of somebody else is refused, and nothing is written', async () => {
  const { shop, app, services } = await openCustomer();
  const order = twoBottles();
  const [item] = order.items;
  if (!item) throw new Error('the order has a line');

  const tooMany = { ...order, items: [{ ...item, quantity: 31 }] };
  await queueOrder(app, tooMany);
  await expectQueued(app, order.id, { status: 'failed' });
  const [entry] = selectOutbox(app.store.getState()).entries;
  expect(entry?.failure?.reason).toMatchObject({
    kind: 'item',
    refusal: { reason: { kind: 'onlyLeft', inStock: 30 } },
  });

  const cheaper = { ...order, items: [{ ...item, pricePaise: 1 }] };
  expect(await placeOrder(cheaper, services)).toMatchObject({
    outcome: 'refused',
    problem: { refusal: { reason: { kind: 'priceChanged' } } },
  });
  // Not even asked: the session is another's.
  expect(await placeOrder({ ...order, userId: 'ravi' }, services)).toMatchObject({ outcome: 'failed' });

  expect(await shop.list('orders')).toEqual([]);
  expect(await stockOf(shop, '1')).toBe(30);
});
