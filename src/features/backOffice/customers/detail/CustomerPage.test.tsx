import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LocalFirebase } from '../../../../../local-firebase/localFirebase';
import { double } from '../../../../../local-firebase/seed/seedValue';
import { fillIn } from '../../../../../test/support/fillIn';
import { keepLatestOnly } from '../../../../../test/support/latestOnly';
import { pdfPages } from '../../../../../test/support/pdf';
import { openShopBackend, renderApp } from '../../../../../test/support/renderApp';
import { anOrder, CUSTOMER, put } from '../../../../../test/support/shop';

afterEach(() => vi.unstubAllGlobals());

const AT = '/admin/dashboard/customers';

const day = (month: number, date: number) => new Date(Date.UTC(2026, month, date, 8));
const orderedAt = (at: Date) => ({ orderDate: at, createdAt: at, updatedAt: at });

async function shopWithAsha() {
  const backend = await openShopBackend();
  await put(backend, 'orders/A1', anOrder('A1', { accountEmail: CUSTOMER.email, ...orderedAt(day(0, 14)) }));
  await put(backend, 'orders/A2', anOrder('A2', { status: 'cancelled', ...orderedAt(day(0, 12)) }));
  const old = { shippingAddress: '3 Hill Street, Pune 411002', ...orderedAt(day(-2, 20)) };
  await put(backend, 'orders/A3', anOrder('A3', old));
  const work = { userId: '', email: 'asha@work.test', name: 'Asha R', customerName: 'Asha R' };
  await put(backend, 'orders/B1', anOrder('B1', { ...work, ...orderedAt(day(0, 2)) }));
  return backend;
}

const paid = (state: string, method: string, amount: number, at: Date, reference = '') => ({
  payment: { state, method, amount: double(amount), reference, at, by: 'admin' },
});

/** One order that is paid, one of which a part is, and one of long before anybody wrote payments down. */
async function shopWithPayments() {
  const backend = await openShopBackend();
  const delivered = { status: 'delivered', accountEmail: CUSTOMER.email };
  const first = { ...delivered, ...orderedAt(day(0, 3)), ...paid('paid', 'cash', 9.45, day(0, 10)) };
  const second = { ...delivered, ...orderedAt(day(0, 5)), ...paid('partly', 'upi', 4, day(0, 12), '4417') };
  await put(backend, 'orders/P1', anOrder('P1', first));
  await put(backend, 'orders/P2', anOrder('P2', second));
  await put(
    backend,
    'orders/OLD',
    anOrder('OLD', { ...delivered, ...orderedAt(day(-4, 20)), statusTimes: { delivered: day(-4, 22) } }),
  );
  return backend;
}

const open = (backend: LocalFirebase, id = 'asha') => renderApp({ at: `${AT}/${id}`, as: 'admin', backend });

describe('the page of a customer', () => {
  it('says all there is to know of them', async () => {
    await open(await shopWithAsha());
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
    const metrics = within(screen.getByRole('region', { name: 'Figures' }));
    expect(metrics.getByText('3')).toBeVisible();
    expect(metrics.getByText('1 cancelled')).toBeVisible();
    expect(metrics.getByText('₹18.90')).toBeVisible();
    expect(metrics.getByText('Average order: ₹9.45')).toBeVisible();
    expect(metrics.getByText('Premium Water 1 L')).toBeVisible();
    expect(metrics.getByText('4 bottles in 2 orders')).toBeVisible();
    expect(screen.getByText('3 Hill Street, Pune 411002')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
    expect(screen.getByText('2 orders, last 14 Jan 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Asha Rao' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(screen.getByRole('link', { name: 'WhatsApp to Asha Rao' })).toHaveAttribute(
      'href',
      'https://wa.me/919876543210',
    );
    expect(screen.getByRole('link', { name: 'A1' })).toHaveAttribute(
      'href',
      '/admin/dashboard/orders?view=A1',
    );
  });

  it('says what they were billed, have paid and owe, and each payment with its way to the order', async () => {
    await open(await shopWithPayments());
    const balance = within(await screen.findByRole('region', { name: 'Payments and balance' }));
    const figures = [...balance.getByLabelText('Balance').children].map(({ textContent }) => textContent);
    expect(figures).toEqual([
      'Billed₹18.90Orders that were not cancelled',
      'Paid₹13.45',
      'To pay₹5.45₹5.45 of it delivered',
    ]);
    const payments = within(balance.getByRole('list', { name: 'Payments, newest first' }));
    expect(payments.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Payment for P2 (UPI)12 Jan 2026 · 4417₹4.00',
      'Payment for P1 (Cash)10 Jan 2026₹9.45',
    ]);
    expect(payments.getByRole('link', { name: 'Payment for P1 (Cash)' })).toHaveAttribute(
      'href',
      '/admin/dashboard/orders?view=P1',
    );
    expect(balance.getByText(/^1 order of before payments/)).toBeVisible();
  });

  it('has a statement of a period, as CSV and as PDF', async () => {
    const { user, downloads, savedBlobs } = await open(await shopWithPayments());
    const balance = within(await screen.findByRole('region', { name: 'Payments and balance' }));
    for (const [edge, text] of [
      ['From', '2026-01-11'],
      ['To', '2026-01-15'],
    ] as const) {
      await user.clear(await balance.findByLabelText(edge));
      await fillIn(user, balance.getByLabelText(edge), text);
    }
    expect(balance.getByText('Opening balance: ₹9.45 · Closing balance: ₹5.45')).toBeVisible();
    await user.click(balance.getByRole('button', { name: 'Export CSV' }));
    expect(await balance.findByText('Saved as eawa-statement-asha-2026-01-11-2026-01-15.csv.')).toBeVisible();
    expect(downloads.at(-1)?.text.split('\r\n')).toEqual([
      '\uFEFF"Date","What","Reference","Billed (₹)","Paid (₹)","Balance (₹)"',
      '"2026-01-11","Opening balance",,,,9.45',
      '"2026-01-12","Payment for P2 (UPI)","\'4417",,4,5.45',
      '"2026-01-15","Closing balance",,,,5.45',
    ]);
    await user.click(balance.getByRole('button', { name: 'Export PDF' }));
    await balance.findByText('Saved as eawa-statement-asha-2026-01-11-2026-01-15.pdf.');
    const [file] = savedBlobs;
    const lines = file ? (await pdfPages(file.blob)).flat() : [];
    expect(lines).toEqual(
      expect.arrayContaining([
        'Statement 11 Jan 2026 to 15 Jan 2026',
        'Asha Rao',
        'Date What Billed Paid Balance',
        'Opening balance ₹9.45',
        '12 Jan 2026 Payment for P2 (UPI), 4417 ₹4.00 ₹5.45',
        'Closing balance ₹5.45',
      ]),
    );
  });

  it('asks for two days where a statement has none', async () => {
    const { user } = await open(await shopWithPayments());
    const balance = within(await screen.findByRole('region', { name: 'Payments and balance' }));
    await user.clear(await balance.findByLabelText('From'));
    expect(balance.getByText('Choose two days.')).toBeVisible();
    expect(balance.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('tells what was spent by month, as bars with their figures and as a table', async () => {
    const { user } = await open(await shopWithAsha());
    const bars = within(await screen.findByRole('list', { name: 'Spent in each of the last 12 months' }));
    const months = bars.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(months).toHaveLength(12);
    expect(months.slice(-3)).toEqual(['Nov 2025₹9.45', 'Dec 2025₹0.00', 'Jan 2026₹9.45']);
    await user.click(screen.getByRole('button', { name: 'Show as a table' }));
    const table = screen.getByRole('table', { name: 'Spent in each of the last 12 months' });
    expect(within(table).getByRole('row', { name: 'Jan 2026 ₹9.45' })).toBeVisible();
  });

  it('hints at who may be the same person, and merges nothing', async () => {
    const { user } = await open(await shopWithAsha());
    expect(await screen.findByText(/^Perhaps the same person,/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Asha R, asha@work.test, No account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha R' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Asha Rao, Account asha@demo.test' })).toBeVisible();
  });

  it('says whose account ordered under another’s details, and takes none of those for theirs', async () => {
    const backend = await shopWithAsha();
    const theirs = {
      userId: 'mallory',
      accountEmail: 'mallory@demo.test',
      shippingAddress: 'Mallory’s door 7',
    };
    await put(backend, 'orders/M1', anOrder('M1', { ...theirs, ...orderedAt(day(0, 15)) }));
    const { user } = await open(backend, 'mallory');
    const about = within(await screen.findByRole('region', { name: 'About' }));
    expect(about.getByText('Account mallory@demo.test')).toBeVisible();
    expect(about.getByText('The contact email is another account’s.')).toBeVisible();
    expect(screen.getByText('Mallory’s door 7')).toBeVisible();
    expect(screen.queryByText('3 Hill Street, Pune 411002')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Asha Rao, Account asha@demo.test' }));
    await screen.findByText('3 Hill Street, Pune 411002');
    expect(screen.queryByText('Mallory’s door 7')).toBeNull();
    const hers = within(screen.getByRole('region', { name: 'About' }));
    expect(hers.getByText('Account asha@demo.test')).toBeVisible();
    expect(hers.queryByText(/^The contact email/)).toBeNull();
  });

  it('writes to an address, and never what somebody else has made of it', async () => {
    const backend = await shopWithAsha();
    const forged = { email: 'eve@b.co?bcc=x%40y.zz&subject=Refund%20approved', ...orderedAt(day(0, 15)) };
    await put(backend, 'orders/A4', anOrder('A4', forged));
    await open(backend);
    expect(await screen.findByText(forged.email)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Email to/ })).toBeNull();
  });

  it('begins an order for them, with nothing in it', async () => {
    const { user } = await open(await shopWithAsha());
    await user.click(await screen.findByRole('link', { name: 'New Order' }));
    const form = within(await screen.findByRole('dialog', { name: 'New Order' }));
    expect(await form.findByLabelText('Name')).toHaveValue('Asha Rao');
    expect(form.getByLabelText('Phone')).toHaveValue('9876543210');
    expect(form.queryByRole('textbox', { name: /^Quantity of/ })).toBeNull();
    // Nothing was typed, and nothing is asked.
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  });

  it('is where one is again after an order that was begun for them is discarded, or an order of theirs closed', async () => {
    const { user } = await open(await shopWithAsha());
    await user.click(await screen.findByRole('link', { name: 'New Order' }));
    const form = within(await screen.findByRole('dialog', { name: 'New Order' }));
    await fillIn(user, await form.findByLabelText('Special instructions (optional)'), 'Gate 2');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'A1' }));
    const view = within(await screen.findByRole('dialog', { name: 'Order #A1' }));
    await user.click(view.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  });

  it('repeats their last order with its products', async () => {
    const { user, backend } = await open(await shopWithAsha());
    await user.click(await screen.findByRole('link', { name: 'Repeat last order' }));
    const form = within(await screen.findByRole('dialog', { name: 'New Order' }));
    expect(await form.findByLabelText('Name')).toHaveValue('Asha Rao');
    expect(form.getByRole('textbox', { name: /^Quantity of Premium Water/ })).toHaveValue('2');
    await user.click(form.getByRole('button', { name: /^Place Order - ₹9.45/ }));
    const alert = within(await screen.findByRole('alertdialog', { name: '✅ Order placed successfully!' }));
    await user.click(alert.getByRole('button', { name: 'OK' }));
    // It stands in the list, and Back leads to whom it is for.
    expect(await screen.findByRole('row', { name: /T000-0000-0001/ })).toBeVisible();
    act(() => globalThis.history.back());
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
    const placed = backend.firestore.documents.read('orders/T00000000001')?.fields;
    expect(placed).toMatchObject({ userId: { stringValue: 'asha' }, phone: { stringValue: '9876543210' } });
  });

  it('repeats their last order for them alone: its instructions do not go to another customer', async () => {
    const backend = await shopWithAsha();
    const last = { specialInstructions: 'Gate code 4711', paymentMethod: 'cash', ...orderedAt(day(0, 14)) };
    await put(backend, 'orders/A1', anOrder('A1', { accountEmail: CUSTOMER.email, ...last }));
    const { user } = await open(backend);
    await user.click(await screen.findByRole('link', { name: 'Repeat last order' }));
    const form = within(await screen.findByRole('dialog', { name: 'New Order' }));
    const instructions = await form.findByLabelText('Special instructions (optional)');
    expect(instructions).toHaveValue('Gate code 4711');
    expect(form.getByLabelText('Payment method')).toHaveValue('cash');
    await user.click(form.getByRole('button', { name: 'Another customer' }));
    expect(instructions).toHaveValue('');
    expect(form.getByLabelText('Payment method')).toHaveValue('card');
  });

  it('is found by their orders, where staff have added them under the same email', async () => {
    const backend = await openShopBackend();
    const order = { userId: '', email: 'neha@work.test', name: 'Neha', customerName: 'Neha' };
    await put(backend, 'orders/N1', anOrder('N1', order));
    await put(backend, 'customers/CUST-111-AAAA', {
      email: 'neha@work.test',
      name: 'Neha Shah',
      updatedAt: day(0, 10),
    });
    const { user } = await renderApp({ at: '/admin/dashboard/orders?view=N1', as: 'admin', backend });
    const view = within(await screen.findByRole('dialog', { name: 'Order #N1' }));
    await user.click(view.getByRole('link', { name: 'Neha' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Neha Shah' })).toBeVisible();
  });

  it('says when there is nobody of that name', async () => {
    await open(await shopWithAsha(), 'nobody');
    expect(await screen.findByText('There is no such customer')).toBeVisible();
  });

  it('edits, deletes and restores them where they are, and takes no order for who is deleted', async () => {
    const { user, backend } = await open(await shopWithAsha());
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Asha Rao' }));
    await fillIn(user, dialog.getByLabelText('Notes'), 'Gate 2');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Gate 2')).toBeVisible();
    // The page shows the change before the form has closed, and nobody can press what is behind an open form.
    await waitFor(() => expect(globalThis.location.search).toBe(''));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete Asha Rao?' }),
    );
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This customer was deleted from the list.')).toBeVisible();
    await waitFor(() => expect(globalThis.location.search).toBe(''));
    // The form of an order would not know them.
    expect(screen.queryByRole('link', { name: 'New Order' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Repeat last order' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(backend.firestore.documents.read('customers/asha')?.fields).toMatchObject({
        hidden: { booleanValue: false },
        notes: { stringValue: 'Gate 2' },
      }),
    );
    await waitFor(() => expect(screen.queryByText('This customer was deleted from the list.')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Repeat last order' }));
    const form = within(await screen.findByRole('dialog', { name: 'New Order' }));
    expect(await form.findByLabelText('Name')).toHaveValue('Asha Rao');
  });

  it('says that they could not be restored, where neither the device nor the server takes it', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const backend = await shopWithAsha();
    await put(backend, 'customers/asha', { hidden: true, updatedAt: day(0, 14) });
    const { user } = await open(backend);
    expect(await screen.findByText('This customer was deleted from the list.')).toBeVisible();
    const fault = backend.faults.inject({
      match: { path: { regex: ':(commit|batchGet)' } },
      fault: { kind: 'dropRequest' },
    });
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('This customer could not be restored. Try again.')).toBeVisible();
    expect(screen.getByText('This customer was deleted from the list.')).toBeVisible();
    backend.faults.clear(fault);
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByText('This customer was deleted from the list.')).toBeNull());
  });
});

describe('with more orders than this device holds', () => {
  const ALL_TIME = '3 orders, ₹11.96 of items in those not cancelled (without delivery fee and tax).';

  /** The orders as they are, and the word that there are more; answers how many reads were billed before. */
  async function withLatestOnly({ store, backend }: Awaited<ReturnType<typeof open>>) {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
    );
    expect(screen.queryByText('All time, older orders too')).toBeNull();
    const { reads } = backend.firestore.meter.total();
    act(() => keepLatestOnly({ store }));
    return reads;
  }

  it('says so, and asks the server to count and add up all of them', async () => {
    const backend = await shopWithAsha();
    const app = await open(backend);
    await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
    const before = await withLatestOnly(app);
    expect(await screen.findByText(ALL_TIME)).toBeVisible();
    expect(await screen.findByText(/^Computed from the latest 20,000 orders\./)).toBeVisible();
    // One for the count and one for the sum, however many orders there are.
    expect(backend.firestore.meter.total().reads - before).toBe(2);
  });

  it('adds up older orders too, whose status is in capitals', async () => {
    const backend = await shopWithAsha();
    await put(backend, 'orders/A1', anOrder('A1', { status: 'Delivered', ...orderedAt(day(0, 14)) }));
    await put(backend, 'orders/A2', anOrder('A2', { status: 'Cancelled', ...orderedAt(day(0, 12)) }));
    const app = await open(backend);
    await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
    await withLatestOnly(app);
    expect(await screen.findByText(ALL_TIME)).toBeVisible();
  });

  it('says nothing of one customer that was read of another', async () => {
    const backend = await shopWithAsha();
    const app = await open(backend);
    await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
    await withLatestOnly(app);
    expect(await screen.findByText(ALL_TIME)).toBeVisible();
    backend.faults.inject({ match: { path: ':runAggregationQuery' }, fault: { kind: 'dropRequest' } });
    await app.user.click(screen.getByRole('link', { name: 'Asha R, asha@work.test, No account' }));
    expect(await screen.findByText(/^The figures of all time could not be read\./)).toBeVisible();
    expect(screen.queryByText(ALL_TIME)).toBeNull();
  });

  it('says that it could not, and tries again', async () => {
    const backend = await shopWithAsha();
    const app = await open(backend);
    await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
    backend.faults.inject({ match: { path: ':runAggregationQuery' }, fault: { kind: 'dropRequest' } });
    await withLatestOnly(app);
    expect(await screen.findByText(/^The figures of all time could not be read\./)).toBeVisible();
    backend.faults.clear();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(ALL_TIME)).toBeVisible();
  });
});
