import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import type { Json } from '../../local-firebase/storage/storage';
import { installFakeTimers, passTime } from '../support/clock';
import { comeOnline, expectQueued, queueOrder, shopOf, twoBottles } from '../support/customerOrders';
import { openShopBackend, renderApp } from '../support/renderApp';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const READ = { path: ':batchGet' };
const ID = 'T0000000001';
const PLACED = { orders: [ID], stock: { integerValue: '28' } };

async function openApp() {
  const backend = await openShopBackend();
  const app = await renderApp({ at: '/track-order', as: 'customer', backend });
  await screen.findByRole('heading', { name: 'No orders yet' });
  return app;
}

describe('the outbox worker', () => {
  // Answers no server gives, from whose assertions the SDK throws. A rejection that nobody takes fails the run.
  it.each<[string, Json]>([
    ['no document where one was asked for', []],
    ['an object for a list', {}],
    ['a document whose name is none', [{ found: { name: 'water', fields: {} } }]],
    ['neither found nor missing', [{}]],
    ['a value of no kind', [{ found: { name: 'a/b/c/d/e/f/g', fields: { total: {} } } }]],
  ])('lives on when the SDK itself fails over %s', async (_what, body) => {
    const { backend, ...app } = await openApp();
    backend.faults.inject({ match: READ, fault: { kind: 'status', status: 200, body }, times: 1 });
    await queueOrder(app, twoBottles(ID));
    await expectQueued(app, ID, { status: 'pending', tries: 1 });
    await act(async () => comeOnline());
    await expectQueued(app, ID, { status: 'done' });
    expect(shopOf(backend)).toEqual(PLACED);
  });

  it.each(['find', 'change'] as const)('lives on when the device’s log fails to %s', async method => {
    const app = await openApp();
    installFakeTimers();
    const failing = vi.spyOn(app.services.outboxLog, method);
    failing.mockImplementation(() => Promise.reject(new DOMException('lost', 'UnknownError')));
    await queueOrder(app, twoBottles(ID));
    await passTime(20_000);
    expect(failing.mock.calls.length).toBeGreaterThan(1);
    expect(shopOf(app.backend).orders).toEqual([]);
    failing.mockRestore();
    await passTime(10_000);
    await expectQueued(app, ID, { status: 'done' });
    expect(shopOf(app.backend)).toEqual(PLACED);
  });

  it('hears that it is to send at once, whatever else it is asked meanwhile', async () => {
    const app = await openApp();
    // Told to slow down, it waits for most of a minute.
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const fault = app.backend.faults.inject({ match: READ, fault: { kind: 'status', status: 429 } });
    await queueOrder(app, twoBottles(ID));
    await expectQueued(app, ID, { status: 'pending', tries: 1 });
    app.backend.faults.clear(fault);
    const { find } = app.services.outboxLog;
    let letGo = () => {};
    const held = new Promise<void>(resolve => {
      letGo = resolve;
    });
    vi.spyOn(app.services.outboxLog, 'find').mockImplementation((...asked) =>
      held.then(() => find(...asked)),
    );
    // The first sets it to work, the second waits for its turn, and then comes the word.
    await queueOrder(app, twoBottles('T0000000002'));
    await queueOrder(app, twoBottles('T0000000003'));
    comeOnline();
    letGo();
    await expectQueued(app, 'T0000000003', { status: 'done' });
  });

  it('hides nothing that waits while the device’s log cannot be read', async () => {
    const app = await openApp();
    app.backend.faults.inject({ match: READ, fault: { kind: 'dropRequest' } });
    await queueOrder(app, twoBottles(ID));
    await expectQueued(app, ID, { status: 'pending', tries: 1 });
    const lost = () => Promise.reject(new DOMException('lost', 'UnknownError'));
    const failing = vi.spyOn(app.services.outboxLog, 'read').mockImplementation(lost);
    const finding = vi.spyOn(app.services.outboxLog, 'find').mockImplementation(lost);
    // Another tab has changed something.
    const otherTab = new BroadcastChannel('shop-outbox');
    otherTab.postMessage('changed');
    // Read for the screens, and then to send what is due.
    await waitFor(() => expect(failing).toHaveBeenCalled());
    await waitFor(() => expect(finding).toHaveBeenCalled());
    otherTab.close();
    expect(screen.getByRole('article', { name: `Order #${orderNumber(ID)}` })).toHaveTextContent(
      'Not sent yet',
    );
  });
});
