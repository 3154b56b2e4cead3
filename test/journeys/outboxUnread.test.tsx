import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { updateOrderCommand } from '@/data/order/edit/updateOrderCommand';
import type { Json } from '@/services/outboxLog/commandRecord';
import type { Command } from '@/sync/outbox/command';
import { queueCommand } from '@/sync/outbox/queueCommand';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { installFakeTimers, passTime } from '../support/clock';
import { anEdit } from '../support/edits';
import { everShown } from '../support/everShown';
import { anOrderOf, entries, queueUnsent } from '../support/queuedOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, CUSTOMER, put } from '../support/shop';
import { failingLog, heldLog } from '../support/slowLog';

const UNREAD = /^What is saved on this device cannot be read at the moment/;
const NOTHING_ARRIVES = { match: { path: ':commit' }, fault: { kind: 'dropRequest' } } as const;

afterEach(() => vi.unstubAllGlobals());

/** A device on which an order waits that could not be sent; the app is closed. */
async function withWaitingOrder(): Promise<LocalFirebase> {
  const backend = await openShopBackend();
  const app = await renderApp({ at: '/menu', as: 'customer', backend });
  backend.faults.inject(NOTHING_ARRIVES);
  await queueUnsent(app, anOrderOf(2, 'T0000000001'));
  app.kill();
  return backend;
}

const order = () => screen.findByRole('article', { name: 'Order #T0000000001' });
const logOut = async ({ user }: Awaited<ReturnType<typeof renderApp>>) =>
  user.click(await screen.findByRole('button', { name: 'Logout' }));
const signedOut = () => screen.findByRole('link', { name: 'Login' });

describe('while this device has not said yet what waits', () => {
  it('the outbox page does not call it nothing', async () => {
    const backend = await withWaitingOrder();
    const { logThrough, letGo } = heldLog();
    const saidEmpty = everShown(() => screen.queryByText('Nothing to send') !== null);
    await renderApp({ at: '/outbox', backend, logThrough });
    await screen.findByRole('heading', { name: 'Not sent yet' });
    expect(await screen.findByText('Loading…')).toBeVisible();
    letGo();
    expect(await order()).toBeVisible();
    expect(saidEmpty()).toBe(false);
  });

  it('My Orders does not say that there are none', async () => {
    const backend = await withWaitingOrder();
    const { logThrough, letGo } = heldLog();
    const saidEmpty = everShown(() => screen.queryByText('No orders yet') !== null);
    await renderApp({ at: '/track-order', backend, logThrough });
    // Read from the server, which has none.
    await screen.findByText(/^Updated/);
    letGo();
    expect(await order()).toBeVisible();
    expect(saidEmpty()).toBe(false);
  });

  it('who signs out is asked once it has', async () => {
    const backend = await withWaitingOrder();
    const { logThrough, letGo } = heldLog();
    const app = await renderApp({ at: '/menu', backend, logThrough });
    await logOut(app);
    await screen.findByRole('alertdialog', { name: 'Checking whether everything has been sent…' });
    letGo();
    expect(await screen.findByRole('alertdialog', { name: 'Sign out with unsent work?' })).toHaveTextContent(
      '1 thing is not sent yet.',
    );
  });

  it('who signs out is asked nothing where it turns out to be nothing', async () => {
    const backend = await openShopBackend();
    const { logThrough, letGo } = heldLog();
    const app = await renderApp({ at: '/menu', as: 'customer', backend, logThrough });
    await logOut(app);
    await screen.findByRole('alertdialog', { name: 'Checking whether everything has been sent…' });
    letGo();
    await signedOut();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('where this device cannot read what waits', () => {
  it.each([
    ['time goes by', () => passTime(8000)],
    ['the connection comes back', async () => void globalThis.dispatchEvent(new Event('online'))],
    ['the page comes back', async () => void document.dispatchEvent(new Event('visibilitychange'))],
  ])('that is said, and it is shown when %s and it can', async (_when, happens) => {
    installFakeTimers();
    const backend = await withWaitingOrder();
    const { logThrough, mend } = failingLog();
    await renderApp({ at: '/outbox', backend, logThrough });
    expect(await screen.findByText(UNREAD)).toBeVisible();
    expect(screen.queryByText('Nothing to send')).toBeNull();
    mend();
    await act(happens);
    expect(await order()).toBeVisible();
    expect(screen.queryByText(UNREAD)).toBeNull();
  });

  it('My Orders says so, and shows it when it is asked for again', async () => {
    const backend = await withWaitingOrder();
    const { logThrough, mend } = failingLog();
    const app = await renderApp({ at: '/track-order', backend, logThrough });
    const said = await screen.findByText(UNREAD);
    mend();
    await app.user.click(
      within(said.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }),
    );
    expect(await order()).toBeVisible();
    expect(screen.queryByText(UNREAD)).toBeNull();
  });

  it('nobody is signed out without being asked, and what they keep stays', async () => {
    const backend = await withWaitingOrder();
    const { logThrough, mend } = failingLog();
    const app = await renderApp({ at: '/menu', backend, logThrough });
    await logOut(app);
    const question = within(await screen.findByRole('alertdialog', { name: 'Sign out with unsent work?' }));
    expect(question.getByText(UNREAD)).toBeVisible();
    expect(question.getByText(/anyone who can open this device’s storage could read it/)).toBeVisible();
    await app.user.click(question.getByRole('button', { name: 'Keep on this device' }));
    await signedOut();
    mend();
    const { records } = await app.services.outboxLog.read({ area: 'storefront', uid: CUSTOMER.uid });
    // It may be under way at this moment, in vain.
    expect(records).toMatchObject([
      { id: 'T0000000001', status: expect.stringMatching(/^(pending|sending)$/) },
    ]);
    expect(entries(app)).toEqual([]);
  });
});

it('a device that keeps nothing has nothing to send, and who signs out there is asked nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const app = await renderApp({ at: '/outbox', as: 'customer' });
  expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
  const asked = everShown(() => screen.queryByRole('alertdialog') !== null);
  await logOut(app);
  await signedOut();
  expect(asked()).toBe(false);
});

describe('a form of the back office that is opened by its address', () => {
  /** A device on which a change waits; the app is closed. */
  async function withWaitingChange<Payload extends Json>(
    command: Command<Payload, unknown>,
    payload: Payload,
    prepare: (backend: LocalFirebase) => Promise<void>,
  ) {
    const backend = await openShopBackend();
    await prepare(backend);
    const app = await renderApp({ at: '/admin/dashboard', as: 'admin', backend });
    backend.faults.inject({
      match: { path: { regex: ':(commit|batchGet)' } },
      fault: { kind: 'dropRequest' },
    });
    await act(async () => void (await app.store.dispatch(queueCommand(command, { uid: 'admin', payload }))));
    app.kill();
    return backend;
  }

  it('begins an order with the change that waits for it', async () => {
    const backend = await withWaitingChange(updateOrderCommand, anEdit(), async shop => {
      await put(shop, 'orders/A1', anOrder('A1'));
    });
    const { logThrough, letGo } = heldLog();
    await renderApp({ at: '/admin/dashboard/orders?edit=A1', backend, logThrough });
    await screen.findByRole('row', { name: /A1/ });
    letGo();
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit order #A1' }));
    expect(dialog.getByLabelText('Status')).toHaveValue('processing');
  });
});
