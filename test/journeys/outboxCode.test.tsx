import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { installFakeTimers, passTime } from '../support/clock';
import { comeOnline, expectQueued, queueOrder, shopOf, twoBottles } from '../support/customerOrders';
import { openShopBackend, renderApp } from '../support/renderApp';

/** Whether the outbox's code can be loaded, how often it was asked for in vain, and what it waits for before it comes. */
const code = vi.hoisted(() => ({ lost: false, asked: 0, late: Promise.resolve() }));

vi.mock('@/app/outbox/openOutbox', async load => {
  const real = await load<typeof import('@/app/outbox/openOutbox')>();
  return {
    ...real,
    async openOutbox(...options: Parameters<typeof real.openOutbox>) {
      await code.late;
      if (!code.lost) return real.openOutbox(...options);
      code.asked += 1;
      throw new TypeError('Failed to fetch dynamically imported module');
    },
  };
});

// First in this file: the commands are registered once a page.
it('what waits is described once its code is there, and not taken for something unknown before', async () => {
  code.late = new Promise(() => {});
  const backend = await openShopBackend();
  const app = await renderApp({ as: 'customer', backend });
  await queueOrder(app, twoBottles());
  app.kill();

  let comes = () => {};
  code.late = new Promise(resolve => {
    comes = resolve;
  });
  backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
  await renderApp({ at: '/outbox', backend });
  expect(await screen.findByRole('button', { name: 'Send now' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByText('Loading…')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();

  comes();
  const order = await screen.findByRole('article', { name: `Order #${orderNumber('T0000000001')}` });
  expect(order).toHaveTextContent('Premium Water, 1 L x 2');
});

async function logOutAndKeep({ user }: Awaited<ReturnType<typeof renderApp>>) {
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Keep on this device' }));
}

/** A shop that cannot be written to; an order has been tried once on a device whose app is closed. */
async function withUnsentOrder() {
  const backend = await openShopBackend();
  const app = await renderApp({ as: 'customer', backend });
  backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
  await queueOrder(app, twoBottles());
  await expectQueued(app, 'T0000000001', { status: 'pending', tries: 1 });
  app.kill();
  return backend;
}

it('what waits is sent though the code that sends it did not come when the session began', async () => {
  const backend = await withUnsentOrder();
  backend.faults.clear();
  code.lost = true;
  const again = await renderApp({ backend });
  await waitFor(() => expect(code.asked).toBe(1));
  expect(shopOf(backend).orders).toEqual([]);
  code.lost = false;
  await act(async () => comeOnline());
  await expectQueued(again, 'T0000000001', { status: 'done' });
  expect(shopOf(backend)).toEqual({ orders: ['T0000000001'], stock: { integerValue: '28' } });
});

it.each([
  ['is sent when it is asked for', false],
  ['is sent a minute later by itself', true],
])('what waits while the code that sends it did not come %s', async (_how, byItself) => {
  if (byItself) installFakeTimers();
  const backend = await withUnsentOrder();
  backend.faults.clear();
  Object.assign(code, { lost: true, asked: 0 });
  const again = await renderApp({ at: '/outbox', backend });
  await waitFor(() => expect(code.asked).toBe(1));
  const sendNow = await screen.findByRole('button', { name: 'Send now' });
  code.lost = false;
  if (byItself) await act(() => passTime(60_000));
  else await again.user.click(sendNow);
  await expectQueued(again, 'T0000000001', { status: 'done' });
  expect(shopOf(backend)).toEqual({ orders: ['T0000000001'], stock: { integerValue: '28' } });
});

it('where the code that sends did not come, who signs out with what waits is asked all the same, and it is shown', async () => {
  const backend = await withUnsentOrder();
  code.lost = true;
  const again = await renderApp({ at: '/menu', backend });
  await again.user.click(await screen.findByRole('button', { name: 'Logout' }));
  const question = await screen.findByRole('alertdialog', { name: 'Sign out with unsent work?' });
  expect(question).toHaveTextContent('1 thing is not sent yet.');
  await again.user.click(within(question).getByRole('button', { name: 'Stay signed in' }));
  await again.user.click(await screen.findByRole('link', { name: '1 not sent' }));
  expect(await screen.findByRole('article', { name: /T0000000001/ })).toBeVisible();

  code.lost = false;
  await logOutAndKeep(again);
  await waitFor(() => {
    const { entries, read } = again.store.getState().outbox;
    expect({ entries, read }).toEqual({ entries: [], read: {} });
  });
});
