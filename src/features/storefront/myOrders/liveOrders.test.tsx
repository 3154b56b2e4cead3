import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { installFakeTimers, passTime } from '../../../../test/support/clock';
import { countReads } from '../../../../test/support/countReads';
import { anOrderOf, queueUnsent } from '../../../../test/support/queuedOrders';
import { openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { anOrder, put } from '../../../../test/support/shop';

const ID = 'ORDER0000001';
const HALF_A_MINUTE_MS = 30_000;

async function openOrders(status = 'pending') {
  const backend = await openShopBackend();
  await put(backend, `orders/${ID}`, anOrder(ID, { status }));
  const app = await renderApp({ at: '/track-order', as: 'customer', backend });
  await screen.findByRole('article', { name: `Order #${orderNumber(ID)}` });
  const become = (next: string) => put(backend, `orders/${ID}`, anOrder(ID, { status: next }));
  return { ...app, become };
}

const badge = () => screen.findByRole('article', { name: `Order #${orderNumber(ID)}` });

function look(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  return act(async () => void globalThis.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'));

/** Moves the clock and all that waits for it, and lets what that started come to its end. */
const pass = (ms: number) => act(() => passTime(ms));

describe('orders under way', () => {
  it('show a change when the person comes back to the page', async () => {
    const { become } = await openOrders();
    await look('hidden');
    await become('shipped');
    await look('visible');
    await waitFor(async () =>
      expect(await badge()).toHaveTextContent(`Status of order ${orderNumber(ID)}: Shipped`),
    );
  });

  it('show a change when the network comes back', async () => {
    const { become } = await openOrders();
    await become('shipped');
    await act(async () => void globalThis.dispatchEvent(new Event('offline')));
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    await screen.findByRole('progressbar', { value: { now: 75 } });
  });

  it('are read again by themselves while the page is looked at, and not while it is hidden', async () => {
    installFakeTimers();
    const { become, backend } = await openOrders();
    await become('processing');
    await pass(HALF_A_MINUTE_MS);
    await screen.findByRole('progressbar', { value: { now: 50 } });

    await look('hidden');
    const reads = await countReads(backend);
    await become('shipped');
    await pass(10 * HALF_A_MINUTE_MS);
    expect(await reads()).toBe(0);
    expect(screen.getByRole('progressbar', { value: { now: 50 } })).toBeVisible();
  });

  it('cost nothing once they are over', async () => {
    installFakeTimers();
    const { backend } = await openOrders('delivered');
    const reads = await countReads(backend);
    await pass(10 * HALF_A_MINUTE_MS);
    expect(await reads()).toBe(0);
  });

  it.each([
    ['one answer of a busy service', { fault: { kind: 'status', status: 503 }, times: 1 }],
    ['a connection that was gone for a while', { fault: { kind: 'dropRequest' } }],
  ] as const)('are read again by themselves after %s', async (_what, fault) => {
    installFakeTimers();
    const { become, backend } = await openOrders();
    backend.faults.inject({ match: { path: ':runQuery' }, ...fault });
    await pass(HALF_A_MINUTE_MS);
    // They are there: only how they were read is old.
    expect(await screen.findByRole('alert')).not.toHaveTextContent('Your orders could not be loaded.');
    backend.faults.clear();
    await become('shipped');
    await pass(2 * HALF_A_MINUTE_MS);
    await screen.findByRole('progressbar', { value: { now: 75 } });
    expect(screen.queryByRole('alert')).toBeNull();
    await become('delivered');
    await pass(HALF_A_MINUTE_MS);
    await screen.findByRole('progressbar', { value: { now: 100 } });
  });

  it('say a change aloud', async () => {
    const { become, user } = await openOrders();
    const status = within(await badge())
      .getByText('Pending')
      .closest('[aria-live]');
    expect(status).toHaveAttribute('aria-live', 'polite');
    await become('processing');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    // In the region that was there before: what comes with its words is not read out.
    await waitFor(() => expect(status).toHaveTextContent('Processing'));
    expect(status).toBeInTheDocument();
  });
});

describe('the chips', () => {
  const STATUSES = ['pending', 'shipped', 'delivered', 'cancelled'] as const;

  async function openAll(at = '/track-order') {
    const backend = await openShopBackend();
    for (const status of STATUSES) {
      await put(backend, `orders/${status.toUpperCase()}`, anOrder(status.toUpperCase(), { status }));
    }
    const app = await renderApp({ at, as: 'customer', backend });
    await screen.findByRole('group', { name: 'Show' });
    return app;
  }
  const shown = () =>
    screen.queryAllByRole('article').map(({ textContent }) => /#([A-Z]+)Placed/.exec(textContent)?.[1]);

  it.each([
    ['Active (2)', '?filter=active', ['PENDING', 'SHIPPED']],
    ['Delivered (1)', '?filter=delivered', ['DELIVERED']],
    ['Cancelled (1)', '?filter=cancelled', ['CANCELLED']],
    ['All (4)', '', ['CANCELLED', 'DELIVERED', 'PENDING', 'SHIPPED']],
  ])('show by "%s", and keep it in the address', async (name, search, expected) => {
    const { user } = await openAll('/track-order?filter=active');
    const chip = screen.getByRole('button', { name });
    await user.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(shown()).toEqual(expected));
    expect(globalThis.location.search).toBe(search);
  });

  it('say when there are none of a kind, and lead back', async () => {
    const backend = await openShopBackend();
    await put(backend, `orders/${ID}`, anOrder(ID));
    const { user } = await renderApp({ at: '/track-order?filter=cancelled', as: 'customer', backend });
    expect(await screen.findByRole('heading', { name: 'No cancelled orders' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    expect(await badge()).toBeVisible();
  });

  it('count an order that is only on this device as active', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/track-order?filter=active', as: 'customer', backend });
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    await queueUnsent(app, anOrderOf(2, 'T0000000001'));
    expect(await screen.findByRole('button', { name: 'Active (1)' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('article', { name: 'Order #T0000000001' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Delivered (0)' }));
    expect(await screen.findByRole('heading', { name: 'No delivered orders' })).toBeVisible();
  });
});

describe('the history', () => {
  it('names every step with its day and time in India', async () => {
    const backend = await openShopBackend();
    const statusTimes = {
      pending: new Date(Date.UTC(2026, 0, 14, 9)),
      processing: new Date(Date.UTC(2026, 0, 14, 20)),
      shipped: new Date(Date.UTC(2026, 0, 15, 4, 5)),
    };
    await put(backend, `orders/${ID}`, anOrder(ID, { status: 'shipped', statusTimes }));
    const { user } = await renderApp({ at: '/track-order', as: 'customer', backend });
    const card = within(await badge());
    await user.click(card.getByRole('button', { name: 'View Details' }));
    const list = card.getByRole('heading', { name: 'History' }).nextElementSibling;
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Order Placed14 Jan 2026, 2:30 pm',
      'Processing15 Jan 2026, 1:30 am',
      'Shipped15 Jan 2026, 9:35 am',
    ]);
  });

  it('says of a cancelled order when and why', async () => {
    const backend = await openShopBackend();
    const fields = {
      status: 'cancelled',
      cancelReason: 'Too late',
      cancelledAt: new Date(Date.UTC(2026, 0, 14, 10)),
    };
    await put(backend, `orders/${ID}`, anOrder(ID, fields));
    await renderApp({ at: '/track-order', as: 'customer', backend });
    expect(await badge()).toHaveTextContent('This order was cancelled.14 Jan 2026, 3:30 pmReason: Too late');
  });
});
