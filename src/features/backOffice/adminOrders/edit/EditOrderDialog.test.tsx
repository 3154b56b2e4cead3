import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { selectOutbox } from '@/sync/outbox/outboxSlice';
import type { LocalFirebase } from '../../../../../local-firebase/localFirebase';
import { double, type SeedFields } from '../../../../../local-firebase/seed/seedValue';
import { fillIn } from '../../../../../test/support/fillIn';
import { openShopBackend, renderApp } from '../../../../../test/support/renderApp';
import { aRun, RUN } from '../../../../../test/support/runs';
import { anOrder, byAdmin, DRIVER, put } from '../../../../../test/support/shop';

const ORDER = 'A1B2C3D4E5F6';
const SAVED = '✅ Order updated successfully!';
const FAILED = '❌ Failed to update order. Please try again.';

async function openEditor(fields: SeedFields = {}, run: SeedFields | null = null) {
  const backend = await openShopBackend();
  if (run) await put(backend, `runs/${RUN}`, aRun(run));
  await put(backend, `orders/${ORDER}`, anOrder(ORDER, fields));
  const app = await renderApp({ at: '/admin/dashboard/orders', as: 'admin', backend });
  await app.user.click(await screen.findByRole('button', { name: `Edit order ${orderNumber(ORDER)}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Edit order #${orderNumber(ORDER)}` }));
  return { ...app, dialog };
}

type Editor = Awaited<ReturnType<typeof openEditor>>;

async function save({ user, dialog }: Editor, status: string) {
  await user.selectOptions(dialog.getByLabelText('Status'), status);
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
}

/** Says yes to a change that is asked about. */
async function agree({ user }: Editor, heading: string, effect: string) {
  const question = within(await screen.findByRole('alertdialog', { name: heading }));
  expect(question.getByText(effect)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Yes, change it' }));
}

const stored = (backend: LocalFirebase, path: string) => backend.firestore.documents.read(path)?.fields;
const orderIn = (backend: LocalFirebase) => stored(backend, `orders/${ORDER}`);
const stockIn = (backend: LocalFirebase) => stored(backend, 'inventory/1')?.inStock;
const bottles = (count: number) => ({ integerValue: String(count) });
const movementsIn = (backend: LocalFirebase) =>
  backend.firestore.documents.list('stockMovements').map(({ fields }) => fields);

describe('the edit dialog', () => {
  it('closes without a write where nothing was changed', async () => {
    const { user, dialog, backend, store } = await openEditor();
    const before = orderIn(backend);
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selectOutbox(store.getState()).entries).toEqual([]);
    expect(orderIn(backend)).toEqual(before);
  });

  it('shows the order, and saves its status and email only', async () => {
    const editor = await openEditor({ cvv: '123' });
    const { user, dialog, backend } = editor;
    expect(dialog.getByText('Asha Rao')).toBeVisible();
    expect(await dialog.findByText('1 L × 2')).toBeVisible();
    expect(dialog.getByText('₹9.45')).toBeVisible();
    const before = orderIn(backend);
    await user.clear(dialog.getByLabelText('Email'));
    await fillIn(user, dialog.getByLabelText('Email'), 'asha.rao@demo.test');
    await save(editor, 'Processing');

    const alert = await screen.findByRole('alertdialog', { name: SAVED });
    expect(screen.queryByRole('dialog')).toBeNull();
    const after = orderIn(backend);
    expect(after).toEqual({
      ...before,
      email: { stringValue: 'asha.rao@demo.test' },
      status: { stringValue: 'processing' },
      statusTimes: { mapValue: { fields: { pending: expect.anything(), processing: expect.anything() } } },
      updatedAt: expect.anything(),
      lastCommandId: { stringValue: 'C00000000001' },
      lastStaffChange: byAdmin('updateOrder', after?.updatedAt),
      changes: expect.anything(),
    });
    expect(after?.updatedAt).not.toEqual(before?.updatedAt);
    expect(stockIn(backend)).toEqual(bottles(30));

    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    const row = within(await screen.findByRole('row', { name: new RegExp(orderNumber(ORDER)) }));
    expect(await row.findByText('Processing')).toBeVisible();
    expect(globalThis.location.search).toBe('');
  });

  it('opens from its address, and says when there is no such order', async () => {
    const backend = await openShopBackend();
    await put(backend, `orders/${ORDER}`, anOrder(ORDER));
    const { user } = await renderApp({
      at: '/admin/dashboard/orders?edit=GONE&q=asha',
      as: 'admin',
      backend,
    });
    await screen.findByRole('alertdialog', { name: 'This order no longer exists.' });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(globalThis.location.search).toBe('?q=asha');
  });

  it('refuses an email that is none, and writes nothing', async () => {
    const editor = await openEditor();
    const { user, dialog, backend } = editor;
    const before = orderIn(backend);
    await user.clear(dialog.getByLabelText('Email'));
    await fillIn(user, dialog.getByLabelText('Email'), 'asha at home');
    await save(editor, 'Shipped');
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(orderIn(backend)).toEqual(before);
  });

  it('refuses an address under another PIN code than the one that the order is for, and writes nothing', async () => {
    const slot = { area: 'Lake View', pin: '411001', slot: '07:00-10:00' };
    const editor = await openEditor({ delivery: slot });
    const { user, dialog, backend } = editor;
    const before = orderIn(backend);
    const address = dialog.getByLabelText('Delivery address');
    await user.clear(address);
    await fillIn(user, address, '4 Hill Road, Pune 411002');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(address).toHaveAccessibleDescription(
      'The PIN code of an order cannot be changed: cancel this order and take another one.',
    );
    expect(orderIn(backend)).toEqual(before);
    await user.clear(address);
    await fillIn(user, address, '4 Hill Road, Pune 411001');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(orderIn(backend)?.shippingAddress).toEqual({ stringValue: '4 Hill Road, Pune 411001' });
  });

  it('loses nothing when it can neither be stored nor sent, and saves it at the next try', async () => {
    const editor = await openEditor();
    const { user, dialog, backend, services } = editor;
    vi.spyOn(services.outboxLog, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const fault = backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    await save(editor, 'Shipped');
    const alert = await screen.findByRole('alertdialog', { name: FAILED });
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(dialog.getByLabelText('Status')).toHaveValue('shipped');
    expect(dialog.getByText(/You seem to be offline/)).toBeVisible();
    expect(orderIn(backend)?.status).toEqual({ stringValue: 'pending' });

    backend.faults.clear(fault);
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(orderIn(backend)?.status).toEqual({ stringValue: 'shipped' });
  });

  it('says that it is saved, and moves stock once, when the answer is lost after the commit', async () => {
    const editor = await openEditor();
    const { backend } = editor;
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'applyThenDrop' }, times: 1 });
    await save(editor, 'Cancelled');
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(stockIn(backend)).toEqual(bottles(32));
    expect(movementsIn(backend)).toHaveLength(1);
  });

  it('says that the rules refuse it, and keeps the values', async () => {
    const editor = await openEditor();
    const { user, dialog, backend } = editor;
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'status', status: 403 } });
    await save(editor, 'Shipped');
    const alert = await screen.findByRole('alertdialog', { name: FAILED });
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(dialog.getByText('This change was refused. Nothing was saved.')).toBeVisible();
    expect(dialog.getByLabelText('Status')).toHaveValue('shipped');
  });
});

describe('where an order goes', () => {
  it('leads to the first field at fault at every press of Save, wherever the person was', async () => {
    const { user, dialog } = await openEditor();
    const [phone, address] = [dialog.getByLabelText('Phone'), dialog.getByLabelText('Delivery address')];
    await user.clear(phone);
    await user.type(phone, '123');
    await user.clear(address);
    const save = dialog.getByRole('button', { name: 'Save Changes' });
    for (const _press of ['first', 'second']) {
      await user.click(save);
      expect(phone).toHaveFocus();
    }
    await user.clear(phone);
    await user.type(phone, '9812345670');
    await user.click(save);
    expect(address).toHaveFocus();
  });

  it('can be changed, as the order form would take it', async () => {
    const { user, dialog, backend } = await openEditor({ status: 'processing' });
    const [phone, address] = [dialog.getByLabelText('Phone'), dialog.getByLabelText('Delivery address')];
    await user.clear(phone);
    await user.type(phone, '12345');
    await user.clear(address);
    await user.type(address, 'Pune');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(phone).toHaveAccessibleDescription('Please enter a valid 10-digit phone number.');
    expect(address).toHaveAccessibleDescription('Please enter a complete delivery address.');
    await user.clear(phone);
    await user.type(phone, '+91 98123 45670');
    await fillIn(user, address, ', 4 Hill Road 411002');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(orderIn(backend)).toMatchObject({
      status: { stringValue: 'processing' },
      phone: { stringValue: '9812345670' },
      customerPhone: { stringValue: '9812345670' },
      shippingAddress: { stringValue: 'Pune, 4 Hill Road 411002' },
    });
  });

  it('can be changed on the way, with a word that the driver must be told', async () => {
    const { user, dialog, backend } = await openEditor({ status: 'shipped' });
    expect(
      dialog.getByText('On its way: a new phone or address must be told to the driver as well.'),
    ).toBeVisible();
    // In its field, and not a second time below.
    expect(dialog.getAllByText('12 Lake View Road, Pune 411001')).toEqual([
      dialog.getByLabelText('Delivery address'),
    ]);
    await user.clear(dialog.getByLabelText('Delivery address'));
    await fillIn(user, dialog.getByLabelText('Delivery address'), '4 Hill Road, Pune 411002');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(orderIn(backend)).toMatchObject({
      status: { stringValue: 'shipped' },
      shippingAddress: { stringValue: '4 Hill Road, Pune 411002' },
    });
  });

  it.each([
    ['delivered', 'Delivered: phone and address can no longer be changed.'],
    ['cancelled', 'Cancelled: reopen the order to change phone or address.'],
  ])('is only read once the order is %s, which says why', async (status, why) => {
    const { dialog } = await openEditor({ status });
    expect(dialog.getByText(why)).toBeVisible();
    expect(dialog.queryByLabelText('Phone')).toBeNull();
    expect(dialog.queryByLabelText('Delivery address')).toBeNull();
    expect(dialog.getByText('9876543210')).toBeVisible();
    expect(dialog.getByText('12 Lake View Road, Pune 411001')).toBeVisible();
  });

  it('is part of a conflict, where each side keeps what the other has not touched', async () => {
    const editor = await openEditor();
    const { user, dialog, backend } = editor;
    const theirs = { phone: '9000000001', customerPhone: '9000000001' };
    const at = new Date(Date.UTC(2026, 0, 15));
    await put(backend, `orders/${ORDER}`, anOrder(ORDER, { ...theirs, updatedAt: at }));
    await user.clear(dialog.getByLabelText('Delivery address'));
    await fillIn(user, dialog.getByLabelText('Delivery address'), '4 Hill Road, Pune 411002');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('9000000001')).toBeVisible();
    expect(dialog.getByText('12 Lake View Road, Pune 411001')).toBeVisible();
    expect(dialog.getByText('4 Hill Road, Pune 411002')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep my changes' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(orderIn(backend)).toMatchObject({
      phone: { stringValue: '9000000001' },
      shippingAddress: { stringValue: '4 Hill Road, Pune 411002' },
    });
  });
});

describe('a change that someone else made meanwhile', () => {
  async function conflict() {
    const editor = await openEditor();
    const meanwhile = {
      status: 'shipped',
      email: 'new@demo.test',
      updatedAt: new Date(Date.UTC(2026, 0, 15)),
    };
    await put(editor.backend, `orders/${ORDER}`, anOrder(ORDER, meanwhile));
    await save(editor, 'Processing');
    expect(await editor.dialog.findByRole('alert')).toHaveTextContent('Nothing was saved.');
    return editor;
  }

  it('is shown beside one’s own, and never overwritten silently', async () => {
    const { dialog, backend } = await conflict();
    const version = (heading: string) =>
      within(dialog.getByRole('heading', { name: heading }).closest('section') ?? document.body);
    expect(version('The order now').getByText('Shipped')).toBeVisible();
    expect(version('The order now').getByText('new@demo.test')).toBeVisible();
    expect(version('Your changes').getByText('Processing')).toBeVisible();
    // Nobody here has changed the email.
    expect(version('Your changes').queryByText('asha@demo.test')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Save Changes' })).toBeNull();
    expect(orderIn(backend)).toMatchObject({
      status: { stringValue: 'shipped' },
      email: { stringValue: 'new@demo.test' },
    });
  });

  it('can be taken, to edit again from there', async () => {
    const editor = await conflict();
    const { user, dialog, backend } = editor;
    await user.click(dialog.getByRole('button', { name: 'Show the current order' }));
    expect(dialog.getByLabelText('Status')).toHaveValue('shipped');
    expect(dialog.getByLabelText('Email')).toHaveValue('new@demo.test');
    await save(editor, 'Delivered');
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(orderIn(backend)).toMatchObject({
      status: { stringValue: 'delivered' },
      email: { stringValue: 'new@demo.test' },
    });
  });

  it('can knowingly be replaced by one’s own', async () => {
    const editor = await conflict();
    const { user, dialog, backend } = editor;
    await user.click(dialog.getByRole('button', { name: 'Keep my changes' }));
    expect(dialog.getByLabelText('Status')).toHaveValue('processing');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await agree(editor, 'Move this order back from Shipped to Processing?', 'The stock stays as it is.');
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(orderIn(backend)).toMatchObject({
      status: { stringValue: 'processing' },
      email: { stringValue: 'new@demo.test' },
    });
  });
});

describe('stock', () => {
  const REOPEN = 'Reopen this cancelled order as Pending?';

  it('stays as it is when the bottles are damaged or lost, now and when the order is reopened', async () => {
    const editor = await openEditor();
    const { user, dialog, backend } = editor;
    await user.selectOptions(dialog.getByLabelText('Status'), 'Cancelled');
    expect(dialog.getByLabelText('Return the bottles to stock')).toBeChecked();
    await user.click(dialog.getByLabelText('Do not restock (damaged or lost)'));
    await fillIn(user, dialog.getByLabelText('Reason (optional)'), 'Fell off the van');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    const alert = within(await screen.findByRole('alertdialog', { name: SAVED }));
    expect(orderIn(backend)).toMatchObject({
      status: { stringValue: 'cancelled' },
      restocked: { booleanValue: false },
      cancelReason: { stringValue: 'Fell off the van' },
    });
    expect(stockIn(backend)).toEqual(bottles(30));
    await user.click(alert.getByRole('button', { name: 'OK' }));

    await user.click(await screen.findByRole('button', { name: `Edit order ${orderNumber(ORDER)}` }));
    const again = { ...editor, dialog: within(await screen.findByRole('dialog')) };
    await save(again, 'Processing');
    await agree(editor, 'Reopen this cancelled order as Processing?', 'The stock stays as it is.');
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(orderIn(backend)?.status).toEqual({ stringValue: 'processing' });
    expect(stockIn(backend)).toEqual(bottles(30));
    expect(movementsIn(backend)).toEqual([]);
  });

  it('has lost the bottles already that did not come back with a run that is closed: they are returned then', async () => {
    const at = new Date(Date.UTC(2026, 0, 15, 5));
    const failed = { outcome: 'failed', method: '', amount: 0, reference: '', note: '', command: 'X' };
    const editor = await openEditor(
      { status: 'processing', attempt: { reason: 'nobody', note: '', at, by: DRIVER.uid } },
      { state: 'closed', stops: { [ORDER]: { ...failed, at, by: DRIVER.uid } } },
    );
    const { user, dialog, backend } = editor;
    await user.selectOptions(dialog.getByLabelText('Status'), 'Cancelled');
    expect(dialog.queryByText(/left the stock then/)).toBeNull();
    await user.click(dialog.getByLabelText('Do not restock (damaged or lost)'));
    expect(await dialog.findByText(/^The run that could not deliver this order is closed/)).toBeVisible();
    await user.click(dialog.getByLabelText('Return the bottles to stock'));
    expect(dialog.queryByText(/left the stock then/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(stockIn(backend)).toEqual(bottles(32));
  });

  it('comes back when a delivered order is cancelled, which is asked about first', async () => {
    const editor = await openEditor({ status: 'delivered' });
    await save(editor, 'Cancelled');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Cancel an order that was delivered?' }),
    );
    await editor.user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(stockIn(editor.backend)).toEqual(bottles(30));
    await editor.user.click(editor.dialog.getByRole('button', { name: 'Save Changes' }));
    await agree(editor, 'Cancel an order that was delivered?', '2 bottles go back to stock.');
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(stockIn(editor.backend)).toEqual(bottles(32));
  });

  it('comes back when an order is cancelled that was paid, whose money is said to be given back before', async () => {
    const paid = { state: 'partly', method: 'upi', amount: double(4.5), reference: '4021', by: 'admin' };
    const payment = { ...paid, at: new Date(Date.UTC(2026, 0, 14)) };
    const editor = await openEditor({ payment });
    const giveBack =
      '₹4.50 was paid for this order. Give it back once it is cancelled, and record the refund.';
    expect(editor.dialog.queryByText(giveBack)).toBeNull();
    await editor.user.selectOptions(editor.dialog.getByLabelText('Status'), 'Cancelled');
    expect(editor.dialog.getByText(giveBack)).toBeVisible();
    await fillIn(editor.user, editor.dialog.getByLabelText('Reason (optional)'), 'Moved away');
    await editor.user.click(editor.dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(stockIn(editor.backend)).toEqual(bottles(32));
    expect(movementsIn(editor.backend)).toMatchObject([{ reason: { stringValue: 'Moved away' } }]);
  });

  it('comes back when an order is cancelled', async () => {
    const editor = await openEditor();
    await save(editor, 'Cancelled');
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(stockIn(editor.backend)).toEqual(bottles(32));
    expect(movementsIn(editor.backend)).toMatchObject([
      { kind: { stringValue: 'restocked' }, quantity: { integerValue: '2' }, after: { integerValue: '32' } },
    ]);
  });

  it('is taken again when a cancelled order is reopened', async () => {
    const editor = await openEditor({ status: 'cancelled' });
    await save(editor, 'Pending');
    const question = within(await screen.findByRole('alertdialog', { name: REOPEN }));
    expect(question.queryByText(/^Its money was given back/)).toBeNull();
    await agree(editor, REOPEN, '2 bottles are taken from stock again.');
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(stockIn(editor.backend)).toEqual(bottles(28));
    expect(movementsIn(editor.backend)).toEqual([]);
    const order = orderIn(editor.backend);
    const taken = {
      at: order?.updatedAt,
      by: { stringValue: 'admin' },
      byName: { stringValue: 'Admin User' },
    };
    expect(order?.reopenings).toEqual({
      mapValue: { fields: { C00000000001: { mapValue: { fields: taken } } } },
    });
  });

  it('is taken again for an order whose money was given back, which is said before', async () => {
    const refunded = { state: 'refunded', method: 'cash', amount: 9, reference: '', by: 'admin' };
    const payment = { ...refunded, at: new Date(Date.UTC(2026, 0, 14)) };
    const editor = await openEditor({ status: 'cancelled', payment });
    await save(editor, 'Pending');
    const question = within(await screen.findByRole('alertdialog', { name: REOPEN }));
    expect(question.getByText(/^Its money was given back\. Nothing is asked for it until/)).toBeVisible();
    await agree(editor, REOPEN, '2 bottles are taken from stock again.');
    await screen.findByRole('alertdialog', { name: SAVED });
    expect(stockIn(editor.backend)).toEqual(bottles(28));
    expect(orderIn(editor.backend)).toMatchObject({
      status: { stringValue: 'pending' },
      payment: { mapValue: { fields: { state: { stringValue: 'refunded' } } } },
    });
  });

  it('that is not enough refuses the reopening, and nothing moves', async () => {
    const items = [
      { productId: '3', productName: 'Compact Water', size: '250ml', image: '', quantity: 4, price: 1 },
    ];
    const editor = await openEditor({ status: 'cancelled', items });
    await save(editor, 'Pending');
    await agree(editor, REOPEN, '4 bottles are taken from stock again.');
    expect(await editor.dialog.findByRole('alert')).toHaveTextContent(
      'This order cannot be reopened: only 3 left of Compact Water.',
    );
    expect(orderIn(editor.backend)?.status).toEqual({ stringValue: 'cancelled' });
    expect(stored(editor.backend, 'inventory/3')?.inStock).toEqual({ integerValue: '3' });
    expect(movementsIn(editor.backend)).toEqual([]);
  });
});

describe('leaving the dialog', () => {
  it('asks nothing when nothing was changed', async () => {
    const { user, dialog } = await openEditor();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(globalThis.location.search).toBe('');
  });

  it('asks before it throws changes away', async () => {
    const { user, dialog, backend } = await openEditor();
    const before = orderIn(backend);
    await user.selectOptions(dialog.getByLabelText('Status'), 'Shipped');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText('Status')).toHaveValue('shipped');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(orderIn(backend)).toEqual(before);
  });

  it('closes on Back, but not over unsaved changes', async () => {
    const { user, dialog } = await openEditor();
    await user.selectOptions(dialog.getByLabelText('Status'), 'Shipped');
    globalThis.history.back();
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await waitFor(() => expect(globalThis.location.search).toBe(`?edit=${ORDER}`));
    expect(dialog.getByLabelText('Status')).toHaveValue('shipped');
    await user.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(globalThis.location.search).toBe('');
  });
});
