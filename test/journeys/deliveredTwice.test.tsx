import { describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { expectQueued, queueOrder, twoBottles } from '../support/customerOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, put } from '../support/shop';
import { server } from '../support/testBackend';

const ID = 'T0000000001';

/** Two bottles each of Premium and of Essential Water. */
function twoProducts() {
  const order = twoBottles(ID);
  const [premium] = order.items;
  if (!premium) throw new Error('the order has a line');
  const essential = { ...premium, productId: '2', productName: 'Essential Water', size: '500ml' };
  return { ...order, items: [premium, { ...essential, pricePaise: 179 }] };
}

/** The very request by which the SDK sends an order, caught on its way before the server has seen it. */
async function aCommit() {
  const backend = await openShopBackend();
  const caught: Promise<() => Request>[] = [];
  server.events.on('request:start', ({ request }) => {
    if (!request.url.includes(':commit')) return;
    const { url, method, headers } = request;
    caught.push(
      request
        .clone()
        .text()
        .then(body => () => new Request(url, { method, headers, body })),
    );
  });
  const app = await renderApp({ as: 'customer', backend });
  backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
  await queueOrder(app, twoProducts());
  await expectQueued(app, ID, { status: 'pending', tries: 1, outcomeUnknown: true });
  app.kill();
  server.events.removeAllListeners();
  backend.faults.clear();
  const request = await caught[0];
  if (!request) throw new Error('no commit was sent');
  return { backend, send: async () => (await fetch(request())).status };
}

const stockOf = (backend: LocalFirebase, id: string) =>
  backend.firestore.documents.read(`inventory/${id}`)?.fields.inStock;

const shopOf = (backend: LocalFirebase) => ({
  orders: backend.firestore.documents.list('orders').length,
  stock: ['1', '2'].map(id => stockOf(backend, id)),
});
const bottles = (count: number) => ({ integerValue: String(count) });

describe('an order’s commit that is delivered more than once', () => {
  it('at the same time is taken once', async () => {
    const { backend, send } = await aCommit();
    const statuses = await Promise.all([send(), send(), send()]);
    expect(statuses.filter(status => status === 200)).toHaveLength(1);
    expect(shopOf(backend)).toEqual({ orders: 1, stock: [bottles(28), bottles(28)] });
  });

  it('one after the other is taken once, and the order is then found done', async () => {
    const { backend, send } = await aCommit();
    expect(await send()).toBe(200);
    expect(await send()).toBeGreaterThanOrEqual(400);
    expect(await send()).toBeGreaterThanOrEqual(400);
    const again = await renderApp({ backend });
    await expectQueued(again, ID, { status: 'done' });
    expect(shopOf(backend)).toEqual({ orders: 1, stock: [bottles(28), bottles(28)] });
  });
});

describe('an order’s commit of which one write is refused', () => {
  const sellOut = (backend: LocalFirebase, id: string) =>
    put(backend, `inventory/${id}`, { name: 'Water', unitPrice: id === '1' ? '2.99' : '1.79', inStock: 1 });
  const remove = (backend: LocalFirebase, id: string) =>
    backend.firestore.documents.remove([`inventory/${id}`]);

  it.each([
    ['the order, for another has its id', (shop: LocalFirebase) => put(shop, `orders/${ID}`, anOrder('X'))],
    ['the first product, sold out meanwhile', (shop: LocalFirebase) => sellOut(shop, '1')],
    ['the last product, sold out meanwhile', (shop: LocalFirebase) => sellOut(shop, '2')],
    ['the first product, removed meanwhile', (shop: LocalFirebase) => remove(shop, '1')],
    ['the last product, removed meanwhile', (shop: LocalFirebase) => remove(shop, '2')],
  ])('changes nothing: %s', async (_what, change) => {
    const { backend, send } = await aCommit();
    await change(backend);
    const before = shopOf(backend);
    expect(await send()).toBeGreaterThanOrEqual(400);
    expect(shopOf(backend)).toEqual(before);
  });
});
