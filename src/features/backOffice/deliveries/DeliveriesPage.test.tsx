import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveEdit } from '@/data/order/saveEdit';
import { orderNumber } from '@/domain/order/orderNumber';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { double, type SeedFields } from '../../../../local-firebase/seed/seedValue';
import { countReads } from '../../../../test/support/countReads';
import { anEdit } from '../../../../test/support/edits';
import { fillIn } from '../../../../test/support/fillIn';
import { pdfPages } from '../../../../test/support/pdf';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { anOrder, DRIVER, put } from '../../../../test/support/shop';
import { UNSENT } from '../../../../test/support/unsent';

const AT = '/admin/dashboard/deliveries';
/** What a change needs of the server; the lists can still be read. */
const CHANGES = { path: { regex: ':(commit|batchGet)' } } as const;
const [A, B, C, D] = ['A1B2C3D4E5F6', 'B1B2C3D4E5F6', 'C1B2C3D4E5F6', 'D1B2C3D4E5F6'] as const;
const MORNING = 'RUN00000000000000001';
const EVENING = 'RUN00000000000000002';

/** An hour of January by the clocks of India: every test happens on Thursday the 15th. */
const india = (day: number, hour: number) => new Date(Date.UTC(2026, 0, day, hour, -330));

const due = (day: number, fields: SeedFields = {}): SeedFields => ({
  status: 'processing',
  estimatedDelivery: india(day, 20),
  updatedAt: india(14, 9),
  ...fields,
});
const to = (area: string, pin: string, day = 15): SeedFields => ({
  ...due(day, { estimatedDelivery: india(day, 10) }),
  shippingAddress: `9 Main Road, Bengaluru ${pin}`,
  delivery: { area, pin, slot: '07:00-10:00' },
});
const inRun = (stop: number, id = MORNING): SeedFields => ({ run: { id, driver: DRIVER.uid, stop } });

const aRun = (fields: SeedFields = {}): SeedFields => ({
  ...{ day: '2026-01-15', slot: '07:00-10:00', name: 'Koramangala, morning', state: 'planned', stops: {} },
  ...{ driver: DRIVER.uid, driverName: DRIVER.displayName },
  ...{ createdAt: india(14, 18), updatedAt: india(14, 18) },
  ...fields,
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

type Shop = {
  readonly orders?: { readonly [id: string]: SeedFields };
  readonly runs?: { readonly [id: string]: SeedFields };
};

async function shopWith({ orders = {}, runs = {} }: Shop): Promise<LocalFirebase> {
  const backend = await openShopBackend();
  for (const [id, fields] of Object.entries(orders)) await put(backend, `orders/${id}`, anOrder(id, fields));
  for (const [id, fields] of Object.entries(runs)) await put(backend, `runs/${id}`, aRun(fields));
  return backend;
}

async function open(shop: Shop, search = '') {
  const app = await renderApp({ at: `${AT}${search}`, as: 'admin', backend: await shopWith(shop) });
  await screen.findByRole('heading', { name: 'To plan' });
  await waitFor(() => expect(button('Refresh')).toHaveAttribute('aria-busy', 'false'));
  return app;
}

type App = Awaited<ReturnType<typeof open>>;

const refresh = ({ user }: App) => user.click(button('Refresh'));

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const tick = async ({ user }: App, id: string) =>
  user.click(screen.getByRole('checkbox', { name: new RegExp(`^Select order ${orderNumber(id)}`) }));
const numbersIn = (scope: ReturnType<typeof region>) =>
  scope.getAllByRole('link').map(link => link.textContent);
const numbers = (...ids: readonly string[]) => ids.map(orderNumber);
const stored = ({ backend }: App, id: string) => backend.firestore.documents.read(`orders/${id}`)?.fields;
const placeOf = (app: App, id: string) => {
  const run = stored(app, id)?.run;
  if (!run || !('mapValue' in run)) return null;
  const { id: runId, driver, stop } = run.mapValue.fields ?? {};
  return { runId, driver, stop };
};
const storedRuns = ({ backend }: App) => backend.firestore.documents.list('runs');
const text = (stringValue: string) => ({ stringValue });

const TWO_STOPS: Shop = {
  orders: {
    [A]: { ...to('Koramangala', '560034'), ...inRun(1) },
    [B]: { ...to('Koramangala', '560095'), ...inRun(2) },
    [C]: to('Koramangala', '560034'),
  },
  runs: { [MORNING]: {} },
};

describe('what is due', () => {
  it('stands by slot and area, the late ones on top, those of no area by PIN code', async () => {
    const app = await open({
      orders: {
        [A]: to('Koramangala', '560034'),
        [B]: due(15, { shippingAddress: '1 Hill Road, Mysuru 570001' }),
        [C]: due(12),
        [D]: due(16),
        E1B2C3D4E5F6: due(15, { status: 'delivered' }),
        F1B2C3D4E5F6: due(15, { shippingAddress: 'Behind the mill' }),
      },
    });
    expect(numbersIn(region('Late'))).toEqual(numbers(C));
    expect(region('Late').getByText('Due Mon 12 Jan')).toBeVisible();
    const groups = region('To plan')
      .getAllByRole('heading', { level: 3 })
      .map(heading => heading.textContent);
    expect(groups).toEqual([
      'Late',
      '7:00 am – 10:00 am · Koramangala',
      'Any time · No area, PIN code 570001',
      'Any time · No area, No PIN code',
    ]);
    const row = region(/Koramangala/);
    expect(row.getByText('Asha Rao')).toBeVisible();
    expect(row.getByText('560034 Bengaluru')).toBeVisible();
    expect(row.getByText('2 bottles')).toBeVisible();
    expect(row.getByText('Collect ₹9.45')).toBeVisible();

    await app.user.click(button('Next day'));
    expect(numbersIn(region(/PIN code 411001/))).toEqual(numbers(D));
    expect(numbersIn(region('Late'))).toEqual(numbers(C));
    await app.user.click(button('Today'));
    expect(screen.getByText('Today, Thu 15 Jan')).toBeVisible();
  });

  it('says what is paid and what was given back', async () => {
    const money = { method: 'cash', reference: '', at: india(14, 9), by: DRIVER.uid };
    const paid = { payment: { ...money, state: 'paid', amount: double(9.45) } };
    const refunded = { payment: { ...money, state: 'refunded', amount: 9 } };
    const orders = {
      [A]: due(15, paid),
      [B]: due(15, { ...refunded, ...inRun(1) }),
    };
    const app = await open({ orders, runs: { [MORNING]: {} } }, `?run=${MORNING}`);
    expect(region('To plan').getByText('Paid')).toBeVisible();
    expect(region('Koramangala, morning').getByText('Refunded')).toBeVisible();
    await app.user.click(button('Print…'));
    expect(await screen.findByTestId('paper')).toHaveTextContent('Nothing, the money was given back');
  });

  it('says how the last try went', async () => {
    const attempt = { reason: 'nobody', note: 'Rang twice', at: india(14, 9), by: DRIVER.uid };
    await open({ orders: { [A]: due(15, { attempt }) } });
    expect(screen.getByText('Last try: Nobody there, Rang twice')).toBeVisible();
  });

  it('costs what changed and who drives once it has been read', async () => {
    const app = await open({ orders: { [A]: due(15) }, runs: { [MORNING]: {} } });
    await closeBrowser();
    app.unmount();
    await put(app.backend, `orders/${D}`, anOrder(D, due(15, { updatedAt: india(15, 14) })));
    const reads = await countReads(app.backend);
    await renderApp({ at: AT, as: 'admin', backend: app.backend });
    expect(await screen.findByRole('link', { name: orderNumber(D) })).toBeVisible();
    await waitFor(() => expect(button('Refresh')).toHaveAttribute('aria-busy', 'false'));
    // The new order and the newest before it, for the overlap; the newest run; the settings; the two who work here.
    expect(await reads()).toBe(6);
  });

  it('is nothing on a day without orders', async () => {
    await open({ orders: { [A]: due(20) } });
    expect(screen.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();
    expect(screen.getByText(/^No runs yet/)).toBeVisible();
  });

  it('is of the day that is typed, which is not filled in again between its digits', async () => {
    await open({ orders: { [A]: due(15), [B]: due(16) } }, `?run=${MORNING}`);
    const day = screen.getByLabelText('Day');
    // A browser tells an empty text while a part of the day is missing, and a year after each of its digits.
    fireEvent.change(day, { target: { value: '' } });
    expect(day).toHaveValue('');
    fireEvent.change(day, { target: { value: '0020-01-16' } });
    fireEvent.change(day, { target: { value: '2026-01-16' } });
    await waitFor(() => expect(globalThis.location.search).toBe('?day=2026-01-16'));
    expect(day).toHaveValue('2026-01-16');
    await waitFor(() => expect(numbersIn(region('To plan'))).toEqual(numbers(B)));
    fireEvent.change(day, { target: { value: '' } });
    fireEvent.blur(day);
    expect(day).toHaveValue('2026-01-16');
    expect(globalThis.location.search).toBe('?day=2026-01-16');
  });

  it('has a run no longer that is closed, or was never saved', async () => {
    await open({
      orders: { [A]: due(15, { status: 'shipped', ...inRun(1) }), [B]: due(15, inRun(1, EVENING)) },
      runs: { [MORNING]: { state: 'closed', day: '2026-01-14' } },
    });
    expect(numbersIn(region('To plan'))).toEqual(numbers(A, B));
  });
});

describe('planning', () => {
  it('makes a run of a whole group, with its driver, by PIN code', async () => {
    const app = await open({
      orders: { [A]: to('Koramangala', '560095'), [B]: to('Koramangala', '560034') },
    });
    await app.user.click(screen.getByRole('checkbox', { name: /^Select 2 orders: .*Koramangala/ }));
    expect(region('Selected orders').getByText('2 orders selected')).toBeVisible();
    expect(region('Selected orders').getByText('4 bottles, about 4 kg')).toBeVisible();
    await app.user.click(button('Add to run…'));
    const dialog = within(screen.getByRole('dialog', { name: 'Add 2 orders to a run' }));
    expect(dialog.getByText('There is no run on this day yet.')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Koramangala, morning');
    expect(dialog.getByLabelText('Time of day')).toHaveValue('07:00-10:00');
    await app.user.selectOptions(dialog.getByLabelText('Driver'), 'Ravi Kumar');
    await app.user.click(dialog.getByRole('button', { name: 'Create run and add 2 orders' }));
    expect(await screen.findByText('2 orders added to Koramangala, morning')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Everything is in a run' })).toBeVisible();

    await waitFor(() => expect(placeOf(app, A)).not.toBeNull());
    const [run] = storedRuns(app);
    expect(run?.fields).toMatchObject({
      ...{ day: text('2026-01-15'), slot: text('07:00-10:00'), name: text('Koramangala, morning') },
      ...{ driver: text(DRIVER.uid), driverName: text('Ravi Kumar'), state: text('planned') },
    });
    const runId = text(run?.path.slice('runs/'.length) ?? '');
    expect(placeOf(app, B)).toEqual({ runId, driver: text(DRIVER.uid), stop: { integerValue: '1' } });
    expect(placeOf(app, A)).toEqual({ runId, driver: text(DRIVER.uid), stop: { integerValue: '2' } });

    await app.user.click(button('Undo'));
    expect(await screen.findByText('It is as it was before.')).toBeInTheDocument();
    await waitFor(() => expect(placeOf(app, A)?.runId).toEqual(text('')));
    await waitFor(() => expect(numbersIn(region(/· Koramangala$/))).toEqual(numbers(B, A)));
  });

  it('names the weight of what is selected by the same word as that of a run, in Hindi too', async () => {
    const backend = await shopWith(TWO_STOPS);
    const at = `${AT}?run=${MORNING}`;
    const { user } = await renderApp({ at, as: 'admin', backend, deviceLanguage: 'hi-IN' });
    const run = within(await screen.findByRole('region', { name: 'Koramangala, morning' }));
    expect(await run.findByText('4 लीटर, करीब 4 किलो')).toBeVisible();
    await user.click(run.getByRole('checkbox', { name: 'इस फेरे के 2 ऑर्डर चुनें' }));
    expect(region('चुने हुए ऑर्डर').getByText('4 बोतलें, करीब 4 किलो')).toBeVisible();
  });

  it('adds to a run that is there in one tap, among its stops by PIN code', async () => {
    const app = await open(TWO_STOPS, `?run=${MORNING}`);
    await tick(app, C);
    await app.user.click(button('Add to run…'));
    const dialog = within(screen.getByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: /^Koramangala, morning.*2 stops/ }));
    await waitFor(() => expect(placeOf(app, C)?.stop).toEqual({ doubleValue: 1.5 }));
    const run = region('Koramangala, morning');
    expect(await run.findByText('3 stops')).toBeVisible();
    expect(run.getAllByRole('listitem', { name: /^Stop \d/ })).toHaveLength(3);
  });

  it('adds to a run that is out after all its stops, also where one failed: customers are told who is next', async () => {
    const failed = { outcome: 'failed', method: '', amount: 0, reference: '', note: '', by: DRIVER.uid };
    const app = await open(
      {
        orders: {
          [A]: { ...to('Koramangala', '560034'), ...inRun(1), status: 'shipped' },
          [B]: { ...to('Koramangala', '560095'), ...inRun(2), status: 'shipped' },
          [C]: to('Koramangala', '560034'),
          [D]: due(16, { run: { id: '', driver: '', stop: 0 } }),
        },
        runs: {
          [MORNING]: { state: 'out', stops: { [D]: { ...failed, at: india(15, 9), command: 'X1' } } },
        },
      },
      `?run=${MORNING}`,
    );
    await tick(app, C);
    await app.user.click(button('Add to run…'));
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Koramangala/ }));
    await waitFor(() => expect(placeOf(app, C)?.stop).toEqual({ integerValue: '4' }));
    expect(stored(app, C)?.status).toEqual(text('shipped'));
    const third = within(await screen.findByRole('listitem', { name: /^Stop 3/ }));
    expect(third.getByRole('link')).toHaveTextContent(orderNumber(C));
  });

  it('takes what is dragged onto a run, and a stop that is dropped on another', async () => {
    const app = await open(TWO_STOPS, `?run=${MORNING}`);
    const dataTransfer = { setData: () => {}, effectAllowed: '' };
    const row = screen.getByRole('link', { name: orderNumber(C) }).closest('li');
    if (!row) throw new Error('the row is there');
    fireEvent.dragStart(row, { dataTransfer });
    const card = screen.getByRole('region', { name: 'Koramangala, morning' });
    fireEvent.dragOver(card, { dataTransfer });
    fireEvent.drop(card, { dataTransfer });
    await waitFor(() => expect(placeOf(app, C)?.runId).toEqual(text(MORNING)));
    await region('Koramangala, morning').findByText('3 stops');
    const [first, , last] = screen.getAllByRole('listitem', { name: /^Stop \d/ });
    if (!first || !last) throw new Error('there are three stops');
    fireEvent.dragStart(last, { dataTransfer });
    fireEvent.drop(first, { dataTransfer });
    await waitFor(() => expect(placeOf(app, B)?.stop).toEqual({ doubleValue: 0.5 }));
  });

  it('takes nothing that is dragged after what was dragged last, which is let go of', async () => {
    const app = await open(TWO_STOPS, `?run=${MORNING}`);
    const dataTransfer = { setData: () => {}, effectAllowed: '' };
    const row = screen.getByRole('link', { name: orderNumber(C) }).closest('li');
    if (!row) throw new Error('the row is there');
    fireEvent.dragStart(row, { dataTransfer });
    fireEvent.dragEnd(row, { dataTransfer });
    const card = screen.getByRole('region', { name: 'Koramangala, morning' });
    // A file: nothing takes it, and the browser does with it what it does.
    expect(fireEvent.dragOver(card, { dataTransfer })).toBe(true);
    fireEvent.drop(card, { dataTransfer });
    await app.user.click(button(`Move order ${orderNumber(B)} earlier`));
    await waitFor(() => expect(placeOf(app, B)?.stop).toEqual({ doubleValue: 0.5 }));
    expect(placeOf(app, C)).toBeNull();
  });

  /** A run of which sixty orders failed, and one that is not planned. */
  const openFull = () => {
    const stop = { outcome: 'failed', method: '', amount: 0, reference: '', note: '', by: DRIVER.uid };
    const stops = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`F${at}`, { ...stop, at: india(15, 9), command: `X${at}` }]),
    );
    return open({
      orders: { [C]: to('Koramangala', '560034') },
      runs: { [MORNING]: { state: 'out', stops } },
    });
  };

  it('adds nothing to a run that has as many stops as it takes, those that failed among them', async () => {
    const app = await openFull();
    await tick(app, C);
    await app.user.click(button('Add to run…'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('A run takes 60 stops at most.')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Koramangala, morning/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('takes nothing that is dragged onto such a run, and says why', async () => {
    const app = await openFull();
    const dataTransfer = { setData: () => {}, effectAllowed: '' };
    const row = screen.getByRole('link', { name: orderNumber(C) }).closest('li');
    if (!row) throw new Error('the row is there');
    fireEvent.dragStart(row, { dataTransfer });
    fireEvent.drop(screen.getByRole('region', { name: 'Koramangala, morning' }), { dataTransfer });
    expect(await screen.findByText('A run takes 60 stops at most.')).toBeVisible();
    expect(screen.queryByText(UNSENT)).toBeNull();
    expect(placeOf(app, C)).toBeNull();
  });

  it('takes nothing back by Undo into a run that was filled meanwhile, and says why', async () => {
    const stop = { outcome: 'delivered', method: '', amount: 0, reference: '', note: '', by: DRIVER.uid };
    const stops = Object.fromEntries(
      Array.from({ length: 59 }, (_, at) => [`D${at}`, { ...stop, at: india(15, 9), command: `X${at}` }]),
    );
    const orders = {
      [A]: { ...to('Koramangala', '560034'), ...inRun(60) },
      [C]: to('Koramangala', '560034'),
    };
    const app = await open({ orders, runs: { [MORNING]: { state: 'out', stops } } }, `?run=${MORNING}`);
    // Somebody else puts another order into its place, which is read once it has left it.
    const later = { updatedAt: new Date(), ...inRun(61) };
    await put(app.backend, `orders/${C}`, anOrder(C, { ...to('Koramangala', '560034'), ...later }));
    await tick(app, A);
    await app.user.click(button('Remove from run'));
    await region('Koramangala, morning').findByRole('link', { name: orderNumber(C) });
    await app.user.click(button(/^Undo/));
    expect(await screen.findByText('A run takes 60 stops at most.')).toBeVisible();
    expect(screen.queryByText(UNSENT)).toBeNull();
    expect(placeOf(app, A)?.runId).toEqual(text(''));
  });

  it('moves a stop by one write, and sorts them by PIN code', async () => {
    const app = await open(TWO_STOPS, `?run=${MORNING}`);
    await app.user.click(button(`Move order ${orderNumber(B)} earlier`));
    expect(await screen.findByText(`Order ${orderNumber(B)} is stop 1 now.`)).toBeInTheDocument();
    await waitFor(() => expect(placeOf(app, B)?.stop).toEqual({ doubleValue: 0.5 }));
    expect(placeOf(app, A)?.stop).toEqual({ integerValue: '1' });
    await waitFor(() => expect(numbersIn(region('Koramangala, morning'))).toEqual(numbers(B, A)));
    await app.user.click(button('Sort by PIN code'));
    await waitFor(() => expect(numbersIn(region('Koramangala, morning'))).toEqual(numbers(A, B)));
    await waitFor(() => expect(placeOf(app, B)?.stop).toEqual({ integerValue: '2' }));
  });

  it('moves stops to another run, out of any, and to another day', async () => {
    const evening = { name: 'Evening', slot: '17:00-20:00', driver: '', driverName: '' };
    const app = await open({ ...TWO_STOPS, runs: { [MORNING]: {}, [EVENING]: evening } }, `?run=${MORNING}`);
    await tick(app, A);
    await app.user.click(button('Add to run…'));
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Evening/ }));
    await waitFor(() => expect(placeOf(app, A)?.runId).toEqual(text(EVENING)));
    expect(placeOf(app, A)?.driver).toEqual(text(''));

    await tick(app, B);
    await app.user.click(button('Remove from run'));
    await waitFor(() => expect(placeOf(app, B)?.runId).toEqual(text('')));
    await waitFor(() => expect(numbersIn(region(/Koramangala$/))).toEqual(numbers(C, B)));

    await tick(app, B);
    await app.user.click(button('Another day…'));
    const dialog = within(screen.getByRole('dialog', { name: 'Another day for 1 order' }));
    await app.user.click(dialog.getByRole('button', { name: 'Move to this day' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose a day from today on.');
    fireEvent.change(dialog.getByLabelText('New day'), { target: { value: '2026-01-17' } });
    await app.user.click(dialog.getByRole('button', { name: 'Move to this day' }));
    expect(await screen.findByText('1 order moved to Sat 17 Jan')).toBeVisible();
    await waitFor(() =>
      expect(stored(app, B)?.estimatedDelivery).toEqual({ timestampValue: '2026-01-17T04:30:00Z' }),
    );
    await waitFor(() => expect(numbersIn(region(/Koramangala$/))).toEqual(numbers(C)));
    await app.user.click(button('Undo'));
    await waitFor(() =>
      expect(stored(app, B)?.estimatedDelivery).toEqual({ timestampValue: '2026-01-15T04:30:00Z' }),
    );
  });

  it('gives a run another name and driver, and its orders with it', async () => {
    const app = await open({ ...TWO_STOPS, runs: { [MORNING]: { driver: '', driverName: '' } } });
    expect(region('Koramangala, morning').getByText(/No driver yet/)).toBeVisible();
    await app.user.click(button('Edit run'));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit run' }));
    await app.user.clear(dialog.getByLabelText('Name'));
    await app.user.click(dialog.getByRole('button', { name: 'Save run' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Give the run a name.');
    await fillIn(app.user, dialog.getByLabelText('Name'), 'South');
    await app.user.selectOptions(dialog.getByLabelText('Driver'), 'Ravi Kumar');
    await app.user.click(dialog.getByRole('button', { name: 'Save run' }));
    expect(await screen.findByRole('region', { name: 'South' })).toBeVisible();
    await waitFor(() => expect(placeOf(app, B)?.driver).toEqual(text(DRIVER.uid)));
    await waitFor(() =>
      expect(storedRuns(app)[0]?.fields).toMatchObject({ name: text('South'), driver: text(DRIVER.uid) }),
    );
  });

  it('leads to the first field of a run at fault at every press of Save', async () => {
    const app = await open(TWO_STOPS);
    await app.user.click(button('Edit run'));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit run' }));
    await app.user.clear(dialog.getByLabelText('Name'));
    await app.user.clear(dialog.getByLabelText('Day'));
    for (const _press of ['first', 'second']) {
      await app.user.click(dialog.getByRole('button', { name: 'Save run' }));
      expect(dialog.getByLabelText('Name')).toHaveFocus();
    }
    await fillIn(app.user, dialog.getByLabelText('Name'), 'South');
    await app.user.click(dialog.getByRole('button', { name: 'Save run' }));
    expect(dialog.getByLabelText('Day')).toHaveFocus();
  });

  it('is stored without a connection, and sent once there is one', async () => {
    const app = await open(TWO_STOPS, `?run=${MORNING}`);
    app.backend.faults.inject({ match: CHANGES, fault: { kind: 'dropRequest' } });
    await tick(app, C);
    await app.user.click(button('Add to run…'));
    await fillIn(app.user, screen.getByLabelText('Name'), ' 2');
    await app.user.click(button('Create run and add 1 order'));
    const run = within(await screen.findByRole('region', { name: 'Koramangala, morning 2' }));
    expect(await run.findByText('1 stop')).toBeVisible();
    expect(storedRuns(app)).toHaveLength(1);
    await closeBrowser();
    app.unmount();

    await renderApp({ at: '/admin/dashboard/outbox', as: 'admin', backend: app.backend });
    expect(await screen.findByText('New run: Koramangala, morning 2')).toBeVisible();
    expect(screen.getByText('Put into run Koramangala, morning 2')).toBeVisible();
    app.backend.faults.clear();
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(storedRuns(app)).toHaveLength(2));
    const added = storedRuns(app).find(({ path }) => path !== `runs/${MORNING}`);
    await waitFor(() => expect(placeOf(app, C)?.runId).toEqual(text(added?.path.replace('runs/', '') ?? '')));
  });

  it('loses nothing of what someone else plans at the same time', async () => {
    const evening = { name: 'Evening', driver: '', driverName: '' };
    const app = await open({ ...TWO_STOPS, runs: { [MORNING]: {}, [EVENING]: evening } }, `?run=${MORNING}`);
    const other = await saveEdit(
      anEdit({
        ...{ orderId: C, status: 'processing', run: { id: EVENING, driver: '', stop: 1 } },
        ...{
          commandId: 'OTHER',
          seen: { email: 'asha@demo.test', status: 'processing', updatedAt: '2026-01-14T03:30:00.000000Z' },
        },
      }),
      request => app.services.firestore.run(request),
    );
    expect(other).toEqual({ outcome: 'saved' });
    // This device has not heard of it.
    await tick(app, C);
    await app.user.click(button('Add to run…'));
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Koramangala/ }));
    expect(await screen.findByText('1 change was not saved.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what is not sent' })).toBeVisible();
    expect(placeOf(app, C)?.runId).toEqual(text(EVENING));
    expect(await region('Evening').findByText('1 stop')).toBeVisible();
    // What the other left alone is planned all the same.
    await app.user.click(button(`Move order ${orderNumber(B)} earlier`));
    await waitFor(() => expect(placeOf(app, B)?.stop).toEqual({ doubleValue: 0.5 }));
  });
});

describe('a run', () => {
  it('says what is loaded and collected, and of which nothing is loaded', async () => {
    const items = [
      {
        productId: '1',
        productName: 'Premium Water',
        size: '1L',
        image: '',
        quantity: 3,
        price: double(2.99),
      },
      {
        productId: '2',
        productName: 'Essential Water 500ml',
        size: '500 ml',
        image: '',
        quantity: 5,
        price: double(1.79),
      },
    ];
    await open(
      {
        orders: {
          [A]: { ...to('Koramangala', '560034'), ...inRun(1), items, paymentMethod: 'cash' },
          [B]: { ...to('Koramangala', '560095'), ...inRun(2) },
          [C]: { ...to('Koramangala', '560095'), ...inRun(3), status: 'cancelled' },
        },
        runs: { [MORNING]: {} },
      },
      `?run=${MORNING}`,
    );
    const run = region('Koramangala, morning');
    expect(run.getByText('Total').nextSibling).toHaveTextContent('10 bottles');
    expect(run.getByText('Premium Water 1 L').nextSibling).toHaveTextContent('5');
    // A name that ends in the size.
    expect(run.getByText('Essential Water 500 ml').nextSibling).toHaveTextContent('5');
    expect(run.getByText('7.5 L, about 8 kg')).toBeVisible();
    expect(run.getByText('Cash on delivery').nextSibling).toHaveTextContent('₹9.45 (1 order)');
    expect(run.getByText('All that is due').nextSibling).toHaveTextContent('₹18.90 (2 orders)');
    expect(run.getByText('Cancelled: not loaded')).toBeVisible();
  });

  it('goes out from here: its stops are numbered, and its orders on their way', async () => {
    const shop = {
      ...TWO_STOPS,
      orders: {
        ...TWO_STOPS.orders,
        [C]: { ...to('Koramangala', '560034'), run: { id: MORNING, driver: DRIVER.uid, stop: double(1.5) } },
      },
    };
    const app = await open(shop, `?run=${MORNING}`);
    await app.user.click(button('Start run'));
    const dialog = within(screen.getByRole('dialog', { name: 'Start Koramangala, morning?' }));
    expect(dialog.getByText(/^Its 3 orders become Shipped/)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Start run' }));
    await waitFor(() => expect(storedRuns(app)[0]?.fields.state).toEqual(text('out')));
    expect([A, C, B].map(id => placeOf(app, id)?.stop)).toEqual(
      [1, 2, 3].map(stop => ({ integerValue: String(stop) })),
    );
    expect([A, B, C].map(id => stored(app, id)?.status)).toEqual([
      text('shipped'),
      text('shipped'),
      text('shipped'),
    ]);
    const run = region('Koramangala, morning');
    expect(await run.findByText('Out')).toBeVisible();
    expect(run.getByText('0 of 3 stops done')).toBeVisible();
    expect(app.backend.firestore.documents.read(`runProgress/${MORNING}`)?.fields.done).toEqual({
      integerValue: '0',
    });
  });

  it('goes out without what was delivered before, which stays delivered', async () => {
    const orders = {
      ...TWO_STOPS.orders,
      [A]: { ...to('Koramangala', '560034'), ...inRun(1), status: 'delivered' },
    };
    const app = await open({ ...TWO_STOPS, orders }, `?run=${MORNING}`);
    const run = region('Koramangala, morning');
    expect(run.getByText('1 stop')).toBeVisible();
    expect(run.getByText('Total').nextSibling).toHaveTextContent('2 bottles');
    expect(run.getByText('Delivered')).toBeVisible();
    await app.user.click(button('Print…'));
    await screen.findByRole('dialog', { name: 'Print: Koramangala, morning' });
    expect(screen.getByTestId('paper')).not.toHaveTextContent(orderNumber(A));
    await app.user.click(button('Close'));
    await app.user.click(button('Start run'));
    const dialog = within(screen.getByRole('dialog', { name: 'Start Koramangala, morning?' }));
    expect(dialog.getByText(/^Its 1 order becomes Shipped/)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Start run' }));
    await waitFor(() => expect(storedRuns(app)[0]?.fields.state).toEqual(text('out')));
    expect([A, B].map(id => stored(app, id)?.status)).toEqual([text('delivered'), text('shipped')]);
    expect(placeOf(app, A)?.runId).toEqual(text(''));
    expect(placeOf(app, B)?.stop).toEqual({ integerValue: '1' });
  });

  it('leaves an order as it is that was delivered from the order while it is out', async () => {
    const shipped = { status: 'shipped' };
    const app = await open(
      {
        orders: {
          [A]: { ...to('Koramangala', '560034'), ...inRun(1), ...shipped },
          [B]: { ...to('Koramangala', '560095'), ...inRun(2), status: 'delivered' },
        },
        runs: { [MORNING]: { state: 'out', driver: '', driverName: '' } },
      },
      `?run=${MORNING}`,
    );
    const run = region('Koramangala, morning');
    expect(run.getByText('Delivered')).toBeVisible();
    expect(run.getByText('1 of 2 stops done')).toBeVisible();
    expect(run.queryByRole('checkbox', { name: new RegExp(`^Select order ${orderNumber(B)}`) })).toBeNull();
    await app.user.click(button('Edit run'));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit run' }));
    await app.user.selectOptions(dialog.getByLabelText('Driver'), 'Ravi Kumar');
    await app.user.click(dialog.getByRole('button', { name: 'Save run' }));
    expect(await screen.findByText('Koramangala, morning is saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(UNSENT)).toBeNull());
    expect(placeOf(app, A)?.driver).toEqual(text(DRIVER.uid));
    expect([A, B].map(id => stored(app, id)?.status)).toEqual([text('shipped'), text('delivered')]);
  });

  it.each(['planned', 'out'])(
    'that is %s gives its driver what came into it under another, by one button',
    async state => {
      const ofSalma = (stop: number) => ({ run: { id: MORNING, driver: 'salma', stop } });
      const shipped = { status: state === 'out' ? 'shipped' : 'processing' };
      const app = await open({
        orders: {
          [A]: { ...to('Koramangala', '560034'), ...inRun(1), ...shipped },
          [B]: { ...to('Koramangala', '560034'), ...ofSalma(2), ...shipped },
          [C]: { ...to('Koramangala', '560034'), ...ofSalma(3), ...shipped },
          [D]: { ...to('Koramangala', '560034'), ...ofSalma(4), status: 'delivered' },
        },
        runs: { [MORNING]: { state } },
      });
      expect(
        region('Koramangala, morning').getByText(/^2 orders of this run are not with its driver:/),
      ).toBeVisible();
      await app.user.click(button('Put this right'));
      expect(await screen.findByText('Koramangala, morning is saved')).toBeVisible();
      expect(screen.queryByText(/not with its driver/)).toBeNull();
      await waitFor(() => expect(placeOf(app, C)?.driver).toEqual(text(DRIVER.uid)));
      expect(placeOf(app, B)).toEqual({
        ...{ runId: text(MORNING), driver: text(DRIVER.uid), stop: { integerValue: '2' } },
      });
      expect([B, C].map(id => stored(app, id)?.status)).toEqual([text(shipped.status), text(shipped.status)]);
      expect(placeOf(app, D)?.driver).toEqual(text('salma'));
      expect(app.backend.denials.list()).toEqual([]);
    },
  );

  it('marks as shipped by the same button what was added just before it went out', async () => {
    const app = await open({
      orders: {
        [A]: { ...to('Koramangala', '560034'), ...inRun(1), status: 'shipped' },
        [B]: { ...to('Koramangala', '560034'), ...inRun(2), status: 'processing' },
      },
      runs: { [MORNING]: { state: 'out' } },
    });
    const run = region('Koramangala, morning');
    expect(run.getByText(/^1 order of this run is not with its driver/)).toBeVisible();
    await app.user.click(button('Put this right'));
    expect(await screen.findByText('Koramangala, morning is saved')).toBeVisible();
    expect(run.queryByText(/not with its driver/)).toBeNull();
    await waitFor(() => expect(stored(app, B)?.status).toEqual(text('shipped')));
    expect(placeOf(app, B)).toEqual({
      ...{ runId: text(MORNING), driver: text(DRIVER.uid), stop: { integerValue: '2' } },
    });
    expect(app.backend.denials.list()).toEqual([]);
  });

  it('says so of what comes into it under its driver of before, once the new one is sent', async () => {
    const app = await open({ ...TWO_STOPS, runs: { [MORNING]: { driver: '', driverName: '' } } });
    const run = region('Koramangala, morning');
    const fault = app.backend.faults.inject({ match: CHANGES, fault: { kind: 'dropRequest' } });
    await app.user.click(button('Edit run'));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit run' }));
    await app.user.selectOptions(dialog.getByLabelText('Driver'), 'Ravi Kumar');
    await app.user.click(dialog.getByRole('button', { name: 'Save run' }));
    expect(await screen.findByText('Koramangala, morning is saved')).toBeVisible();
    const place = { run: { id: MORNING, driver: '', stop: 3 } };
    await put(
      app.backend,
      `orders/${C}`,
      anOrder(C, { ...to('Koramangala', '560034'), ...place, updatedAt: india(15, 14) }),
    );
    await refresh(app);
    expect(await run.findByText('3 stops')).toBeVisible();
    expect(run.queryByText(/not with its driver/)).toBeNull();
    app.backend.faults.clear(fault);
    globalThis.dispatchEvent(new Event('online'));
    expect(await run.findByText(/^1 order of this run is not with its driver/)).toBeVisible();
  });

  it('takes no order that was delivered after it was ticked', async () => {
    const app = await open({ ...TWO_STOPS, runs: { [MORNING]: { state: 'out' } } }, `?run=${MORNING}`);
    await tick(app, C);
    expect(region('Selected orders').getByText('1 order selected')).toBeVisible();
    await put(
      app.backend,
      `orders/${C}`,
      anOrder(C, { ...to('Koramangala', '560034'), status: 'delivered', updatedAt: india(15, 14) }),
    );
    await refresh(app);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull());
  });

  it('keeps on its way what was, when its stops change places', async () => {
    const orders = {
      ...TWO_STOPS.orders,
      [B]: { ...to('Koramangala', '560095'), ...inRun(2), status: 'shipped' },
    };
    const app = await open({ ...TWO_STOPS, orders }, `?run=${MORNING}`);
    await app.user.click(button(`Move order ${orderNumber(B)} earlier`));
    await waitFor(() => expect(placeOf(app, B)?.stop).toEqual({ doubleValue: 0.5 }));
    expect(stored(app, B)?.status).toEqual(text('shipped'));
  });

  it('shows how far it has come, and what could not be delivered', async () => {
    const done = { method: '', amount: 0, reference: '', note: '', at: india(15, 9), by: DRIVER.uid };
    const stops = {
      [A]: { outcome: 'delivered', command: 'X1', ...done },
      [D]: { outcome: 'failed', command: 'X2', ...done },
    };
    await open(
      {
        orders: {
          [A]: { ...to('Koramangala', '560034'), ...inRun(1), status: 'delivered' },
          [B]: { ...to('Koramangala', '560034'), ...inRun(2), status: 'shipped' },
          [D]: due(16, { run: { id: '', driver: '', stop: 0 } }),
        },
        runs: { [MORNING]: { state: 'out', stops } },
      },
      `?run=${MORNING}`,
    );
    const run = region('Koramangala, morning');
    expect(run.getByText('2 of 3 stops done')).toBeVisible();
    expect(run.getByText('Not delivered')).toBeVisible();
    expect(run.queryByRole('button', { name: 'Start run' })).toBeNull();
  });

  it('has a stop to do again whose order failed and was put into it again, whoever drives it', async () => {
    const failed = { outcome: 'failed', method: '', amount: 0, reference: '', note: '', by: DRIVER.uid };
    const app = await open(
      {
        orders: {
          [A]: { ...to('Koramangala', '560034'), ...inRun(1), status: 'shipped', updatedAt: india(15, 10) },
          [B]: { ...to('Koramangala', '560034'), ...inRun(2), status: 'shipped' },
        },
        runs: {
          [MORNING]: { state: 'out', stops: { [A]: { ...failed, at: india(15, 9), command: 'X1' } } },
        },
      },
      `?run=${MORNING}`,
    );
    const run = region('Koramangala, morning');
    expect(run.getByText('0 of 2 stops done')).toBeVisible();
    await app.user.click(button('Edit run'));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit run' }));
    await app.user.selectOptions(dialog.getByLabelText('Driver'), 'No driver yet');
    await app.user.click(dialog.getByRole('button', { name: 'Save run' }));
    await waitFor(() => expect(placeOf(app, A)?.driver).toEqual(text('')));
  });

  it('says on paper how many litres it brings, and which bottles are not in them', async () => {
    const item = (productId: string, size: string, quantity: number) => ({
      ...{ productId, productName: 'Water', size, image: '', quantity, price: double(1) },
    });
    const items = [item('x', '250 ml', 3), item('y', 'Jar', 2)];
    const app = await open({
      orders: { [A]: { ...to('Koramangala', '560034'), ...inRun(1), items } },
      runs: { [MORNING]: {} },
    });
    await app.user.click(button('Print…'));
    expect(await screen.findByTestId('paper')).toHaveTextContent(
      '0.8 L, about 1 kg · 2 bottles of unknown size are not in the litres.',
    );
  });

  it('is printed as a sheet and as slips, and saved as PDF', async () => {
    const orders = {
      [A]: { ...to('Koramangala', '560034'), ...inRun(1), specialInstructions: 'Ring twice' },
      [B]: { ...to('Koramangala', '560095'), ...inRun(2), customerName: 'आशा राव' },
    };
    const app = await open({ orders, runs: { [MORNING]: {} } });
    // The tests' document has no printer.
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await app.user.click(button('Print…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Print: Koramangala, morning' }));
    const paper = screen.getByTestId('paper');
    expect(paper).toHaveTextContent('Run sheet: Koramangala, morning');
    for (const words of [
      'Ravi Kumar',
      'Premium Water 1 L',
      'Ring twice',
      orderNumber(A),
      'Received, signature',
    ]) {
      expect(paper).toHaveTextContent(words);
    }
    await app.user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await app.user.click(dialog.getByRole('button', { name: 'Save as PDF' }));
    expect(await dialog.findByText('Saved as eawa-run-sheet-2026-01-15.pdf.')).toBeVisible();
    const [sheet] = app.savedBlobs;
    const page = (await pdfPages(sheet?.blob ?? new Blob())).flat();
    expect(page).toEqual(
      expect.arrayContaining([
        'Run sheet Koramangala, morning',
        'Driver Ravi Kumar',
        'Premium Water 1 L 4',
        'Total 4 bottles',
        '4 L, about 4 kg',
      ]),
    );
    expect(page.join('\n')).toContain(`Order ${orderNumber(A)}`);
    expect(page).toContain('To collect in all ₹18.90');

    await app.user.click(dialog.getByRole('radio', { name: /^Packing slips/ }));
    expect(
      within(screen.getByTestId('paper')).getAllByRole('heading', { level: 1, hidden: true }),
    ).toHaveLength(2);
    await app.user.click(dialog.getByRole('button', { name: 'Save as PDF' }));
    expect(await dialog.findByText('Saved as eawa-packing-slips-2026-01-15.pdf.')).toBeVisible();
    expect(await pdfPages(app.savedBlobs[1]?.blob ?? new Blob())).toHaveLength(2);
    await app.user.click(dialog.getByRole('radio', { name: /80 mm/ }));
    expect(screen.getByTestId('paper')).toHaveAttribute('data-kind', 'roll');
    await app.user.click(dialog.getByRole('button', { name: 'Save as PDF' }));
    expect(await dialog.findByText('Saved as eawa-run-sheet-80mm-2026-01-15.pdf.')).toBeVisible();
    const roll = app.savedBlobs[2]?.blob ?? new Blob();
    expect(new TextDecoder('latin1').decode(await roll.arrayBuffer())).toContain('/MediaBox [0 0 226.8 567]');
    const lines = (await pdfPages(roll)).flat();
    expect(lines.slice(0, 3)).toEqual(['Run sheet', 'Koramangala, morning', 'Driver Ravi Kumar']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Premium Water 1 L 4',
        '1. Asha Rao',
        `Order ${orderNumber(A)}`,
        'Note: Ring twice',
        'To collect: ₹9.45',
        'To collect in all: ₹18.90',
      ]),
    );
  });

  it('is deleted while it has no orders, with a trace, and kept after all by Undo', async () => {
    const app = await open({ ...TWO_STOPS, runs: { [MORNING]: {}, [EVENING]: { name: 'Evening' } } });
    expect(region('Koramangala, morning').queryByRole('button', { name: 'Delete run' })).toBeNull();
    await app.user.click(region('Evening').getByRole('button', { name: 'Delete run' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Evening' })).toBeNull());
    const evening = () => app.backend.firestore.documents.read(`runs/${EVENING}`)?.fields;
    await waitFor(() => expect(evening()?.state).toEqual(text('deleted')));
    expect(app.backend.firestore.documents.list('changeLog')[0]?.fields).toMatchObject({
      ...{ action: text('deleteRun'), id: text(EVENING) },
      from: { mapValue: { fields: { state: text('planned') } } },
      to: { mapValue: { fields: { state: text('deleted') } } },
    });
    await app.user.click(button('Undo'));
    expect(await screen.findByRole('region', { name: 'Evening' })).toBeVisible();
    await waitFor(() => expect(evening()?.state).toEqual(text('planned')));
  });

  it('is not deleted when someone else has put an order into it meanwhile', async () => {
    const app = await open({ runs: { [EVENING]: { name: 'Evening' } } });
    await put(app.backend, `orders/${A}`, anOrder(A, { ...due(15), ...inRun(1, EVENING) }));
    await app.user.click(region('Evening').getByRole('button', { name: 'Delete run' }));
    expect(await screen.findByText('1 change was not saved.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Evening' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'See what is not sent' }));
    expect(await screen.findByText('Delete run: Evening')).toBeVisible();
    expect(screen.getByText('This run has orders or has gone out. It was not deleted.')).toBeVisible();
  });

  it('is shown on its own day, where it is linked to', async () => {
    await open(
      {
        orders: { [A]: { ...to('Koramangala', '560034', 16), ...inRun(1) } },
        runs: { [MORNING]: { day: '2026-01-16' } },
      },
      `?run=${MORNING}`,
    );
    expect(screen.getByLabelText('Day')).toHaveValue('2026-01-16');
    expect(numbersIn(region('Koramangala, morning'))).toEqual(numbers(A));
  });

  it('is named by its orders, with the way to the plan', async () => {
    const backend = await shopWith(TWO_STOPS);
    await renderApp({ at: `/admin/dashboard/orders?view=${B}`, as: 'admin', backend });
    const link = await screen.findByRole('link', { name: 'Koramangala, morning, Ravi Kumar, stop 2 of 2' });
    expect(link).toHaveAttribute('href', `${AT}?run=${MORNING}`);
  });
});
