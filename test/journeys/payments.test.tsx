import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { double, type SeedFields } from '../../local-firebase/seed/seedValue';
import { fillIn } from '../support/fillIn';
import { minutesAgo, ORDERS, putOrders } from '../support/ordersPage';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { DRIVER } from '../support/shop';

const ID = 'A1B2C3D4E5';
const OTHER = 'B1B2C3D4E5';

async function openOrder(fields: SeedFields = {}, live = false) {
  const backend = await openShopBackend();
  await putOrders(backend, { [ID]: { status: 'delivered', ...fields } });
  const app = await renderApp({ at: `${ORDERS}?view=${ID}`, as: 'admin', backend, live });
  return { ...app, backend, dialog: await dialogOf() };
}
const dialogOf = async () => within(await screen.findByRole('dialog', { name: new RegExp(`^Order #${ID}`) }));
const paymentIn = (backend: LocalFirebase) =>
  plain(backend.firestore.documents.read(`orders/${ID}`)?.fields.payment);

/** What of a stored payment does not depend on when it was written down. */
function plain(stored: unknown) {
  const fields = (stored as { mapValue?: { fields: Record<string, Record<string, unknown>> } })?.mapValue
    ?.fields;
  if (!fields) return null;
  const { at: _, ...rest } = fields;
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, Object.values(value)[0]]));
}

async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await fillIn(user, field, text);
}

describe('what was paid of an order', () => {
  it('is written down in one tap for cash, and taken back', async () => {
    const { user, backend, dialog } = await openOrder();
    expect(dialog.getByText('₹9.45 to pay')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Paid ₹9.45 in cash' }));
    expect(await dialog.findByText('Saved: ₹9.45 paid (Cash).')).toBeVisible();
    expect(paymentIn(backend)).toEqual({
      state: 'paid',
      method: 'cash',
      amount: 9.45,
      reference: '',
      by: 'admin',
    });
    expect(dialog.queryByText('₹9.45 to pay')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('₹9.45 to pay')).toBeVisible();
    await waitFor(() => expect(paymentIn(backend)).toMatchObject({ state: 'due', amount: '0' }));
    const history = within(
      dialog.getByRole('heading', { name: 'History' }).closest('section') as HTMLElement,
    );
    expect(await history.findByText('Unpaid')).toBeVisible();
    expect(history.getByText('₹9.45 paid (Cash)')).toBeVisible();
    expect(history.getAllByText('by Admin User')).toHaveLength(2);
  });

  it('by UPI is asked for its reference, and never for a card’s number', async () => {
    const { user, backend, dialog } = await openOrder();
    await user.click(dialog.getByRole('button', { name: 'Other payment' }));
    await user.click(dialog.getByRole('radio', { name: 'UPI' }));
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    const reference = dialog.getByRole('textbox', { name: 'UPI reference' });
    expect(reference).toHaveFocus();
    expect(reference).toHaveAccessibleDescription('Enter the reference that the UPI app shows.');
    await retype(user, reference, '4111 1111 1111 1111');
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    expect(reference).toHaveAccessibleDescription(
      'Please do not enter card numbers. The shop must not keep them.',
    );
    await retype(user, reference, ' 432109876543 ');
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    expect(await dialog.findByText('Saved: ₹9.45 paid (UPI).')).toBeVisible();
    expect(paymentIn(backend)).toMatchObject({ state: 'paid', method: 'upi', reference: '432109876543' });
    expect(dialog.getByText('Reference 432109876543')).toBeVisible();
  });

  it('may be a part, then the rest, and be given back', async () => {
    const { user, backend, dialog } = await openOrder();
    await user.click(dialog.getByRole('button', { name: 'Other payment' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount paid in all (₹)' });
    for (const [typed, problem] of [
      ['a lot', 'Enter an amount in rupees.'],
      ['9.46', 'The order costs ₹9.45: enter no more than that.'],
    ] as const) {
      await retype(user, amount, typed);
      await user.click(dialog.getByRole('button', { name: 'Save payment' }));
      expect(amount).toHaveAccessibleDescription(problem);
    }
    await retype(user, amount, '४');
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    expect(await dialog.findByText('₹5.45 to pay')).toBeVisible();
    await waitFor(() => expect(paymentIn(backend)).toMatchObject({ state: 'partly', amount: '4' }));
    await user.click(await dialog.findByRole('button', { name: 'Paid ₹5.45 in cash' }));
    await waitFor(() => expect(paymentIn(backend)).toMatchObject({ state: 'paid', amount: 9.45 }));
    await user.click(dialog.getByRole('button', { name: 'Record a refund' }));
    expect(dialog.getByRole('textbox', { name: 'Amount given back (₹)' })).toHaveValue('9.45');
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    expect(await dialog.findByText('Saved: ₹9.45 given back (Cash).')).toBeVisible();
    expect(paymentIn(backend)).toMatchObject({ state: 'refunded', amount: 9.45 });
  });

  it('is given back no more than was paid', async () => {
    const payment = { state: 'partly', method: 'cash', amount: 4, reference: '', by: 'admin' };
    const { user, backend, dialog } = await openOrder({ payment: { ...payment, at: minutesAgo(5) } });
    await user.click(dialog.getByRole('button', { name: 'Record a refund' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount given back (₹)' });
    await retype(user, amount, '9.45');
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    expect(amount).toHaveFocus();
    expect(amount).toHaveAccessibleDescription('₹4.00 was paid: enter no more than that.');
    expect(paymentIn(backend)).toMatchObject({ state: 'partly', amount: '4' });
    await retype(user, amount, '4');
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    await waitFor(() => expect(paymentIn(backend)).toMatchObject({ state: 'refunded', amount: '4' }));
  });

  it('is not written over one that came while the form was open, and nothing typed is lost', async () => {
    const { user, backend, dialog } = await openOrder({ status: 'shipped' }, true);
    await screen.findByText('Live');
    await user.click(dialog.getByRole('button', { name: 'Other payment' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount paid in all (₹)' });
    await retype(user, amount, '6');
    const byDriver = { state: 'partly', method: 'upi', amount: 4, reference: '4321', by: DRIVER.uid };
    await putOrders(backend, {
      [ID]: {
        ...{ status: 'shipped', payment: { ...byDriver, at: minutesAgo(0) }, updatedAt: minutesAgo(0) },
      },
    });
    expect(await dialog.findByText('₹4.00 paid (UPI)')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    expect(amount).toHaveFocus();
    expect(amount).toHaveAccessibleDescription(
      /Recorded meanwhile: ₹4\.00 paid \(UPI\). Check the amount, then save again\./,
    );
    expect(amount).toHaveValue('6');
    expect(paymentIn(backend)).toMatchObject({ method: 'upi', amount: '4' });
    await retype(user, amount, '9.45');
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    await waitFor(() => expect(paymentIn(backend)).toMatchObject({ state: 'paid', amount: 9.45 }));
  });

  it('is still there after a look at the next order, and not written over one that came meanwhile', async () => {
    const backend = await openShopBackend();
    await putOrders(backend, { [ID]: { status: 'shipped' }, [OTHER]: { status: 'shipped' } });
    const { user } = await renderApp({ at: `${ORDERS}?view=${ID}`, as: 'admin', backend, live: true });
    const dialog = await dialogOf();
    await screen.findByText('Live');
    await user.click(dialog.getByRole('button', { name: 'Other payment' }));
    await retype(user, dialog.getByRole('textbox', { name: 'Amount paid in all (₹)' }), '6');
    await user.click(dialog.getByRole('button', { name: 'Next order' }));
    await screen.findByRole('dialog', { name: new RegExp(`^Order #${OTHER}`) });
    expect(screen.queryByRole('textbox', { name: 'Amount paid in all (₹)' })).toBeNull();
    const byDriver = { state: 'partly', method: 'upi', amount: 4, reference: '4321', by: DRIVER.uid };
    await putOrders(backend, {
      [ID]: {
        ...{ status: 'shipped', payment: { ...byDriver, at: minutesAgo(0) }, updatedAt: minutesAgo(0) },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Previous order' }));
    const again = await dialogOf();
    expect(await again.findByText('₹4.00 paid (UPI)')).toBeVisible();
    expect(again.getByRole('textbox', { name: 'Amount paid in all (₹)' })).toHaveValue('6');
    await user.click(again.getByRole('button', { name: 'Save payment' }));
    expect(again.getByRole('textbox', { name: 'Amount paid in all (₹)' })).toHaveAccessibleDescription(
      /Recorded meanwhile: ₹4\.00 paid \(UPI\)/,
    );
    expect(paymentIn(backend)).toMatchObject({ method: 'upi', amount: '4' });
  });

  it('is asked about before the order is closed over what was typed of it', async () => {
    const { user, backend, dialog } = await openOrder();
    await user.click(dialog.getByRole('button', { name: 'Other payment' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount paid in all (₹)' });
    await retype(user, amount, '6');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(amount).toHaveValue('6');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(paymentIn(backend)).toBeNull();
  });

  it('is closed without a question where nothing was typed', async () => {
    const { user, dialog } = await openOrder();
    await user.click(dialog.getByRole('button', { name: 'Other payment' }));
    expect(dialog.getByRole('textbox', { name: 'Amount paid in all (₹)' })).toHaveValue('9.45');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('waits on the device without a connection, and is sent once there is one', async () => {
    const { user, backend, dialog } = await openOrder();
    const fault = backend.faults.inject({
      match: { path: { regex: ':(commit|batchGet)' } },
      fault: { kind: 'dropRequest' },
    });
    await user.click(dialog.getByRole('button', { name: 'Paid ₹9.45 in cash' }));
    expect(await dialog.findByText('Saved on this device, not sent yet')).toBeVisible();
    expect(dialog.getByText('₹9.45 paid (Cash)')).toBeVisible();
    expect(paymentIn(backend)).toBeNull();
    backend.faults.clear(fault);
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(paymentIn(backend)).toMatchObject({ state: 'paid' }));
  });

  it('is nothing of an order that was cancelled', async () => {
    const { dialog } = await openOrder({ status: 'cancelled' });
    expect(dialog.getByText('Nothing to pay: the order was cancelled.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Paid/ })).toBeNull();
  });

  it('before an order was cancelled is said to be given back, until that is written down', async () => {
    const payment = { state: 'paid', method: 'cash', amount: double(9.45), reference: '', by: 'admin' };
    const fields = { status: 'cancelled', payment: { ...payment, at: minutesAgo(5) } };
    const { user, backend, dialog } = await openOrder(fields);
    expect(dialog.getByText('₹9.45 paid (Cash)')).toBeVisible();
    expect(dialog.queryByText(/^Nothing to pay/)).toBeNull();
    expect(dialog.getByText('₹9.45 to give back')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Record a refund' }));
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    expect(await dialog.findByText('₹9.45 given back (Cash)')).toBeVisible();
    expect(dialog.queryByText(/to give back/)).toBeNull();
    await waitFor(() => expect(paymentIn(backend)).toMatchObject({ state: 'refunded', amount: 9.45 }));
  });

  it('before it was given back is asked for again once that is corrected, where the order goes on', async () => {
    const payment = { state: 'refunded', method: 'cash', amount: double(9.45), reference: '', by: 'admin' };
    const fields = { status: 'processing', payment: { ...payment, at: minutesAgo(5) } };
    const { user, backend, dialog } = await openOrder(fields);
    expect(dialog.getByText('₹9.45 given back (Cash)')).toBeVisible();
    expect(dialog.queryByText('₹9.45 to pay')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Correct the payment' }));
    await retype(user, dialog.getByRole('textbox', { name: 'Amount paid in all (₹)' }), '0');
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    expect(await dialog.findByText('₹9.45 to pay')).toBeVisible();
    await waitFor(() => expect(paymentIn(backend)).toMatchObject({ state: 'due', amount: '0' }));
    await user.click(await dialog.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(paymentIn(backend)).toMatchObject({ state: 'refunded', amount: 9.45 }));
    expect(backend.denials.list()).toEqual([]);
  });

  it('begins with all of it where a part that was given back is corrected: that is not what was paid', async () => {
    const payment = { state: 'refunded', method: 'cash', amount: 4, reference: '', by: 'admin' };
    const { user, dialog } = await openOrder({ payment: { ...payment, at: minutesAgo(5) } });
    expect(dialog.getByText('₹4.00 given back (Cash)')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Correct the payment' }));
    expect(dialog.getByRole('textbox', { name: 'Amount paid in all (₹)' })).toHaveValue('9.45');
  });

  it('is seen by the customer', async () => {
    const { user, backend, dialog } = await openOrder();
    await user.click(dialog.getByRole('button', { name: 'Other payment' }));
    await retype(user, dialog.getByRole('textbox', { name: 'Amount paid in all (₹)' }), '4');
    await user.click(dialog.getByRole('button', { name: 'Save payment' }));
    await waitFor(() => expect(paymentIn(backend)).toMatchObject({ state: 'partly' }));
    cleanup();
    await closeBrowser();
    const customer = await renderApp({ at: '/track-order', as: 'customer', backend });
    await customer.user.click(await screen.findByRole('button', { name: 'View Details' }));
    expect(await screen.findByText('Paid')).toBeVisible();
    expect(screen.getByText('₹4.00')).toBeVisible();
    expect(screen.getByText('To pay at the door')).toBeVisible();
    expect(screen.getByText('₹5.45')).toBeVisible();
  });
});
