import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectQueued, queueOrder, twoBottles } from '../../../test/support/customerOrders';
import { closeBrowser, openShopBackend, renderApp } from '../../../test/support/renderApp';
import { anOrder, CUSTOMER, put } from '../../../test/support/shop';
import { failingLog } from '../../../test/support/slowLog';

const RAVI = { uid: 'ravi', email: 'ravi@demo.test', password: 'water-demo-2', emailVerified: true };
const EVERYTHING = { path: '/' } as const;

async function aShopOfTwo() {
  const backend = await openShopBackend();
  await backend.auth.accounts.create(RAVI);
  await put(backend, 'orders/ASHAORDER0001', anOrder('ASHAORDER0001'));
  await put(backend, 'orders/RAVIORDER0001', anOrder('RAVIORDER0001', { userId: 'ravi', email: RAVI.email }));
  await put(backend, `users/${CUSTOMER.uid}`, { name: 'Asha Rao', phone: '9876543210', address: 'Pune' });
  await put(backend, 'users/ravi', { name: 'Ravi', phone: '9000000009', address: 'Kochi' });
  return backend;
}

const press = async ({ user }: { user: Awaited<ReturnType<typeof renderApp>>['user'] }) =>
  user.click(await screen.findByRole('button', { name: 'Download my data' }));

describe('Download my data', () => {
  it('saves one file with all that is theirs, and what still waits here', async () => {
    const backend = await aShopOfTwo();
    const app = await renderApp({ at: '/profile', as: 'customer', backend });
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    const order = twoBottles();
    await queueOrder(app, order);
    await expectQueued(app, order.id, { status: 'pending', tries: 1 });
    await press(app);
    expect(await screen.findByText('Saved as eawa-my-data-2026-01-15.json.')).toBeVisible();
    expect(app.downloads).toHaveLength(1);
    const text = app.downloads[0]?.text ?? '';
    expect(JSON.parse(text)).toMatchObject({
      account: { id: 'asha', email: CUSTOMER.email },
      profile: { phone: '9876543210' },
      orders: { all: [{ id: 'ASHAORDER0001' }] },
      waitingOnThisDevice: [{ what: 'placeOrder', content: { id: order.id } }],
    });
    expect(text).not.toMatch(/ravi|RAVI|Kochi|9000000009/);
    expect(text).not.toContain(CUSTOMER.password);
  });

  it('saves without a network what was read here last', async () => {
    const backend = await aShopOfTwo();
    const before = await renderApp({ at: '/track-order', as: 'customer', backend });
    await screen.findByRole('article', { name: 'Order #ASHAORDER0001' });
    globalThis.dispatchEvent(new Event('pagehide'));
    before.unmount();
    cleanup();
    const app = await renderApp({ at: '/profile', backend });
    await press(app);
    await screen.findByText(/^Saved as/);
    cleanup();
    await closeBrowser();

    backend.faults.inject({ match: EVERYTHING, fault: { kind: 'dropRequest' } });
    const offline = await renderApp({ at: '/profile', backend });
    await screen.findByText('9876543210');
    await press(offline);
    expect(await screen.findByText(/^Saved as/)).toBeVisible();
    expect(JSON.parse(offline.downloads[0]?.text ?? '')).toMatchObject({
      profile: { phone: '9876543210' },
      orders: { all: [{ id: 'ASHAORDER0001' }] },
    });
  });

  it('says in the file where what waits here could not be read', async () => {
    const { logThrough } = failingLog();
    const app = await renderApp({
      at: '/profile',
      as: 'customer',
      backend: await aShopOfTwo(),
      logThrough,
    });
    await press(app);
    await screen.findByText(/^Saved as/);
    expect(JSON.parse(app.downloads[0]?.text ?? '')).toMatchObject({
      orders: { all: [{ id: 'ASHAORDER0001' }] },
      waitingOnThisDevice: 'could not be read',
    });
  });

  it('saves no file that would lack the orders', async () => {
    const backend = await aShopOfTwo();
    backend.faults.inject({ match: { path: ':runQuery' }, fault: { kind: 'dropRequest' } });
    const app = await renderApp({ at: '/profile', as: 'customer', backend });
    await press(app);
    expect(await screen.findByText(/^Your data could not be read. You seem to be offline./)).toBeVisible();
    expect(app.downloads).toEqual([]);
  });
});
