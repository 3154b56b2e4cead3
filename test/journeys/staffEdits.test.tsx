import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveEdit } from '@/data/order/saveEdit';
import { orderNumber } from '@/domain/order/orderNumber';
import { selectOutbox } from '@/sync/outbox/outboxSlice';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { encodeFields, type SeedFields } from '../../local-firebase/seed/seedValue';
import { anEdit } from '../support/edits';
import { holdNextCommit } from '../support/holdReads';
import { openShopBackend, renderApp } from '../support/renderApp';
import { ADMIN, anOrder, put } from '../support/shop';
import { UNSENT } from '../support/unsent';

const ORDER = 'A1B2C3D4E5F6';
const AT = '/admin/dashboard/orders';
const SAVED = 'Saved on this device, not sent yet';
const WAITING = 'Not sent yet';
/** What an edit needs of the server; the list can still be read. */
const EDITS = { path: { regex: ':(commit|batchGet)' } } as const;

type App = Awaited<ReturnType<typeof renderApp>>;

async function openOrders(fields: SeedFields = {}) {
  const backend = await openShopBackend();
  await put(backend, `orders/${ORDER}`, anOrder(ORDER, fields));
  return renderApp({ at: AT, as: 'admin', backend });
}

const goOffline = (backend: LocalFirebase) =>
  backend.faults.inject({ match: EDITS, fault: { kind: 'dropRequest' } });
function goOnline(backend: LocalFirebase) {
  backend.faults.clear();
  globalThis.dispatchEvent(new Event('online'));
}

const row = async (order = ORDER) =>
  within(await screen.findByRole('row', { name: new RegExp(orderNumber(order)) }));

async function openDialog({ user }: App, order = ORDER) {
  await user.click(await screen.findByRole('button', { name: `Edit order ${orderNumber(order)}` }));
  return within(await screen.findByRole('dialog', { name: `Edit order #${orderNumber(order)}` }));
}

async function setStatus(app: App, status: string) {
  const dialog = await openDialog(app);
  await app.user.selectOptions(dialog.getByLabelText('Status'), status);
  await app.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  return dialog;
}

/** Sets a status that then waits on this device. */
async function queueStatus(app: App, status: string) {
  await setStatus(app, status);
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await row()).getByText(status)).toBeVisible();
  expect((await row()).getByText(WAITING)).toBeVisible();
}

/** The app is closed and opened again on the same device. */
async function reload(backend: LocalFirebase) {
  cleanup();
  return renderApp({ at: AT, backend });
}

const entries = ({ store }: App) => selectOutbox(store.getState()).entries;
const allDone = (app: App) =>
  waitFor(() => {
    expect(entries(app).length).toBeGreaterThan(0);
    expect(entries(app).map(({ status }) => status)).toEqual(entries(app).map(() => 'done'));
  });

const orderIn = (backend: LocalFirebase) => backend.firestore.documents.read(`orders/${ORDER}`)?.fields;
const statusIn = (backend: LocalFirebase) => orderIn(backend)?.status;
const stockIn = (backend: LocalFirebase) => backend.firestore.documents.read('inventory/1')?.fields.inStock;
const movementsIn = (backend: LocalFirebase) => backend.firestore.documents.list('stockMovements');

function expectCancelledOnce(backend: LocalFirebase) {
  expect(statusIn(backend)).toEqual({ stringValue: 'cancelled' });
  expect(stockIn(backend)).toEqual({ integerValue: '32' });
  expect(movementsIn(backend).map(({ fields }) => fields.commandId)).toEqual([
    { stringValue: 'C00000000001' },
  ]);
}

describe('an edit of an order without a connection', () => {
  it('is told of in words for staff, who have nobody to call: at sign-out, and where everything that waits is', async () => {
    const app = await openOrders();
    goOffline(app.backend);
    await queueStatus(app, 'Shipped');
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sign out with unsent work?' });
    expect(question).toHaveTextContent('1 change not sent yet.');
    await app.user.click(within(question).getByRole('button', { name: 'Stay signed in' }));
    goOnline(app.backend);
    await allDone(app);
    cleanup();
    await renderApp({ at: '/admin/dashboard/outbox', backend: app.backend });
    expect(await screen.findByText('Every change is saved.')).toBeVisible();
  });

  it('is marked until it is sent, also after a reload, and then is sent once', async () => {
    const app = await openOrders();
    const { backend } = app;
    goOffline(backend);
    await queueStatus(app, 'Cancelled');
    expect(statusIn(backend)).toEqual({ stringValue: 'pending' });

    const again = await reload(backend);
    expect(await (await row()).findByText(WAITING)).toBeVisible();
    expect((await row()).getByText('Cancelled')).toBeVisible();
    expect(stockIn(backend)).toEqual({ integerValue: '30' });

    goOnline(backend);
    await waitFor(() => expect(screen.queryByText(UNSENT)).toBeNull());
    await allDone(again);
    expect((await row()).getByText('Cancelled')).toBeVisible();
    expectCancelledOnce(backend);
  });

  it('is found by its new status', async () => {
    const app = await openOrders();
    goOffline(app.backend);
    await queueStatus(app, 'Shipped');
    await app.user.click(screen.getByRole('link', { name: 'Shipped 1' }));
    expect(await (await row()).findByText(WAITING)).toBeVisible();
  });

  it('is followed by another of the same order, which is no conflict with it', async () => {
    const app = await openOrders();
    const { backend } = app;
    goOffline(backend);
    await queueStatus(app, 'Processing');
    const dialog = await openDialog(app);
    expect(dialog.getByLabelText('Status')).toHaveValue('processing');
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await queueStatus(app, 'Shipped');

    goOnline(backend);
    await allDone(app);
    expect(statusIn(backend)).toEqual({ stringValue: 'shipped' });
    expect(orderIn(backend)?.statusTimes).toEqual({
      mapValue: {
        fields: { pending: expect.anything(), processing: expect.anything(), shipped: expect.anything() },
      },
    });
    await waitFor(() => expect(screen.queryByText(UNSENT)).toBeNull());
    expect((await row()).getByText('Shipped')).toBeVisible();
  });

  it('waits for a sign-in when the session has ended, and says so', async () => {
    const app = await openOrders();
    const { backend, services } = app;
    const fault = backend.faults.inject({ match: EDITS, fault: { kind: 'status', status: 401 } });
    await queueStatus(app, 'Shipped');
    expect(screen.getByText('Sign in again to send it.')).toBeVisible();
    backend.faults.clear(fault);
    expect(statusIn(backend)).toEqual({ stringValue: 'pending' });

    await services.auth['back-office'].signOut();
    await services.auth['back-office'].signIn(ADMIN.email, ADMIN.password);
    await allDone(app);
    expect(statusIn(backend)).toEqual({ stringValue: 'shipped' });
  });

  it('is neither shown to nor sent for another user of the same tablet', async () => {
    const app = await openOrders();
    const { backend, services } = app;
    goOffline(backend);
    await queueStatus(app, 'Shipped');
    const other = { ...ADMIN, uid: 'meera', email: 'meera@demo.test', displayName: 'Meera' };
    await backend.auth.accounts.create(other);
    await services.auth['back-office'].signOut();
    await services.auth['back-office'].signIn(other.email, other.password);
    backend.faults.clear();

    const hers = await reload(backend);
    expect(await (await row()).findByText('Pending')).toBeVisible();
    await waitFor(() => expect(hers.store.getState().session['back-office'].user?.id).toBe('meera'));
    expect(entries(hers)).toEqual([]);
    expect(screen.queryByText(UNSENT)).toBeNull();
    expect(statusIn(backend)).toEqual({ stringValue: 'pending' });

    await services.auth['back-office'].signOut();
    await services.auth['back-office'].signIn(ADMIN.email, ADMIN.password);
    await allDone(hers);
    expect(statusIn(backend)).toEqual({ stringValue: 'shipped' });
  });
});

describe('an edit that was sent although no answer came', () => {
  it('is found done, and moves the stock once', async () => {
    const app = await openOrders();
    const { backend } = app;
    // The transaction's own reading passes; the look afterwards whether it was saved does not.
    backend.faults.inject({
      match: { path: ':batchGet' },
      fault: { kind: 'delay', delayMs: 1 },
      times: 2,
    });
    backend.faults.inject({ match: { path: ':batchGet' }, fault: { kind: 'dropRequest' } });
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'applyThenDrop' }, times: 1 });
    await queueStatus(app, 'Cancelled');
    expect(entries(app)).toMatchObject([{ outcomeUnknown: true }]);
    expectCancelledOnce(backend);

    goOnline(backend);
    await allDone(app);
    await waitFor(() => expect(screen.queryByText(UNSENT)).toBeNull());
    expectCancelledOnce(backend);
  });

  it('is found done though somebody else has changed the order since', async () => {
    const app = await openOrders();
    const { backend } = app;
    // As above: saved, and the look afterwards whether it was does not pass.
    backend.faults.inject({
      match: { path: ':batchGet' },
      fault: { kind: 'delay', delayMs: 1 },
      times: 1,
    });
    backend.faults.inject({ match: { path: ':batchGet' }, fault: { kind: 'dropRequest' } });
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'applyThenDrop' }, times: 1 });
    await queueStatus(app, 'Processing');
    expect(statusIn(backend)).toEqual({ stringValue: 'processing' });
    const theirs = {
      ...orderIn(backend),
      ...encodeFields({
        status: 'shipped',
        lastCommandId: 'X1',
        updatedAt: new Date(Date.UTC(2026, 0, 15, 9)),
      }),
    };
    await backend.firestore.documents.write([{ path: `orders/${ORDER}`, fields: theirs }]);

    goOnline(backend);
    await allDone(app);
    expect(screen.queryByText('Not saved: Processing')).toBeNull();
    expect(await (await row()).findByText('Shipped')).toBeVisible();
    expect(statusIn(backend)).toEqual({ stringValue: 'shipped' });
  });

  it('is done once when it arrives after the app was closed and has sent it again', async () => {
    const app = await openOrders();
    const { backend } = app;
    const first = holdNextCommit();
    await setStatus(app, 'Cancelled');
    await first.begun;
    app.kill();

    const again = await renderApp({ at: AT, backend });
    await allDone(again);
    first.letGo();
    // The rules know an order that is cancelled already.
    await waitFor(() => expect(backend.denials.list()).toHaveLength(1));
    expectCancelledOnce(backend);
    expect(await (await row()).findByText('Cancelled')).toBeVisible();
  });
});

it('an edit that another tab has seen done is not taken up again by a slower one', async () => {
  const app = await openOrders();
  const { backend, services } = app;
  goOffline(backend);
  const { change } = services.outboxLog;
  vi.spyOn(services.outboxLog, 'change').mockImplementation(async (seq, fate, from) => {
    // This tab is about to write down that its own try has failed.
    if (!from.includes('pending')) await change(seq, { status: 'done' }, from);
    return change(seq, fate, from);
  });
  await setStatus(app, 'Shipped');
  await allDone(app);
  expect(entries(app)).toMatchObject([{ tries: 0 }]);
});

describe('an edit that cannot be saved any more', () => {
  async function conflict() {
    const app = await openOrders();
    goOffline(app.backend);
    await queueStatus(app, 'Processing');
    // What is still being read when the change comes would not be asked for again by it.
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'false'));
    const at = new Date(Date.UTC(2026, 0, 15, 8, 30));
    const theirs = { status: 'shipped', email: 'new@demo.test', updatedAt: at, lastCommandId: 'X1' };
    await put(app.backend, `orders/${ORDER}`, anOrder(ORDER, theirs));
    goOnline(app.backend);
    expect(await screen.findByText('Not saved: Processing')).toBeVisible();
    return app;
  }
  const REASON =
    'Someone else changed this order, and it was left as they made it: Shipped, new@demo.test. Changed 15 Jan 2026, 2:00 pm.';

  it('because of someone else’s change is shown beside it, with the reason, and overwrites nothing', async () => {
    const { backend } = await conflict();
    expect(await (await row()).findByText('Shipped')).toBeVisible();
    const mark = within(screen.getByText('Not saved: Processing').closest('tr') ?? document.body);
    expect(mark.getByText(REASON)).toBeVisible();
    expect(mark.getByRole('link', { name: 'See what is not sent' })).toHaveAttribute(
      'href',
      '/admin/dashboard/outbox',
    );
    expect(screen.queryByText(UNSENT)).toBeNull();
    expect(statusIn(backend)).toEqual({ stringValue: 'shipped' });
    expect(orderIn(backend)?.email).toEqual({ stringValue: 'new@demo.test' });
  });

  it('is discarded by taking theirs', async () => {
    const app = await conflict();
    const dialog = await openDialog(app);
    expect(dialog.getByRole('alert')).toHaveTextContent('Nothing was saved.');
    expect(dialog.getByText('Processing')).toBeVisible();
    expect(dialog.getByText('Changed 15 Jan 2026, 2:00 pm.')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Show the current order' }));
    expect(dialog.getByLabelText('Status')).toHaveValue('shipped');
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Not saved: Processing')).toBeNull());
    expect(entries(app)).toEqual([]);
    expect(statusIn(app.backend)).toEqual({ stringValue: 'shipped' });
  });

  it('is followed, once theirs was taken, by one that is not left without a question when it is refused', async () => {
    const app = await conflict();
    const dialog = await openDialog(app);
    await app.user.click(dialog.getByRole('button', { name: 'Show the current order' }));
    app.backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'status', status: 403 } });
    await app.user.selectOptions(dialog.getByLabelText('Status'), 'Delivered');
    await app.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(entries(app)).toEqual([]));
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
  });

  it('stays failed when it is only looked at', async () => {
    const app = await conflict();
    const dialog = await openDialog(app);
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Not saved: Processing')).toBeVisible();
  });

  it('can be made again from theirs, after a reload too', async () => {
    const { backend } = await conflict();
    const app = await reload(backend);
    expect(await screen.findByText('Not saved: Processing')).toBeVisible();
    const dialog = await openDialog(app);
    await app.user.click(dialog.getByRole('button', { name: 'Keep my changes' }));
    await app.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await app.user.click(await screen.findByRole('button', { name: 'Yes, change it' }));
    await screen.findByRole('alertdialog', { name: '✅ Order updated successfully!' });
    expect(statusIn(backend)).toEqual({ stringValue: 'processing' });
    await allDone(app);
    await waitFor(() => expect(screen.queryByText('Not saved: Processing')).toBeNull());
  });

  it('because the order is gone is said in its row, and counted above the list', async () => {
    const app = await openOrders();
    const { backend } = app;
    goOffline(backend);
    await queueStatus(app, 'Shipped');
    await clearDocuments(backend);
    goOnline(backend);
    expect(await screen.findByText('One change of an order could not be saved.')).toBeVisible();
    expect(screen.getByText('Not saved: Shipped')).toBeVisible();
    expect(entries(app)[0]?.failure?.reason).toEqual({ kind: 'gone' });
    expect(backend.firestore.documents.list('orders')).toEqual([]);
  });

  it('because the stock is gone says how much there is', async () => {
    const app = await openOrders({ status: 'cancelled' });
    const { backend } = app;
    goOffline(backend);
    await setStatus(app, 'Pending');
    await app.user.click(await screen.findByRole('button', { name: 'Yes, change it' }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    await put(backend, 'inventory/1', { name: 'Premium Water', inStock: 1 });
    goOnline(backend);
    const reason = 'This order cannot be reopened: only 1 left of Premium Water.';
    expect(await screen.findByText(reason)).toBeVisible();
    const dialog = await openDialog(app);
    expect(dialog.getByRole('alert')).toHaveTextContent(reason);
    expect(dialog.getByLabelText('Status')).toHaveValue('pending');
    expect(statusIn(backend)).toEqual({ stringValue: 'cancelled' });
  });
});

/** Empties the database as the emulator does it. */
async function clearDocuments(backend: LocalFirebase): Promise<void> {
  const documents = `/emulator/v1/projects/${backend.projectId}/databases/(default)/documents`;
  const request = new Request(new URL(documents, globalThis.location.href), {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  const outcome = await backend.handle(request);
  expect(outcome).toMatchObject({ kind: 'response', response: { status: 200 } });
}

it('an edit is not written with the session of somebody else who has signed in since', async () => {
  const app = await openOrders();
  const order = app.backend.firestore.documents.read('orders/A1');
  const edit = anEdit({ by: { id: 'somebody-else', name: 'Meera' } });
  const result = await saveEdit(edit, request => app.services.firestore.run(request));
  expect(result).toMatchObject({ outcome: 'failed', error: { kind: 'unauthenticated' } });
  expect(app.backend.firestore.documents.read('orders/A1')).toEqual(order);
});
