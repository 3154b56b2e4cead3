import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { outboxLoaded, outboxPaused, type Pause, selectOutbox } from '@/sync/outbox/outboxSlice';
import { installFakeTimers, NOW, passTime } from '../../../test/support/clock';
import { expectQueued, queueOrder, twoBottles } from '../../../test/support/customerOrders';
import { aQueuedEdit } from '../../../test/support/edits';
import { openShopBackend, renderApp } from '../../../test/support/renderApp';

const network = (state: 'online' | 'offline') =>
  act(async () => void globalThis.dispatchEvent(new Event(state)));
const pill = async () => within(await screen.findByRole('banner')).findByRole('status');

it.each([
  ['the shop', { at: '/' }],
  ['the back office', { at: '/admin/dashboard', as: 'admin' }],
] as const)(
  'says in %s when the network is gone, and keeps quiet when it is there',
  async (_area, options) => {
    const { backend } = await renderApp(options);
    expect(await pill()).toHaveTextContent('Online');
    expect(await pill()).toHaveClass('sr-only');
    const cut = backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    await network('offline');
    expect(await pill()).toHaveTextContent('Offline');
    expect(await pill()).not.toHaveClass('sr-only');
    backend.faults.clear(cut);
    await network('online');
    await waitFor(async () => expect(await pill()).toHaveClass('sr-only'));
  },
);

it('says Online once the service has answered, where the browser is wrong about the network', async () => {
  const { user } = await renderApp({ at: '/track-order', as: 'customer' });
  await screen.findByText('No orders yet');
  await network('offline');
  expect(await pill()).toHaveTextContent('Offline');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(async () => expect(await pill()).toHaveTextContent(/^Online$/));
});

describe('with a network, and a service that does not answer, the pill', () => {
  it.each([
    ['a server that is down', { kind: 'status', status: 503 }],
    ['no way through', { kind: 'dropRequest' }],
  ] as const)('says Offline after %s, and Online after the next answer', async (_what, fault) => {
    installFakeTimers();
    const backend = await openShopBackend();
    const injected = backend.faults.inject({ match: { path: '/documents' }, fault });
    await renderApp({ at: '/menu', backend });
    await waitFor(async () => expect(await pill()).toHaveTextContent('Offline'));
    await passTime(20_000);
    expect(await pill()).toHaveTextContent('Offline');
    backend.faults.clear(injected);
    await passTime(70_000);
    await screen.findByText('3 products');
    expect(await pill()).toHaveTextContent('Online');
  });

  it('says so of an order that does not get through, which goes out when something is read', async () => {
    const app = await renderApp({ at: '/track-order', as: 'customer' });
    await screen.findByText('No orders yet');
    const fault = { kind: 'status', status: 503 } as const;
    const injected = app.backend.faults.inject({ match: { path: '/documents' }, fault });
    installFakeTimers();
    const order = twoBottles();
    await queueOrder(app, order);
    await expectQueued(app, order.id, { status: 'pending', tries: 1 });
    await app.user.click(screen.getByRole('button', { name: 'Refresh' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    await passTime(100_000);
    const leftMs = () => (selectOutbox(app.store.getState()).entries[0]?.nextTryAt ?? 0) - Date.now();
    for (let seconds = 0; leftMs() < 30_000; seconds += 1) {
      expect(seconds, 'until the next try is far off').toBeLessThan(500);
      await passTime(1000);
    }
    expect(await pill()).toHaveTextContent(/^Offline1 not sent/);
    app.backend.faults.clear(injected);
    await app.user.click(again);
    await expectQueued(app, order.id, { status: 'done' });
    await waitFor(async () => expect(await pill()).toHaveTextContent(/^Online$/));
  });

  it('says Online of a service that has refused', async () => {
    const backend = await openShopBackend();
    backend.faults.inject({
      match: { path: '/documents/inventory' },
      fault: { kind: 'status', status: 403 },
    });
    await renderApp({ at: '/menu', backend });
    expect(await screen.findByText('The menu could not be loaded.', { exact: false })).toBeVisible();
    expect(await pill()).toHaveTextContent('Online');
  });
});

type Case = {
  readonly entries: readonly Partial<CommandRecord>[];
  readonly pause?: Pause;
  /** What is in sight offline, after that word; and online, but for what is not held up. */
  readonly shown: readonly string[];
  readonly online?: readonly string[];
  readonly loud?: boolean;
};

const late = { code: 'arrivedLate', reason: null, at: new Date(NOW).toISOString() };
const busy = { code: 'rateLimited', reason: 'rateLimited', at: new Date(NOW).toISOString() };
const aDayAgo = new Date(NOW - 25 * 60 * 60 * 1000).toISOString();

const CASES: readonly (readonly [state: string, expected: Case])[] = [
  ['nothing asked for', { entries: [], shown: [] }],
  ['one that waits', { entries: [{}], shown: ['1 not sent'], online: ['Sending…'] }],
  [
    'one that is being sent',
    { entries: [{ status: 'sending' }], shown: ['1 not sent'], online: ['Sending…'] },
  ],
  ['two that wait', { entries: [{}, { status: 'sending' }], shown: ['2 not sent'], online: ['Sending…'] }],
  ['one of two tried in vain', { entries: [{ failure: busy }, {}], shown: ['2 not sent'] }],
  ['one that waited for a day', { entries: [{ queuedAt: aDayAgo }], shown: ['1 not sent'], loud: true }],
  ['one failed', { entries: [{ status: 'failed' }], shown: ['1 needs you'] }],
  ['one that arrived late', { entries: [{ status: 'done', failure: late }], shown: ['1 needs you'] }],
  ['one done', { entries: [{ status: 'done' }], shown: [] }],
  ['one discarded', { entries: [{ status: 'discarded' }], shown: [] }],
  [
    'one waiting, two failed',
    {
      entries: [{}, { status: 'failed' }, { status: 'failed' }],
      shown: ['1 not sent', '2 need you'],
      online: ['Sending…', '2 need you'],
    },
  ],
  [
    'one that waits for a sign-in',
    { entries: [{}], pause: 'signInNeeded', shown: ['Sign-in needed', '1 not sent'] },
  ],
  ['another user’s', { entries: [{ uid: 'meera' }], shown: [] }],
  ['another area’s', { entries: [{ area: 'storefront' }], shown: [] }],
];

describe.each(CASES)('with %s the pill', (_state, { entries, pause = null, shown, online = shown, loud }) => {
  it('says so, online and offline', async () => {
    const { store, backend } = await renderApp({ at: '/admin/dashboard', as: 'admin' });
    // What is on the device has been read and there was nothing to send: from now on nobody else writes here.
    await waitFor(() => expect(store.getState().outbox.pauses).toHaveProperty(['back-office:admin']));
    const owner = { area: 'back-office', uid: 'admin' } as const;
    const records = entries.map(
      (fate, index) => aQueuedEdit({ commandId: `C${index}` }, { seq: index + 1, ...fate }).entry,
    );
    await act(async () => {
      store.dispatch(outboxLoaded({ owner, records, unreadable: 0 }));
      store.dispatch(outboxPaused({ owner, pause }));
    });
    const inSight = async () => Array.from((await pill()).children, ({ textContent }) => textContent);
    expect(await inSight()).toEqual(online);
    for (const link of screen.queryAllByRole('link', { name: 'Sending…' }))
      expect(link).toHaveClass('text-ink-soft');
    if (shown.length === 0) expect(await pill()).toHaveTextContent(/^Online$/);
    backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    await network('offline');
    expect(await inSight()).toEqual(['Offline', ...shown]);
    for (const link of within(await pill()).queryAllByRole('link')) {
      const to = link.textContent === 'Sign-in needed' ? '/admin' : '/admin/dashboard/outbox';
      expect(link).toHaveAttribute('href', to);
    }
    const waiting = screen.queryByRole('link', { name: /not sent$/ });
    if (waiting) expect(waiting).toHaveClass(loud ? 'text-bad' : 'text-warn');
  });
});
