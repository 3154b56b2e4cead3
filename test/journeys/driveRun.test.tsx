import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { FULL_READ_INTERVAL_MS, knownRuns } from '@/features/backOffice/run/runsApi';
import { selectOutbox } from '@/sync/outbox/outboxSlice';
import type { Value } from '../../local-firebase/firestore/values/value';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { double } from '../../local-firebase/seed/seedValue';
import { cachedItems } from '../support/cachedRecords';
import { comeOnline } from '../support/customerOrders';
import { fillIn } from '../support/fillIn';
import { holdCommits } from '../support/holdReads';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { aRun, aStop, officeChanges, orderId, putRun, RUN } from '../support/runs';
import { DRIVER, put } from '../support/shop';
import { server } from '../support/testBackend';

type App = Awaited<ReturnType<typeof renderApp>>;

async function atWork(run: Parameters<typeof putRun>[1] = {}) {
  const backend = await openShopBackend();
  await putRun(backend, run);
  return renderApp({ at: '/admin/run', as: 'driver', backend });
}

afterEach(() => server.resetHandlers());

const next = (name: string) => screen.findByRole('article', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const order = ({ backend }: Pick<App, 'backend'>, name: string) =>
  backend.firestore.documents.read(`orders/${orderId(name)}`)?.fields ?? {};
const stopsOf = ({ backend }: Pick<App, 'backend'>) =>
  fieldsOf(backend.firestore.documents.read(`runs/${RUN}`)?.fields.stops);
const outcomeOf = (app: Pick<App, 'backend'>, name: string) => fieldsOf(stopsOf(app)[orderId(name)]);
const done = ({ backend }: Pick<App, 'backend'>) =>
  backend.firestore.documents.read(`runProgress/${RUN}`)?.fields.done;
const total = (name: string) =>
  within(screen.getByText(name, { selector: 'dt' }).parentElement ?? document.body).getByRole('definition');
const text = (stringValue: string) => ({ stringValue });
/** The fields of a map that is stored. */
const fieldsOf = (value: Value | undefined) =>
  value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};

/** It is saved: another stop has come up. */
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());

/** The two taps of the common case. */
async function deliver({ user }: App, name: string) {
  await next(name);
  await user.click(button('Delivered'));
  await user.click(button('Paid in cash: ₹9.45'));
  await gone(name);
}

function goOffline(backend: LocalFirebase) {
  const fault = backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
  return () => {
    backend.faults.clear(fault);
    comeOnline();
  };
}

const later = (ms: number) => void vi.setSystemTime(Date.now() + ms);
/** What this phone has read of a stop. */
const readStop = ({ store }: App, name: string) =>
  knownRuns(DRIVER.uid, store.getState())?.items[0]?.run.stops[orderId(name)];

const readOrder = ({ store }: App, name: string) =>
  knownRuns(DRIVER.uid, store.getState())?.items[0]?.orders.find(({ id }) => id === orderId(name));

const sent = ({ store }: App) =>
  waitFor(() =>
    expect(selectOutbox(store.getState()).entries.filter(({ status }) => status !== 'done')).toEqual([]),
  );

describe('a driver’s run', () => {
  it('shows the next stop with all that is needed at the door', async () => {
    await atWork();
    const stop = within(await next('ASHA'));
    expect(screen.getByRole('heading', { name: 'Lake View' })).toBeVisible();
    expect(stop.getByText('1 Lake View Road, Pune 411001')).toBeVisible();
    expect(stop.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(stop.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/919876543210',
    );
    expect(stop.getByRole('link', { name: 'Map' })).toHaveAttribute(
      'href',
      'geo:0,0?q=1%20Lake%20View%20Road%2C%20Pune%20411001',
    );
    expect(stop.getByText('Premium Water, 1 L × 2')).toBeVisible();
    expect(stop.getByText('Collect ₹9.45')).toBeVisible();
    expect(total('Stops done')).toHaveTextContent('0 of 4');
    expect(total('Bottles on board')).toHaveTextContent('8');
    expect(total('Still to collect')).toHaveTextContent('₹28.35');
    const later = within(screen.getByRole('region', { name: 'After that (3)' })).getAllByRole('button');
    expect(later.map(each => each.textContent)).toEqual([
      'BALA2 Lake View Road, Pune 411001',
      'CHITRA3 Lake View Road, Pune 411001',
      'DEV4 Lake View Road, Pune 411001',
    ]);
  });

  it('is delivered and paid in cash in two taps; the next stop comes up', async () => {
    const app = await atWork();
    await deliver(app, 'ASHA');
    await next('BALA');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'BALA' })).toHaveFocus());
    await sent(app);
    expect(order(app, 'ASHA')).toMatchObject({
      status: text('delivered'),
      handover: { mapValue: { fields: { to: text('ASHA'), by: text(DRIVER.uid) } } },
      payment: {
        mapValue: { fields: { state: text('paid'), method: text('cash'), amount: { doubleValue: 9.45 } } },
      },
    });
    expect(outcomeOf(app, 'ASHA')).toMatchObject({ outcome: text('delivered'), method: text('cash') });
    expect(done(app)).toEqual({ integerValue: '1' });
    expect(total('Stops done')).toHaveTextContent('1 of 4');
    expect(total('Cash')).toHaveTextContent('₹9.45');
    expect(total('Bottles on board')).toHaveTextContent('6');
    expect(app.backend.denials.list()).toEqual([]);
  });

  it.each([
    ['Delivered', 'form', 'Delivered: ASHA'],
    ['Not delivered', 'group', 'Not delivered: ASHA'],
  ])(
    'gives the focus of “%s” to the form that it opens, which is so kept in sight',
    async (pressed, role, name) => {
      const { user } = await atWork();
      await next('ASHA');
      await user.click(button(pressed));
      expect(screen.getByRole(role, { name })).toHaveFocus();
    },
  );

  it('says only of the last stop what came of it, in the page: no toast lies over the next', async () => {
    const app = await atWork();
    await deliver(app, 'ASHA');
    const said = await screen.findByText('Delivered: ASHA');
    expect(said.closest('[role="status"]')).toContainElement(button('Undo'));
    await deliver(app, 'BALA');
    await screen.findByText('Delivered: BALA');
    expect(screen.queryByText('Delivered: ASHA')).toBeNull();
    expect(button('Undo: ASHA')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  it('says no longer that it is done where the office has cancelled the order meanwhile', async () => {
    const app = await atWork();
    await next('ASHA');
    const online = goOffline(app.backend);
    await deliver(app, 'ASHA');
    await screen.findByText('Delivered: ASHA');
    await officeChanges(app.backend, 'ASHA', 1, { status: 'cancelled' });
    online();
    await screen.findByText('ASHA: this was not saved');
    expect(screen.queryByText('Delivered: ASHA')).toBeNull();
  });

  it('says of one whose money was given back that nothing is collected, and not that it is paid', async () => {
    const backend = await openShopBackend();
    await putRun(backend);
    const payment = { state: 'refunded', method: 'cash', amount: 9, reference: '', by: 'admin' };
    await officeChanges(backend, 'ASHA', 1, { payment: { ...payment, at: new Date() } });
    await renderApp({ at: '/admin/run', as: 'driver', backend });
    await next('ASHA');
    expect(screen.getByText('Nothing to collect: the money was given back.')).toBeVisible();
  });

  it('shows the customer a code to pay what is collected by UPI, without a connection too', async () => {
    const backend = await openShopBackend();
    await put(backend, 'settings/shop', {
      deliveryFee: 0,
      taxRate: 0,
      seller: {
        name: 'Eawa Waters',
        address: 'Bengaluru',
        gstin: '',
        state: 'Karnataka',
        upi: 'eawa@okaxis',
      },
    });
    await putRun(backend);
    const first = await renderApp({ at: '/admin/run', as: 'driver', backend });
    await next('ASHA');
    // It is on the device.
    await waitFor(async () =>
      expect((await cachedItems()).filter(({ list }) => list === 'driverRuns')).toHaveLength(1),
    );
    cleanup();
    first.kill();
    await closeBrowser();
    const online = goOffline(backend);
    const { user } = await renderApp({ at: '/admin/run', backend });
    await next('ASHA');
    await user.click(button('Delivered'));
    await user.click(button('Paid by UPI'));
    expect(await screen.findByRole('img', { name: 'QR code to pay ₹9.45 by UPI' })).toBeVisible();
    expect(screen.getByText('The customer scans this with any UPI app.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay on this phone' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^upi:\/\/pay\?pa=eawa@okaxis&pn=Eawa%20Waters&am=9\.45&cu=INR&tn=/),
    );
    await user.clear(screen.getByLabelText('Amount collected (₹)'));
    await fillIn(user, screen.getByLabelText('Amount collected (₹)'), '5');
    expect(await screen.findByRole('img', { name: 'QR code to pay ₹5.00 by UPI' })).toBeVisible();
    online();
  });

  it('is paid by UPI with its reference, or not at all; one that is paid is only handed over', async () => {
    const app = await atWork();
    const { user } = app;
    await next('ASHA');
    await user.click(button('Delivered'));
    await user.clear(screen.getByLabelText('Who took it'));
    await fillIn(user, screen.getByLabelText('Who took it'), 'The guard');
    await user.click(button('Paid by UPI'));
    await user.click(button('Paid by UPI: ₹9.45'));
    expect(await screen.findByText('Enter the reference that the UPI app shows.')).toBeVisible();
    await fillIn(user, screen.getByLabelText('UPI reference'), '402912345678');
    await user.click(button('Paid by UPI: ₹9.45'));
    await next('BALA');
    await user.click(button('Delivered'));
    await user.click(button('Not paid'));
    await next('CHITRA');
    await user.click(button(/^DEV/));
    await next('DEV');
    expect(screen.getByText('Nothing to collect: it is paid.')).toBeVisible();
    await user.click(button('Delivered'));
    await user.click(button('Handed over'));
    await next('CHITRA');
    await sent(app);
    expect(order(app, 'ASHA')).toMatchObject({
      handover: { mapValue: { fields: { to: text('The guard') } } },
      payment: { mapValue: { fields: { method: text('upi'), reference: text('402912345678') } } },
    });
    expect(order(app, 'BALA')).toMatchObject({ status: text('delivered') });
    expect(order(app, 'BALA').payment).toBeUndefined();
    expect(order(app, 'DEV')).toMatchObject({ status: text('delivered') });
    expect(total('UPI')).toHaveTextContent('₹9.45');
    expect(done(app)).toEqual({ integerValue: '3' });
    expect(app.backend.denials.list()).toEqual([]);
  });

  it('cannot be delivered for a reason, and comes again on another day', async () => {
    const app = await atWork();
    const { user } = app;
    await next('ASHA');
    await user.click(button('Not delivered'));
    expect(screen.getByLabelText('New day')).toHaveValue('2026-01-16');
    await user.click(button('Nobody there'));
    await next('BALA');
    await sent(app);
    expect(order(app, 'ASHA')).toMatchObject({
      status: text('processing'),
      attempt: { mapValue: { fields: { reason: text('nobody') } } },
      estimatedDelivery: { timestampValue: '2026-01-16T14:30:00Z' },
      run: { mapValue: { fields: { id: text('') } } },
    });
    expect(outcomeOf(app, 'ASHA').outcome).toEqual(text('failed'));
    expect(await screen.findByText('Not delivered · Nobody there')).toBeVisible();
    expect(total('Bottles on board')).toHaveTextContent('8');
  });

  it('cannot be delivered before its day, and comes again on that day', async () => {
    const backend = await openShopBackend();
    await putRun(backend);
    const expected = { estimatedDelivery: new Date(Date.UTC(2026, 0, 16, 14, 30)) };
    await put(backend, `orders/${orderId('ASHA')}`, aStop('ASHA', 1, expected));
    const app = await renderApp({ at: '/admin/run', as: 'driver', backend });
    await next('ASHA');
    await app.user.click(button('Not delivered'));
    expect(screen.getByLabelText('New day')).toHaveValue('2026-01-16');
    await app.user.click(button('Nobody there'));
    await next('BALA');
    await sent(app);
    expect(order(app, 'ASHA')).toMatchObject({
      status: text('processing'),
      estimatedDelivery: { timestampValue: '2026-01-16T14:30:00Z' },
      run: { mapValue: { fields: { id: text('') } } },
    });
    expect(app.backend.denials.list()).toEqual([]);
    await app.user.click(button('Undo: ASHA'));
    await next('ASHA');
    await sent(app);
    expect(order(app, 'ASHA')).toMatchObject({
      status: text('shipped'),
      estimatedDelivery: { timestampValue: '2026-01-16T14:30:00Z' },
      run: { mapValue: { fields: { id: text(RUN) } } },
    });
    expect(app.backend.denials.list()).toEqual([]);
  });

  it('is started by its driver', async () => {
    const app = await atWork({ state: 'planned' });
    await next('ASHA');
    expect(screen.queryByRole('button', { name: 'Delivered' })).toBeNull();
    await app.user.click(button('Start'));
    await app.user.click(await screen.findByRole('button', { name: 'Delivered' }));
    await app.user.click(button('Paid in cash: ₹9.45'));
    await gone('ASHA');
    await sent(app);
    expect(app.backend.firestore.documents.read(`runs/${RUN}`)?.fields.state).toEqual(text('out'));
    expect(done(app)).toEqual({ integerValue: '1' });
    expect(app.backend.denials.list()).toEqual([]);
  });
});

describe('runs beside one another, and one after another', () => {
  const outcome = { reference: '', note: '', at: new Date(Date.UTC(2026, 0, 15, 4)), by: 'salma' };
  const delivered = { ...outcome, outcome: 'delivered', method: 'cash', amount: double(9.45), command: 'S1' };
  const failed = { ...outcome, outcome: 'failed', method: '', amount: 0, note: 'Gate locked', command: 'S2' };

  it('one that another driver began says what became of the stops that they have done', async () => {
    const backend = await openShopBackend();
    await putRun(backend, { stops: { [orderId('ASHA')]: delivered, [orderId('BALA')]: failed } });
    const run = (id: string) => ({ run: { id, driver: id && 'salma', stop: 1 } });
    await officeChanges(backend, 'ASHA', 1, { status: 'delivered', ...run(RUN) });
    await officeChanges(backend, 'BALA', 2, { status: 'processing', ...run('') });
    await renderApp({ at: '/admin/run', as: 'driver', backend });
    await next('CHITRA');
    const stops = within(screen.getByRole('region', { name: 'Done (2)' })).getAllByRole('listitem');
    expect(stops.map(each => each.textContent)).toEqual([
      `${orderNumber(orderId('ASHA'))}Delivered · ₹9.45 in cash`,
      `${orderNumber(orderId('BALA'))}Not delivered · Gate locked`,
    ]);
    expect(backend.denials.list()).toEqual([]);
  });

  it('one that the office has closed has nothing on board, and nothing to be kept from', async () => {
    const { backend } = await atWork();
    await next('ASHA');
    await officeChanges(backend, 'ASHA', 1, { status: 'cancelled' });
    comeOnline();
    expect(await screen.findByText('Cancelled by the office: do not deliver.')).toBeVisible();
    const stops = Object.fromEntries(['BALA', 'CHITRA', 'DEV'].map(name => [orderId(name), delivered]));
    await put(backend, `runs/${RUN}`, aRun({ state: 'closed', stops, updatedAt: new Date() }));
    comeOnline();
    expect(await screen.findByText(/Closed$/)).toBeVisible();
    expect(screen.getAllByRole('term').map(each => each.textContent)).toEqual(['Stops done', 'Cash', 'UPI']);
    expect(total('Stops done')).toHaveTextContent('3 of 3');
    expect(screen.queryByRole('region', { name: 'Not to be delivered' })).toBeNull();
  });

  it('one of tomorrow is there once the office has sent it out, and not before', async () => {
    const { backend } = await atWork({ day: '2026-01-16', state: 'planned' });
    expect(await screen.findByText('No run for you today')).toBeVisible();
    await put(backend, `runs/${RUN}`, aRun({ day: '2026-01-16', updatedAt: new Date() }));
    comeOnline();
    expect(await next('ASHA')).toBeVisible();
    expect(screen.getByText('Fri 16 Jan, 10:00 am – 6:00 pm · Out')).toBeVisible();
  });

  it.each([
    ['is told so', true],
    ['asks again, where no channel can be had', false],
  ])(
    'one that the office gives to somebody else is gone once its driver of before %s',
    async (_when, live) => {
      const backend = await openShopBackend();
      await putRun(backend);
      await renderApp({ at: '/admin/run', as: 'driver', backend, live });
      await next('ASHA');
      if (live) await screen.findByText('Live');
      const salmas = { driver: 'salma', driverName: 'Salma', updatedAt: new Date() };
      await put(backend, `runs/${RUN}`, aRun(salmas));
      if (!live) comeOnline();
      expect(await screen.findByText('No run for you today')).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Lake View' })).toBeNull();
    },
  );

  it('one without an order is not started: nothing could be done in it', async () => {
    const backend = await openShopBackend();
    await put(backend, `runs/${RUN}`, aRun({ state: 'planned' }));
    await renderApp({ at: '/admin/run', as: 'driver', backend });
    expect(await screen.findByText(/Planned · 0 stops · 0 bottles$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });

  it('two that are out have each their own next stop, by its customer', async () => {
    const backend = await openShopBackend();
    await putRun(backend);
    const other = 'Run00000000000000002';
    await put(backend, `runs/${other}`, aRun({ name: 'Hill Road' }));
    const inOther = { run: { id: other, driver: DRIVER.uid, stop: 1 } };
    await put(backend, `orders/${orderId('ESHA')}`, aStop('ESHA', 1, inOther));
    await renderApp({ at: '/admin/run', as: 'driver', backend });
    expect(await next('ASHA')).toBeVisible();
    expect(await next('ESHA')).toBeVisible();
  });
});

describe('a stop without a signal', () => {
  it('is done all the same, through a cold start too, and is sent later, in order and once', async () => {
    const backend = await openShopBackend();
    await putRun(backend);
    const first = await renderApp({ at: '/admin/run', as: 'driver', backend });
    await deliver(first, 'ASHA');
    await sent(first);
    let online = goOffline(backend);
    await deliver(first, 'BALA');
    await next('CHITRA');
    await first.user.click(button('Not delivered'));
    await first.user.click(button('The place was closed'));
    await next('DEV');
    expect(total('Stops done')).toHaveTextContent('3 of 4');
    expect(total('Cash')).toHaveTextContent('₹18.90');
    expect(order(first, 'BALA').status).toEqual(text('shipped'));
    cleanup();
    first.kill();
    online();
    await closeBrowser();
    online = goOffline(backend);
    const again = await renderApp({ at: '/admin/run', backend });
    await next('DEV');
    expect(total('Stops done')).toHaveTextContent('3 of 4');
    expect(total('Cash')).toHaveTextContent('₹18.90');
    expect(screen.getAllByText(/Not sent yet$/, { selector: 'p' })).toHaveLength(2);
    online();
    await sent(again);
    expect(order(again, 'BALA').status).toEqual(text('delivered'));
    expect(order(again, 'CHITRA').status).toEqual(text('processing'));
    expect(done(again)).toEqual({ integerValue: '3' });
    const changes = (name: string) => Object.keys(fieldsOf(order(again, name).changes));
    expect([changes('ASHA'), changes('BALA'), changes('CHITRA')].map(all => all.length)).toEqual([1, 1, 1]);
    await waitFor(() => expect(screen.queryByText(/Not sent yet$/, { selector: 'p' })).toBeNull());
    expect(total('Stops done')).toHaveTextContent('3 of 4');
  });

  it('is said to be sent while it is on its way', async () => {
    const app = await atWork();
    const letGo = holdCommits();
    await deliver(app, 'ASHA');
    expect(await screen.findByText(/ · Sending…$/)).toBeVisible();
    expect(screen.queryByText(/Not sent yet$/, { selector: 'p' })).toBeNull();
    letGo();
    await waitFor(() => expect(screen.queryByText(/ · Sending…$/)).toBeNull());
  });

  it('is asked about at sign-out', async () => {
    const app = await atWork();
    await next('ASHA');
    goOffline(app.backend);
    await deliver(app, 'ASHA');
    await next('BALA');
    await app.user.click(button('Logout'));
    expect(await screen.findByText('1 change not sent yet.')).toBeVisible();
    await app.user.click(button(/^Stay/));
    expect(await next('BALA')).toBeVisible();
  });
});

describe('a stop that is taken back', () => {
  it('was never sent: nothing is sent', async () => {
    const app = await atWork();
    await next('ASHA');
    const online = goOffline(app.backend);
    await deliver(app, 'ASHA');
    await next('BALA');
    await app.user.click(await screen.findByRole('button', { name: 'Undo: ASHA' }));
    await next('ASHA');
    online();
    await sent(app);
    expect(order(app, 'ASHA').status).toEqual(text('shipped'));
    expect(total('Stops done')).toHaveTextContent('0 of 4');
  });

  it('is open again on the server as well', async () => {
    const app = await atWork();
    await deliver(app, 'ASHA');
    await sent(app);
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await next('ASHA');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'ASHA' })).toHaveFocus());
    expect(screen.getByText('ASHA is open again.')).toBeVisible();
    await sent(app);
    expect(order(app, 'ASHA').status).toEqual(text('shipped'));
    expect(order(app, 'ASHA').payment).toBeUndefined();
    expect(outcomeOf(app, 'ASHA').outcome).toEqual(text('open'));
    expect(done(app)).toEqual({ integerValue: '0' });
    await deliver(app, 'ASHA');
    await sent(app);
    expect(done(app)).toEqual({ integerValue: '1' });
    expect(app.backend.denials.list()).toEqual([]);
  });

  it('is open again while another is on screen: that stays, and the focus goes to the words that say so', async () => {
    const app = await atWork();
    await deliver(app, 'ASHA');
    await next('BALA');
    await app.user.click(screen.getByRole('button', { name: /^DEV/ }));
    await next('DEV');
    await app.user.click(button('Undo: ASHA'));
    const said = await screen.findByText('ASHA is open again.');
    expect(said.closest('[role="status"]')).toHaveFocus();
    expect(await next('DEV')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is open again at once where the order is known as delivered still, without a signal', async () => {
    const app = await atWork();
    await deliver(app, 'ASHA');
    await sent(app);
    comeOnline();
    await waitFor(() => expect(readOrder(app, 'ASHA')?.status).toBe('delivered'));
    const online = goOffline(app.backend);
    await app.user.click(await screen.findByRole('button', { name: 'Undo: ASHA' }));
    expect(await next('ASHA')).toBeVisible();
    online();
    await sent(app);
    expect(order(app, 'ASHA').status).toEqual(text('shipped'));
  });

  it('had been paid: staff read that nothing was, in the order and in the customer’s account', async () => {
    const app = await atWork();
    await deliver(app, 'ASHA');
    await sent(app);
    await app.user.click(await screen.findByRole('button', { name: 'Undo: ASHA' }));
    await next('ASHA');
    await sent(app);
    cleanup();
    app.kill();
    await closeBrowser();
    await renderApp({ at: '/admin/dashboard/customers/asha', as: 'admin', backend: app.backend });
    const balance = within(await screen.findByRole('region', { name: 'Payments and balance' }));
    expect(balance.getByLabelText('Balance')).toHaveTextContent('Billed₹37.80');
    expect(balance.getByLabelText('Balance')).toHaveTextContent('Paid₹9.45To pay₹28.35');
    const payments = within(balance.getByRole('list', { name: 'Payments, newest first' }));
    expect(payments.getAllByRole('listitem')).toHaveLength(1);
    await app.user.click(screen.getByRole('link', { name: orderNumber(orderId('ASHA')) }));
    const history = within(await screen.findByRole('dialog'));
    const lines = await history.findAllByText('by Ravi', { exact: false });
    expect(lines.map(line => line.closest('li')?.textContent)).toEqual([
      'Delivered15 Jan 2026, 2:30 pmTaken byASHA₹9.45 paid (Cash)by Ravi Kumar',
      'Shipped15 Jan 2026, 2:30 pmUnpaidby Ravi Kumar',
    ]);
  });

  it('had failed, and is in its run again', async () => {
    const app = await atWork();
    await next('ASHA');
    await app.user.click(button('Not delivered'));
    await app.user.click(button('Refused at the door'));
    await gone('ASHA');
    await sent(app);
    await app.user.click(await screen.findByRole('button', { name: 'Undo: ASHA' }));
    await next('ASHA');
    await sent(app);
    expect(order(app, 'ASHA')).toMatchObject({
      status: text('shipped'),
      run: { mapValue: { fields: { id: text(RUN) } } },
    });
    expect(order(app, 'ASHA').attempt).toBeUndefined();
    expect(app.backend.denials.list()).toEqual([]);
  });
});

describe('a stop that the office has changed meanwhile', () => {
  it('was cancelled: what was recorded is not saved, and the driver is told what they hold', async () => {
    const app = await atWork();
    await next('ASHA');
    const online = goOffline(app.backend);
    await deliver(app, 'ASHA');
    await deliver(app, 'BALA');
    await officeChanges(app.backend, 'ASHA', 1, { status: 'cancelled' });
    online();
    const alert = await screen.findByText('ASHA: this was not saved');
    expect(alert.parentElement).toHaveTextContent('This order was cancelled meanwhile.');
    expect(alert.parentElement).toHaveTextContent('You had recorded ₹9.45 in cash.');
    // The ones after it are sent.
    await waitFor(() => expect(order(app, 'BALA').status).toEqual(text('delivered')));
    await app.user.click(button('OK'));
    expect(await screen.findByText('Cancelled by the office: do not deliver.')).toBeVisible();
    expect(order(app, 'ASHA').status).toEqual(text('cancelled'));
    expect(total('Cash')).toHaveTextContent('₹9.45');
  });

  it('was delivered by the office: the driver is told not to go there, and every stop is done then', async () => {
    const app = await atWork();
    await next('ASHA');
    for (const [index, name] of ['ASHA', 'BALA', 'CHITRA'].entries())
      await officeChanges(app.backend, name, index + 1, { status: 'delivered' });
    comeOnline();
    await next('DEV');
    expect(screen.getAllByText('Delivered already: do not go there.')).toHaveLength(3);
    expect(
      within(screen.getByRole('region', { name: 'Not to be delivered' })).getByText('ASHA'),
    ).toBeVisible();
    expect(total('Stops done')).toHaveTextContent('0 of 1');
    expect(total('Still to collect')).toHaveTextContent('₹0.00');
    expect(total('Bottles on board')).toHaveTextContent('2');
    await officeChanges(app.backend, 'DEV', 4, { status: 'delivered' });
    comeOnline();
    expect(await screen.findByText('Every stop is done')).toBeVisible();
  });

  it('was given to another run', async () => {
    const app = await atWork();
    await next('ASHA');
    const online = goOffline(app.backend);
    await deliver(app, 'ASHA');
    const run = { id: 'Run00000000000000002', driver: 'salma', stop: 1 };
    await officeChanges(app.backend, 'ASHA', 1, { run });
    online();
    const alert = await screen.findByText('ASHA: this was not saved');
    expect(alert.parentElement).toHaveTextContent('The office has given this stop to another run or driver.');
    expect(order(app, 'ASHA').status).toEqual(text('shipped'));
  });

  it('comes after one that was added: the form that is open stays as it was filled in', async () => {
    const app = await atWork();
    const { user } = app;
    await next('ASHA');
    await user.click(button('Delivered'));
    await user.click(button('Paid by UPI'));
    await fillIn(user, screen.getByLabelText('UPI reference'), '402912345678');
    await officeChanges(app.backend, 'ASHA', 2, {});
    await officeChanges(app.backend, 'ABHA', 1, {});
    comeOnline();
    await screen.findByRole('region', { name: 'After that (4)' });
    expect(button(/^ABHA/)).toBeVisible();
    expect(screen.getByLabelText('UPI reference')).toHaveValue('402912345678');
    await user.click(button('Paid by UPI: ₹9.45'));
    await next('ABHA');
    await sent(app);
    expect(order(app, 'ASHA')).toMatchObject({
      status: text('delivered'),
      payment: { mapValue: { fields: { reference: text('402912345678') } } },
    });
    expect(order(app, 'ABHA').status).toEqual(text('shipped'));
  });

  it('failed and was put into the same run again: it comes up again, and is delivered', async () => {
    const app = await atWork();
    await next('ASHA');
    await app.user.click(button('Not delivered'));
    await app.user.click(button('Nobody there'));
    await next('BALA');
    await sent(app);
    // The run is read to be one stop further, and nobody tells that the order has left it: it stays done.
    comeOnline();
    await waitFor(() => expect(readStop(app, 'ASHA')?.outcome).toBe('failed'));
    expect(total('Stops done')).toHaveTextContent('1 of 4');
    later(1000);
    await officeChanges(app.backend, 'ASHA', 5, {});
    comeOnline();
    await app.user.click(await screen.findByRole('button', { name: /^ASHA/ }));
    await next('ASHA');
    expect(total('Stops done')).toHaveTextContent('0 of 4');
    expect(screen.queryByText(/^Not delivered ·/)).toBeNull();
    await deliver(app, 'ASHA');
    await sent(app);
    expect(order(app, 'ASHA').status).toEqual(text('delivered'));
    expect(outcomeOf(app, 'ASHA').outcome).toEqual(text('delivered'));
    expect(done(app)).toEqual({ integerValue: '1' });
    expect(total('Stops done')).toHaveTextContent('1 of 4');
    expect(app.backend.denials.list()).toEqual([]);
  });

  it('failed, was put into the same run again and taken out of it: the driver is told not to go', async () => {
    const app = await atWork();
    await next('ASHA');
    await app.user.click(button('Not delivered'));
    await app.user.click(button('Nobody there'));
    await next('BALA');
    await sent(app);
    later(1000);
    await officeChanges(app.backend, 'ASHA', 5, {});
    comeOnline();
    await screen.findByRole('button', { name: /^ASHA/ });
    const nowhere = { id: '', driver: '', stop: 0 };
    await officeChanges(app.backend, 'ASHA', 0, { status: 'processing', run: nowhere });
    // What has left a run is noticed when all of it is read again.
    later(FULL_READ_INTERVAL_MS);
    comeOnline();
    expect(
      await screen.findByText('The office has taken this out of your run: do not deliver.'),
    ).toBeVisible();
  });

  it('goes elsewhere: it says so before the driver is there', async () => {
    const app = await atWork();
    await next('ASHA');
    await officeChanges(app.backend, 'BALA', 2, { shippingAddress: '99 Hill Road, Pune 411002' });
    await deliver(app, 'ASHA');
    const stop = within(await next('BALA'));
    expect(await stop.findByText('The office has changed this stop. Look at it again.')).toBeVisible();
    expect(stop.getByText('99 Hill Road, Pune 411002')).toBeVisible();
  });
});

describe('a driver’s page', () => {
  it('says that there is no run, and that the runs are closed to who is switched off', async () => {
    const backend = await openShopBackend();
    const { user } = await renderApp({ at: '/admin/run', as: 'driver', backend });
    expect(await screen.findByText('No run for you today')).toBeVisible();
    await put(backend, `people/${DRIVER.uid}`, { active: false });
    globalThis.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Your runs are closed to you. Ask the office.')).toBeVisible();
    await user.click(button('Logout'));
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  });
});
