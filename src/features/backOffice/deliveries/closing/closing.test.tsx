import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recordStop } from '@/data/run/recordStop';
import { orderNumber } from '@/domain/order/orderNumber';
import { double, type SeedFields } from '../../../../../local-firebase/seed/seedValue';
import { fillIn } from '../../../../../test/support/fillIn';
import { movementsIn, stockIn } from '../../../../../test/support/inventory';
import { openShopBackend, renderApp } from '../../../../../test/support/renderApp';
import { ADMIN, anOrder, DRIVER, put } from '../../../../../test/support/shop';
import { heldLog } from '../../../../../test/support/slowLog';

const AT = '/admin/dashboard/deliveries';
/** What a change needs of the server; the lists can still be read. */
const CHANGES = { path: { regex: ':(commit|batchGet)' } } as const;
const RUN = 'RUN00000000000000001';
const [PAID, FAILED, LAST] = ['A1B2C3D4E5F6', 'B1B2C3D4E5F6', 'C1B2C3D4E5F6'] as const;

/** An hour of Thursday, 15 January, or another day of that month, by the clocks of India. */
const india = (day: number, hour: number) => new Date(Date.UTC(2026, 0, day, hour, -330));
const text = (stringValue: string) => ({ stringValue });
const whole = (count: number) => ({ integerValue: String(count) });

const stop = (outcome: string, fields: SeedFields = {}): SeedFields => ({
  ...{ outcome, method: '', amount: 0, reference: '', note: '', at: india(15, 9), by: DRIVER.uid },
  ...{ command: `STOP${outcome}`, ...fields },
});
const inRun = (place: number): SeedFields => ({
  ...{ run: { id: RUN, driver: DRIVER.uid, stop: place }, estimatedDelivery: india(15, 20) },
  updatedAt: india(15, 8),
});
const paid = { state: 'paid', method: 'cash', amount: double(9.45), reference: '', at: india(15, 9), by: '' };

const DELIVERED = { ...inRun(1), status: 'delivered', payment: { ...paid, by: DRIVER.uid } };
const NOT_DELIVERED: SeedFields = {
  ...{ status: 'processing', run: { id: '', driver: '', stop: 0 }, estimatedDelivery: india(16, 20) },
  ...{ attempt: { reason: 'nobody', note: '', at: india(15, 9), by: DRIVER.uid }, updatedAt: india(15, 9) },
};
const STOPS = {
  [PAID]: stop('delivered', { method: 'cash', amount: double(9.45), note: 'Asha' }),
  [FAILED]: stop('failed'),
};

type Shop = {
  readonly orders?: { readonly [id: string]: SeedFields };
  readonly run?: SeedFields;
};

/** A day with one run that is out: one order delivered and paid in cash, one brought back. */
async function open({ orders = {}, run = {} }: Shop = {}, search = `?close=${RUN}`) {
  const backend = await openShopBackend();
  const all = { [PAID]: DELIVERED, [FAILED]: NOT_DELIVERED, ...orders };
  for (const [id, fields] of Object.entries(all)) await put(backend, `orders/${id}`, anOrder(id, fields));
  await put(backend, `runs/${RUN}`, {
    ...{ day: '2026-01-15', slot: '07:00-10:00', name: 'Koramangala, morning', state: 'out' },
    ...{ driver: DRIVER.uid, driverName: DRIVER.displayName, stops: STOPS },
    ...{ createdAt: india(14, 18), updatedAt: india(15, 9), ...run },
  });
  await put(backend, `runProgress/${RUN}`, { done: 2, updatedAt: india(15, 9) });
  return renderApp({ at: `${AT}${search}`, as: 'admin', backend });
}
type App = Awaited<ReturnType<typeof open>>;

const dialog = async (name: string | RegExp = 'Close Koramangala, morning') =>
  within(await screen.findByRole('dialog', { name }));
type Form = Awaited<ReturnType<typeof dialog>>;

const storedRun = ({ backend }: App) => backend.firestore.documents.read(`runs/${RUN}`)?.fields;
const storedOrder = ({ backend }: App, id: string) =>
  backend.firestore.documents.read(`orders/${id}`)?.fields;
const mapIn = (value: unknown) =>
  (value as { readonly mapValue?: { readonly fields?: { readonly [field: string]: unknown } } } | undefined)
    ?.mapValue?.fields;
const closingIn = (app: App) => mapIn(storedRun(app)?.closing);
const setStock = ({ backend }: App, inStock: number) =>
  backend.firestore.documents.write([
    {
      path: 'inventory/1',
      fields: { ...backend.firestore.documents.read('inventory/1')?.fields, inStock: whole(inStock) },
    },
  ]);
const press = ({ user }: App, form: Form, name: string | RegExp) =>
  user.click(form.getByRole('button', { name }));
async function type({ user }: App, form: Form, label: string, typed: string): Promise<void> {
  await user.clear(form.getByLabelText(label));
  await fillIn(user, form.getByLabelText(label), typed);
}
const closed = () => screen.findByText('Koramangala, morning is closed');

describe('closing a run', () => {
  it('takes what was recorded for counted, and the bottles that came back for all', async () => {
    const app = await open({}, '');
    await app.user.click(await screen.findByRole('link', { name: 'Close…' }));
    const form = await dialog();
    expect(form.getByText('1 delivered, 1 not delivered')).toBeVisible();
    expect(form.getByLabelText('Cash counted (₹)')).toHaveValue('9.45');
    expect(form.getByLabelText('UPI counted (₹)')).toHaveValue('0.00');
    expect(form.getByLabelText('Premium Water 1 L counted')).toHaveValue('2');
    expect(form.getByRole('status', { name: 'Cash: Difference' })).toHaveTextContent('No difference');
    expect(form.queryByLabelText('Reason for the difference')).toBeNull();
    await press(app, form, 'Close run');
    await closed();
    expect(storedRun(app)).toMatchObject({ state: text('closed') });
    expect(closingIn(app)).toMatchObject({
      ...{ upi: whole(0), reason: text(''), by: text(ADMIN.uid), byName: text(ADMIN.displayName) },
      ...{ cash: { doubleValue: 9.45 }, back: { mapValue: { fields: { '1': whole(2) } } } },
    });
    expect(stockIn(app.backend, '1')).toBe(30);
    expect(movementsIn(app.backend)).toEqual([]);
  });

  it('asks why where the money differs, and shows by how much at once', async () => {
    const app = await open();
    const form = await dialog();
    await type(app, form, 'Cash counted (₹)', '8');
    expect(form.getByRole('status', { name: 'Cash: Difference' })).toHaveTextContent('₹1.45 missing');
    await press(app, form, 'Close run');
    const reason = form.getByLabelText('Reason for the difference');
    expect(reason).toHaveFocus();
    expect(reason).toHaveAccessibleDescription('What was counted is not what was recorded. Say why.');
    expect(storedRun(app)).toMatchObject({ state: text('out') });
    await fillIn(app.user, reason, 'Gave change');
    await press(app, form, 'Close run');
    await closed();
    expect(closingIn(app)).toMatchObject({ cash: whole(8), reason: text('Gave change') });
  });

  it('takes no amount and no number of bottles that is none', async () => {
    const app = await open();
    const form = await dialog();
    await type(app, form, 'UPI counted (₹)', 'some');
    await type(app, form, 'Premium Water 1 L counted', '1.5');
    await press(app, form, 'Close run');
    expect(form.getByLabelText('UPI counted (₹)')).toHaveAccessibleDescription(/Enter an amount in rupees/);
    expect(form.getByLabelText('Premium Water 1 L counted')).toHaveAccessibleDescription(
      /Enter a whole number/,
    );
    expect(storedRun(app)).toMatchObject({ state: text('out') });
  });

  it('says before that a missing bottle leaves the shelf as damaged, and then it does', async () => {
    const app = await open();
    const form = await dialog();
    await type(app, form, 'Premium Water 1 L counted', '1');
    expect(form.getByRole('status', { name: 'Premium Water 1 L' })).toHaveTextContent(
      '1 × Premium Water 1 L missing: taken from the stock as damaged when the run is closed.',
    );
    await press(app, form, 'Close run');
    await closed();
    expect(stockIn(app.backend, '1')).toBe(29);
    expect(movementsIn(app.backend)).toMatchObject([
      { kind: text('damaged'), quantity: whole(-1), after: whole(29), productId: text('1') },
    ]);
  });

  it('takes no bottles twice that an order was cancelled with as damaged or lost', async () => {
    const lost = { ...NOT_DELIVERED, status: 'cancelled', restocked: false };
    const app = await open({ orders: { [FAILED]: lost } });
    const form = await dialog();
    expect(form.getByText('No bottles should come back.')).toBeVisible();
    await press(app, form, 'Close run');
    await closed();
    expect(stockIn(app.backend, '1')).toBe(30);
    expect(movementsIn(app.backend)).toEqual([]);
  });

  it('expects of a product only the bottles that are not off the shelf already', async () => {
    const lost = { ...NOT_DELIVERED, status: 'cancelled', restocked: false };
    const app = await open({
      orders: { [FAILED]: lost, [LAST]: NOT_DELIVERED },
      run: { stops: { ...STOPS, [LAST]: stop('failed', { command: 'STOPLAST' }) } },
    });
    const form = await dialog();
    await type(app, form, 'Premium Water 1 L counted', '0');
    expect(form.getByRole('status', { name: 'Premium Water 1 L' })).toHaveTextContent(/^2 × .* missing/);
    await press(app, form, 'Close run');
    await closed();
    expect(stockIn(app.backend, '1')).toBe(28);
  });

  it('has every open stop settled first: delivered on the driver’s behalf', async () => {
    const app = await open({ orders: { [LAST]: { ...inRun(2), status: 'shipped' } } });
    const form = await dialog();
    expect(form.getByText(/^1 stop is open\./)).toBeVisible();
    expect(form.getByRole('button', { name: 'Close run' })).toHaveAttribute('aria-disabled', 'true');
    await press(app, form, 'Close run');
    expect(storedRun(app)).toMatchObject({ state: text('out') });

    await press(app, form, 'Delivered: Asha Rao');
    await app.user.selectOptions(form.getByLabelText('Paid by'), 'UPI');
    await type(app, form, 'Amount collected (₹)', '10');
    await press(app, form, 'Save stop');
    expect(form.getByLabelText('Amount collected (₹)')).toHaveAccessibleDescription(
      'Only ₹9.45 is to be paid: enter no more than that.',
    );
    expect(form.getByLabelText('UPI reference')).toHaveAccessibleDescription(
      'Enter the reference that the UPI app shows.',
    );
    await type(app, form, 'Amount collected (₹)', '9.45');
    await type(app, form, 'UPI reference', 'UPI-77');
    await press(app, form, 'Save stop');
    expect(await form.findByText('2 delivered, 1 not delivered')).toBeVisible();
    expect(form.getByLabelText('UPI counted (₹)')).toHaveValue('9.45');
    await waitFor(() => expect(storedOrder(app, LAST)?.status).toEqual(text('delivered')));
    expect(mapIn(mapIn(storedRun(app)?.stops)?.[LAST])).toMatchObject({
      ...{ outcome: text('delivered'), method: text('upi'), by: text(ADMIN.uid), reference: text('UPI-77') },
      amount: { doubleValue: 9.45 },
    });
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Close run' })).toHaveAttribute('aria-disabled', 'false'),
    );
    await press(app, form, 'Close run');
    await closed();
    expect(closingIn(app)).toMatchObject({ upi: { doubleValue: 9.45 }, reason: text('') });
  });

  it('says of an open stop that is paid or was given back that nothing is due', async () => {
    const refunded = { ...paid, state: 'refunded', amount: 9 };
    const app = await open({
      orders: {
        [LAST]: { ...inRun(2), status: 'shipped', payment: paid },
        D1B2C3D4E5F6: { ...inRun(3), status: 'shipped', customerName: 'Vikram Shah', payment: refunded },
      },
    });
    const form = await dialog();
    const lineOf = (name: string) => form.getByRole('button', { name }).closest('li');
    expect(lineOf('Delivered: Asha Rao')).toHaveTextContent('2 bottlesPaid');
    expect(lineOf('Delivered: Vikram Shah')).toHaveTextContent('2 bottlesRefunded');
    await press(app, form, 'Delivered: Vikram Shah');
    expect(form.queryByLabelText('Paid by')).toBeNull();
  });

  it('has an open stop not delivered, or its order planned anew', async () => {
    const [one, other] = [LAST, 'D1B2C3D4E5F6'];
    const app = await open({
      orders: {
        [one]: { ...inRun(2), status: 'shipped', customerName: 'Meera Iyer' },
        [other]: { ...inRun(3), status: 'shipped', customerName: 'Vikram Shah' },
      },
    });
    const form = await dialog();
    await press(app, form, 'Not delivered: Meera Iyer');
    await app.user.selectOptions(form.getByLabelText('Why'), 'Refused at the door');
    fireEvent.change(form.getByLabelText('New day'), { target: { value: '2026-01-14' } });
    await press(app, form, 'Save stop');
    expect(form.getByLabelText('New day')).toHaveAccessibleDescription(
      'Choose a day from today on, at most 30 days ahead.',
    );
    fireEvent.change(form.getByLabelText('New day'), { target: { value: '2026-01-17' } });
    await press(app, form, 'Save stop');
    await waitFor(() => expect(storedOrder(app, one)?.status).toEqual(text('processing')));
    expect(await form.findByText('Again on Sat 17 Jan')).toBeVisible();
    expect(form.getByLabelText('Premium Water 1 L counted')).toHaveValue('4');

    await press(app, form, 'Back to planning: Vikram Shah');
    await waitFor(() => expect(mapIn(storedOrder(app, other)?.run)?.id).toEqual(text('')));
    expect(storedOrder(app, other)?.status).toEqual(text('processing'));
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Close run' })).toHaveAttribute('aria-disabled', 'false'),
    );
    expect(form.getByText('1 delivered, 2 not delivered')).toBeVisible();
  });

  it('gives an order that came back another day, or cancels it with its bottles in stock', async () => {
    const app = await open();
    const form = await dialog();
    expect(form.getByText('Again on Fri 16 Jan')).toBeVisible();
    await press(app, form, 'Change day: Asha Rao');
    fireEvent.change(form.getByLabelText('New day'), { target: { value: '2026-01-19' } });
    await press(app, form, 'Save day');
    expect(await form.findByText('Again on Mon 19 Jan')).toBeVisible();
    await waitFor(() =>
      expect(storedOrder(app, FAILED)?.estimatedDelivery).toEqual({ timestampValue: '2026-01-19T14:30:00Z' }),
    );
    await press(app, form, 'Cancel order: Asha Rao');
    expect(form.getByText('The order is cancelled, and its 2 bottles are in stock again.')).toBeVisible();
    await press(app, form, 'Cancel this order');
    expect(await form.findByText('Cancelled')).toBeVisible();
    await waitFor(() => expect(stockIn(app.backend, '1')).toBe(32));
    expect(storedOrder(app, FAILED)).toMatchObject({ status: text('cancelled') });
    // They should be back all the same.
    expect(form.getByLabelText('Premium Water 1 L counted')).toHaveValue('2');
  });

  it('names the deliveries that are not paid, and orders that were cancelled on the way', async () => {
    await open({
      orders: {
        [PAID]: { ...inRun(1), status: 'delivered' },
        [LAST]: { ...inRun(2), status: 'cancelled', restocked: true },
      },
      run: { stops: { [PAID]: stop('delivered'), [FAILED]: stop('failed') } },
    });
    const form = await dialog();
    expect(form.getByText('Expected: ₹9.45')).toBeVisible();
    expect(form.getByText('1 delivery is not paid in full: ₹9.45')).toBeVisible();
    expect(form.getByRole('link', { name: `${orderNumber(PAID)}, Asha Rao: ₹9.45 due` })).toHaveAttribute(
      'href',
      `/admin/dashboard/orders?view=${PAID}`,
    );
    expect(form.getByText(new RegExp(`^${orderNumber(LAST)} was cancelled on the way`))).toBeVisible();
  });

  it('says of an order that was cancelled on the way as lost that its bottles are not in stock', async () => {
    await open({ orders: { [LAST]: { ...inRun(2), status: 'cancelled', restocked: false } } });
    const form = await dialog();
    expect(form.getByText(new RegExp(`^${orderNumber(LAST)} was cancelled on the way`))).toHaveTextContent(
      'as damaged or lost: its 2 bottles did not go back to stock. Correct the stock if any came back.',
    );
    expect(form.queryByText(/Put them back on the shelf/)).toBeNull();
  });

  it('keeps what was typed until the person gives it up', async () => {
    const app = await open();
    const form = await dialog();
    await type(app, form, 'Cash counted (₹)', '5');
    await press(app, form, 'Cancel');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await app.user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(form.getByLabelText('Cash counted (₹)')).toHaveValue('5');
  });
});

/** Somebody on another device records one more stop. */
const recordElsewhere = (app: App) =>
  recordStop(
    {
      ...{ commandId: 'ELSEWHERE', runId: RUN, orderId: LAST, name: 'Asha Rao' },
      result: {
        kind: 'delivered',
        to: 'Asha',
        collected: { method: 'cash', amountPaise: 945, reference: '' },
      },
      by: { id: ADMIN.uid, name: ADMIN.displayName },
    },
    request => app.services.firestore.run(request),
  );
const LATE = { orders: { [LAST]: { ...inRun(2), status: 'shipped' } } };

describe('a stop that came meanwhile', () => {
  it('refuses the closing, and nothing that was typed is lost', async () => {
    const app = await open();
    const form = await dialog();
    await type(app, form, 'Cash counted (₹)', '8');
    await fillIn(app.user, form.getByLabelText('Reason for the difference'), 'Gave change');
    // This device has not heard of it.
    await put(
      app.backend,
      `orders/${LAST}`,
      anOrder(LAST, { ...LATE.orders[LAST], updatedAt: india(15, 13) }),
    );
    expect(await recordElsewhere(app)).toEqual({ outcome: 'saved' });
    await press(app, form, 'Close run');
    expect(await form.findByRole('alert')).toHaveTextContent(/^A stop was recorded, or the run was changed/);
    expect(form.getByLabelText('Cash counted (₹)')).toHaveValue('8.00');
    expect(form.getByLabelText('Reason for the difference')).toHaveValue('Gave change');
    expect(storedRun(app)).toMatchObject({ state: text('out') });
    expect(await form.findByText('Recorded: ₹18.90')).toBeVisible();
    expect(form.getByRole('status', { name: 'Cash: Difference' })).toHaveTextContent('₹10.90 missing');
    expect(await form.findByText('2 delivered, 1 not delivered')).toBeVisible();
    await type(app, form, 'Cash counted (₹)', '18.90');
    await press(app, form, 'Close run');
    await closed();
    expect(closingIn(app)).toMatchObject({ cash: { doubleValue: 18.9 }, reason: text('') });
  });
});

describe('without a connection', () => {
  it('waits to be sent; what was refused then is filled in again', async () => {
    const app = await open();
    let form = await dialog();
    app.backend.faults.inject({ match: CHANGES, fault: { kind: 'dropRequest' } });
    await type(app, form, 'Cash counted (₹)', '8');
    await fillIn(app.user, form.getByLabelText('Reason for the difference'), 'Gave change');
    await press(app, form, 'Close run');
    expect(await screen.findByText(/the closing is saved on this device/)).toBeVisible();
    expect(storedRun(app)).toMatchObject({ state: text('out') });
    const card = within(screen.getByRole('region', { name: 'Koramangala, morning' }));
    expect(card.getByText('Closed')).toBeVisible();
    await app.user.click(card.getByRole('link', { name: 'Closing' }));
    form = await dialog('Closing of Koramangala, morning');
    expect(form.getByText('Closed on this device. It has not been sent yet.')).toBeVisible();
    expect(form.getByRole('cell', { name: '₹1.45 missing' })).toBeVisible();
    await press(app, form, 'Close window');

    // A stop comes in from the driver before it is sent.
    app.backend.faults.clear();
    await put(
      app.backend,
      `orders/${LAST}`,
      anOrder(LAST, { ...LATE.orders[LAST], updatedAt: india(15, 13) }),
    );
    expect(await recordElsewhere(app)).toEqual({ outcome: 'saved' });
    globalThis.dispatchEvent(new Event('online'));
    expect(await screen.findByText('1 change was not saved.')).toBeVisible();
    await app.user.click(await card.findByRole('link', { name: 'Close…' }));
    form = await dialog();
    expect(form.getByText(/^An earlier closing was not saved/)).toBeVisible();
    expect(form.getByLabelText('Cash counted (₹)')).toHaveValue('8.00');
    expect(form.getByLabelText('Reason for the difference')).toHaveValue('Gave change');
    expect(await form.findByText('Recorded: ₹18.90')).toBeVisible();
    await press(app, form, 'Close run');
    await closed();
    expect(closingIn(app)).toMatchObject({ cash: whole(8), reason: text('Gave change') });
    await waitFor(() => expect(screen.queryByText('1 change was not saved.')).toBeNull());
  });

  /** A closing of one bottle, made without a connection and refused, as the shelf is empty. */
  async function refusedClosing() {
    const app = await open();
    const form = await dialog();
    app.backend.faults.inject({ match: CHANGES, fault: { kind: 'dropRequest' } });
    await type(app, form, 'Premium Water 1 L counted', '1');
    await press(app, form, 'Close run');
    await screen.findByText(/the closing is saved on this device/);
    await setStock(app, 0);
    app.backend.faults.clear();
    globalThis.dispatchEvent(new Event('online'));
    expect(await screen.findByText('1 change was not saved.')).toBeVisible();
    return app;
  }

  it('what was refused is filled in, where the form is opened by its address before it is known what waits', async () => {
    const app = await refusedClosing();
    app.kill();

    const { logThrough, letGo } = heldLog();
    await renderApp({ at: `${AT}?close=${RUN}`, backend: app.backend, logThrough });
    await screen.findByRole('region', { name: 'Koramangala, morning' });
    letGo();
    const again = await dialog();
    expect(again.getByText(/^An earlier closing was not saved/)).toBeVisible();
    expect(again.getByLabelText('Premium Water 1 L counted')).toHaveValue('1');
  });

  it('sends the same values again after a second refusal, and gives up what was refused only then', async () => {
    const app = await refusedClosing();
    const card = within(screen.getByRole('region', { name: 'Koramangala, morning' }));
    await app.user.click(await card.findByRole('link', { name: 'Close…' }));
    const form = await dialog();
    await press(app, form, 'Close run');
    await waitFor(() => expect(form.queryByText(/^An earlier closing was not saved/)).toBeNull());
    expect(await form.findByRole('alert')).toHaveTextContent(
      /than the stock has left: 0\. Count the stock first\./,
    );
    expect(screen.getByText('1 change was not saved.')).toBeVisible();

    await setStock(app, 30);
    await press(app, form, 'Close run');
    await closed();
    expect(storedRun(app)).toMatchObject({ state: text('closed') });
    expect(stockIn(app.backend, '1')).toBe(29);
    await waitFor(() => expect(screen.queryByText('1 change was not saved.')).toBeNull());
  });

  it('is sent once there is one', async () => {
    const app = await open();
    const form = await dialog();
    app.backend.faults.inject({ match: CHANGES, fault: { kind: 'dropRequest' } });
    await press(app, form, 'Close run');
    await screen.findByText(/the closing is saved on this device/);
    app.backend.faults.clear();
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(storedRun(app)).toMatchObject({ state: text('closed') }));
  });

  it('settles a stop here, and closes only once that is sent', async () => {
    const app = await open({ orders: { [LAST]: { ...inRun(2), status: 'shipped' } } });
    const form = await dialog();
    app.backend.faults.inject({ match: CHANGES, fault: { kind: 'dropRequest' } });
    await press(app, form, 'Not delivered: Asha Rao');
    await press(app, form, 'Save stop');
    expect(await form.findByText(/^1 stop recorded here has not been sent yet/)).toBeVisible();
    expect(form.getByText('1 delivered, 2 not delivered')).toBeVisible();
    expect(form.getByRole('button', { name: 'Close run' })).toHaveAttribute('aria-disabled', 'true');
    app.backend.faults.clear();
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(storedOrder(app, LAST)?.status).toEqual(text('processing')));
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Close run' })).toHaveAttribute('aria-disabled', 'false'),
    );
  });
});

const CLOSED = {
  state: 'closed',
  closing: {
    ...{ cash: double(8), upi: 0, reason: 'Gave change', back: { '1': 1 } },
    ...{ at: india(15, 13), by: ADMIN.uid, byName: ADMIN.displayName },
  },
};

describe('a run that is closed', () => {
  it('says who closed it, when and with what, and is corrected with a trace', async () => {
    const app = await open({ run: CLOSED });
    let form = await dialog('Closing of Koramangala, morning');
    expect(form.getByText('Closed by Admin User, 15 Jan 2026, 1:00 pm')).toBeVisible();
    expect(form.getByRole('cell', { name: '₹1.45 missing' })).toBeVisible();
    expect(form.getByText('Reason: Gave change')).toBeVisible();
    expect(form.getByText('1 × Premium Water 1 L missing, taken from the stock')).toBeVisible();
    await press(app, form, 'Correct the closing');
    form = await dialog();
    expect(form.getByLabelText('Cash counted (₹)')).toHaveValue('8.00');
    await type(app, form, 'Cash counted (₹)', '9.45');
    await type(app, form, 'Premium Water 1 L counted', '2');
    expect(form.getByRole('status', { name: 'Premium Water 1 L' })).toHaveTextContent(
      '1 × Premium Water 1 L found again',
    );
    await press(app, form, 'Save correction');
    await closed();
    expect(closingIn(app)).toMatchObject({ cash: { doubleValue: 9.45 }, reason: text('') });
    expect(stockIn(app.backend, '1')).toBe(31);
    expect(movementsIn(app.backend)).toMatchObject([{ kind: text('correction'), quantity: whole(1) }]);
    const [trace] = app.backend.firestore.documents.list('changeLog').map(({ fields }) => fields);
    expect(trace).toMatchObject({ action: text('closeRun'), id: text(RUN), byName: text(ADMIN.displayName) });
    expect(mapIn(mapIn(trace?.from)?.closing)).toMatchObject({ reason: text('Gave change') });
  });
});

describe('an order that is cancelled as damaged or lost after its run was closed', () => {
  const lost = {
    ...{ ...NOT_DELIVERED, status: 'cancelled', restocked: false },
    statusTimes: { processing: india(15, 9), cancelled: india(15, 14) },
  };
  const TWICE =
    '1 × Premium Water 1 L left the stock twice: the order was cancelled as damaged or lost after the closing. A correction of the closing puts that right.';

  it('changes nothing of the closing, and a correction gives back what left the stock twice', async () => {
    const app = await open({ orders: { [FAILED]: lost }, run: CLOSED });
    let form = await dialog('Closing of Koramangala, morning');
    expect(form.getByText('1 × Premium Water 1 L missing, taken from the stock')).toBeVisible();
    expect(form.getByText(TWICE)).toBeVisible();
    await press(app, form, 'Correct the closing');
    form = await dialog();
    expect(form.getByText(TWICE)).toBeVisible();
    expect(form.queryByLabelText('Premium Water 1 L counted')).toBeNull();
    await press(app, form, 'Save correction');
    await closed();
    expect(stockIn(app.backend, '1')).toBe(31);
    expect(movementsIn(app.backend)).toMatchObject([{ kind: text('correction'), quantity: whole(1) }]);
    const card = within(screen.getByRole('region', { name: 'Koramangala, morning' }));
    await app.user.click(card.getByRole('link', { name: 'Closing' }));
    form = await dialog('Closing of Koramangala, morning');
    expect(form.getByText('Reason: Gave change')).toBeVisible();
    await waitFor(() => expect(form.queryByText(TWICE)).toBeNull());
    await press(app, form, 'Correct the closing');
    await press(app, await dialog(), 'Save correction');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stockIn(app.backend, '1')).toBe(31);
  });
});

describe('an order that was cancelled as lost when its run was closed, and reopened since', () => {
  const reopened = {
    ...{ ...NOT_DELIVERED, status: 'pending', restocked: false, updatedAt: india(15, 14) },
    statusTimes: { processing: india(15, 9), cancelled: india(15, 10), pending: india(15, 14) },
  };
  const closing = { ...CLOSED.closing, cash: double(9.45), reason: '', back: {} };

  it('has nothing of it missing, and a correction does not take its bottles for back', async () => {
    const app = await open({ orders: { [FAILED]: reopened }, run: { ...CLOSED, closing } });
    let form = await dialog('Closing of Koramangala, morning');
    expect(form.queryByText(/missing, taken from the stock/)).toBeNull();
    await press(app, form, 'Correct the closing');
    form = await dialog();
    expect(form.getByLabelText('Premium Water 1 L counted')).toHaveValue('0');
    expect(form.getByRole('status', { name: 'Premium Water 1 L' })).toHaveTextContent(
      /^2 × Premium Water 1 L missing/,
    );
    await type(app, form, 'Premium Water 1 L counted', '2');
    expect(form.getByRole('status', { name: 'Premium Water 1 L' })).toBeEmptyDOMElement();
    await press(app, form, 'Save correction');
    await closed();
    // They were never taken from it.
    expect(stockIn(app.backend, '1')).toBe(30);
    expect(movementsIn(app.backend)).toEqual([]);
  });
});

describe('a whole day', () => {
  it('says what was expected and what came home, by driver, and leads to each run', async () => {
    const app = await open({}, '');
    await app.user.click(await screen.findByRole('link', { name: 'Close the day' }));
    const day = await dialog('Day of deliveries: Thu 15 Jan');
    expect(day.getByText('1 run is still to be closed.')).toBeVisible();
    const driver = within(day.getByRole('region', { name: 'Ravi Kumar' }));
    expect(driver.getByText('Expected').nextSibling).toHaveTextContent('₹9.45');
    expect(driver.getByText('Cash: Recorded').nextSibling).toHaveTextContent('₹9.45');
    expect(driver.getByText('Cash: Counted').nextSibling).toHaveTextContent('Not counted');
    expect(driver.getByText('Bottles: Loaded').nextSibling).toHaveTextContent('4');
    expect(driver.getByText('Should be back').nextSibling).toHaveTextContent('2');
    expect(day.getByText('Every delivery is paid.')).toBeVisible();
    expect(day.getByRole('link', { name: 'All unpaid orders' })).toHaveAttribute(
      'href',
      '/admin/dashboard/orders?payment=unpaid',
    );
    await press(app, day, 'Close Koramangala, morning');
    const form = await dialog();
    await type(app, form, 'Premium Water 1 L counted', '1');
    await press(app, form, 'Close run');
    await closed();
    const after = await dialog('Day of deliveries: Thu 15 Jan');
    expect(after.getByText('Every run that went out is closed.')).toBeVisible();
    const total = within(after.getByRole('region', { name: 'The whole day' }));
    expect(total.getByText('Cash: Counted').nextSibling).toHaveTextContent('₹9.45');
    expect(total.getByText('Missing').nextSibling).toHaveTextContent('1');
    await press(app, after, 'Save as CSV');
    await waitFor(() => expect(app.downloads).toHaveLength(1));
    const [file] = app.downloads;
    expect(file?.name).toBe('deliveries-2026-01-15.csv');
    expect(file?.text.split('\r\n')[1]).toContain(
      '"2026-01-15","Koramangala, morning","Ravi Kumar","Closed",1,1,0,9.45,9.45,9.45,0,0,0,"",0,4,2,2,1,1,"Admin User"',
    );
  });
});
