import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../../../../local-firebase/localFirebase';
import { double } from '../../../../../local-firebase/seed/seedValue';
import { countReads } from '../../../../../test/support/countReads';
import { fillIn } from '../../../../../test/support/fillIn';
import { closeBrowser, openShopBackend, renderApp } from '../../../../../test/support/renderApp';
import { anOrder, byAdmin, put } from '../../../../../test/support/shop';
import { heldLog } from '../../../../../test/support/slowLog';
import { UNSENT } from '../../../../../test/support/unsent';

const AT = '/admin/dashboard/customers';
const EMPTY = 'No customers found matching your criteria';
const QUESTION = 'Are you sure you want to delete Asha Rao?';
/** What a change needs of the server; the list can still be read. */
const CHANGES = { path: { regex: ':(commit|batchGet)' } } as const;
const RAVI = 'cmF2aUBkZW1vLnRlc3Q';

const daysAgo = (days: number) => new Date(Date.UTC(2026, 0, 15, 8) - days * 86_400_000);
const orderedAt = (at: Date) => ({ orderDate: at, createdAt: at, updatedAt: at });

/** Asha with an account, two orders and one cancelled; Ravi by email, with her phone, and long ago. */
async function shopWithCustomers() {
  const backend = await openShopBackend();
  await put(backend, 'orders/A1', anOrder('A1', orderedAt(daysAgo(1))));
  await put(backend, 'orders/A2', anOrder('A2', orderedAt(daysAgo(10))));
  await put(backend, 'orders/A3', anOrder('A3', { status: 'cancelled', ...orderedAt(daysAgo(5)) }));
  const ravi = { name: 'Ravi Nair', customerName: 'Ravi Nair', email: 'Ravi@demo.test', userId: '' };
  await put(backend, 'orders/B1', anOrder('B1', { ...ravi, ...orderedAt(daysAgo(40)) }));
  return backend;
}

async function open(backend: LocalFirebase, at = AT) {
  const app = await renderApp({ at, as: 'admin', backend });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
  );
  return app;
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const kept = (backend: LocalFirebase, id: string) =>
  backend.firestore.documents.read(`customers/${id}`)?.fields;
const text = (stringValue: string) => ({ stringValue });
const shown = () => screen.findByText(/^Showing \d+ to \d+ of \d+ customers$/);
const namesShown = () =>
  screen.getAllByRole('rowheader').map(cell => within(cell).getByRole('link').textContent);

describe('the customers', () => {
  it('are derived from the orders, and what was cancelled is no spending', async () => {
    await open(await shopWithCustomers());
    expect(await shown()).toHaveTextContent('Showing 1 to 2 of 2 customers');
    const asha = await row('Asha Rao');
    expect(asha.getByText('3')).toBeVisible();
    expect(asha.getByText('1 cancelled')).toBeVisible();
    expect(asha.getByText('₹18.90')).toBeVisible();
    expect(asha.getByText('14 Jan 2026')).toBeVisible();
    expect(asha.getByText('Active')).toBeVisible();
    expect(asha.getByText('Retail')).toBeVisible();
    expect(asha.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', `${AT}/asha`);
    const ravi = await row('Ravi Nair');
    expect(ravi.getByText('Ravi@demo.test')).toBeVisible();
    expect(ravi.getByText('No account')).toBeVisible();
  });

  it('are told apart by their accounts, and found by either email', async () => {
    const backend = await shopWithCustomers();
    const at = orderedAt(daysAgo(0));
    await put(backend, 'orders/A4', anOrder('A4', { accountEmail: 'asha@demo.test', ...at }));
    await put(backend, 'orders/M1', anOrder('M1', { userId: 'mallory', accountEmail: 'm@evil.test', ...at }));
    const { user } = await open(backend);
    await shown();
    const [mallory, asha] = ['Account m@evil.test', 'Account asha@demo.test'].map(account =>
      within(screen.getByText(account).closest('tr') as HTMLElement),
    );
    expect(mallory?.getByText('The contact email is another account’s.')).toBeVisible();
    expect(mallory?.getByText('asha@demo.test')).toBeVisible();
    expect(asha?.queryByText(/^The contact email/)).toBeNull();
    for (const query of ['m@evil', '  M@EVIL.TEST ']) {
      await user.clear(screen.getByLabelText('Search customers'));
      await user.type(screen.getByLabelText('Search customers'), query);
      await waitFor(() => expect(screen.queryByText('Account asha@demo.test')).toBeNull());
      expect(screen.getByText('Account m@evil.test')).toBeVisible();
    }
  });

  it('are found by the last digits of their phone, and by email', async () => {
    const backend = await shopWithCustomers();
    await put(backend, 'customers/asha', { phone: '9000011111', updatedAt: daysAgo(0) });
    const { user } = await open(backend);
    await shown();
    await user.type(screen.getByLabelText('Search customers'), '11111');
    // The first letters alone find the same.
    await waitFor(() => expect(globalThis.location.search).toBe('?q=11111'));
    await waitFor(() => expect(namesShown()).toEqual(['Asha Rao']));
    await user.clear(screen.getByLabelText('Search customers'));
    await user.type(screen.getByLabelText('Search customers'), 'ravi@');
    await waitFor(() => expect(namesShown()).toEqual(['Ravi Nair']));
    await user.type(screen.getByLabelText('Search customers'), 'x');
    expect(await screen.findByText(EMPTY)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all customers' }));
    await waitFor(() => expect(namesShown()).toHaveLength(2));
  });

  it('are filtered by status, type and when they ordered, in the address', async () => {
    const backend = await shopWithCustomers();
    await put(backend, `customers/${RAVI}`, { status: 'inactive', type: 'wholesale', updatedAt: daysAgo(0) });
    const { user } = await open(backend);
    await shown();
    await user.selectOptions(screen.getByLabelText('Show'), 'Not ordered for 30 days (1)');
    await waitFor(() => expect(namesShown()).toEqual(['Ravi Nair']));
    await user.selectOptions(screen.getByLabelText('Show'), 'New this month (1)');
    await waitFor(() => expect(namesShown()).toEqual(['Asha Rao']));
    await user.selectOptions(screen.getByLabelText('Show'), 'All customers (2)');
    await user.selectOptions(screen.getByLabelText('Status'), 'Inactive');
    await user.selectOptions(screen.getByLabelText('Type'), 'Wholesale');
    await waitFor(() => expect(namesShown()).toEqual(['Ravi Nair']));
    expect(globalThis.location.search).toBe('?status=inactive&type=wholesale');
  });

  it('are sorted by the head of a column, which says so', async () => {
    const { user } = await open(await shopWithCustomers());
    await shown();
    expect(namesShown()).toEqual(['Asha Rao', 'Ravi Nair']);
    const spent = () => screen.getByRole('columnheader', { name: 'Spent' });
    await user.click(within(spent()).getByRole('button'));
    expect(spent()).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(spent()).getByRole('button'));
    expect(spent()).toHaveAttribute('aria-sort', 'ascending');
    expect(namesShown()).toEqual(['Ravi Nair', 'Asha Rao']);
    expect(globalThis.location.search).toBe('?sort=spent');
  });

  it('cost what changed and no more once they have been read', async () => {
    const backend = await shopWithCustomers();
    await put(backend, 'customers/asha', { notes: 'Gate 2', updatedAt: daysAgo(2) });
    const app = await open(backend);
    await shown();
    await closeBrowser();
    app.unmount();
    await put(backend, 'customers/asha', { notes: 'Gate 3', updatedAt: daysAgo(0) });
    const reads = await countReads(backend);
    await open(backend, `${AT}/asha`);
    expect(await screen.findByText('Gate 3')).toBeVisible();
    // The newest order once more, for the overlap; and who changed.
    expect(await reads()).toBe(2);
  });
});

describe('adding a customer', () => {
  it('are not added with nothing to know them by', async () => {
    const backend = await openShopBackend();
    const { user } = await open(backend);
    await user.click(await screen.findByRole('button', { name: 'Add Customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add customer' }));
    expect(dialog.getByText('A name, a phone or an email is enough.')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Type'), 'Wholesale');
    await fillIn(user, dialog.getByLabelText('Notes'), 'Rings twice');
    await user.click(dialog.getByRole('button', { name: 'Add Customer' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Fill in something to know this customer by: a name, a phone or an email.',
    );
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    expect(backend.firestore.documents.list('customers')).toEqual([]);
  });

  it('leads to the first field at fault at every press of Add', async () => {
    const { user } = await open(await shopWithCustomers());
    await user.click(await screen.findByRole('button', { name: 'Add Customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add customer' }));
    await user.type(dialog.getByLabelText('Phone'), '123');
    await user.type(dialog.getByLabelText('Email'), 'hotel');
    for (const _press of ['first', 'second']) {
      await user.click(dialog.getByRole('button', { name: 'Add Customer' }));
      expect(dialog.getByLabelText('Phone')).toHaveFocus();
    }
    await user.clear(dialog.getByLabelText('Phone'));
    await user.click(dialog.getByRole('button', { name: 'Add Customer' }));
    expect(dialog.getByLabelText('Email')).toHaveFocus();
  });

  it('needs no more than a name and a phone, refuses what is no phone or email, and makes a CUST-NNN', async () => {
    const { user, backend } = await open(await shopWithCustomers());
    await user.click(await screen.findByRole('button', { name: 'Add Customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add customer' }));
    await fillIn(user, dialog.getByLabelText('Name'), 'Hotel Lake View');
    await user.type(dialog.getByLabelText('Phone'), '12345');
    await user.type(dialog.getByLabelText('Email'), 'hotel');
    await user.click(dialog.getByRole('button', { name: 'Add Customer' }));
    expect(dialog.getByText('Please enter a valid 10-digit phone number.')).toBeVisible();
    expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Email'));
    await user.clear(dialog.getByLabelText('Phone'));
    await fillIn(user, dialog.getByLabelText('Phone'), '+91 98765 43210');
    expect(dialog.getByText(/Asha Rao has this phone or email already\./)).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Type'), 'Wholesale');
    await user.click(dialog.getByRole('button', { name: 'Add Customer' }));

    expect(await screen.findByText('Hotel Lake View was added.')).toBeInTheDocument();
    const added = await row('Hotel Lake View');
    expect(added.getByText(/^CUST-[1-9]\d\d$/)).toBeVisible();
    expect(added.getByText('No order yet')).toBeVisible();
    const [document] = backend.firestore.documents.list('customers');
    expect(document?.path).toMatch(/^customers\/CUST-[1-9]\d\d-T00000000001$/);
    expect(document?.fields).toEqual({
      name: text('Hotel Lake View'),
      contact: text(''),
      email: text(''),
      phone: text('9876543210'),
      status: text('active'),
      type: text('wholesale'),
      notes: text(''),
      hidden: { booleanValue: false },
      updatedAt: expect.anything(),
      lastCommandId: text('C00000000001'),
      lastStaffChange: byAdmin('updateCustomer', document?.fields.updatedAt),
    });
    expect(globalThis.location.search).toBe('');
  });

  it('loses nothing typed without being asked', async () => {
    const { user } = await open(await shopWithCustomers(), `${AT}?adding=new`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add customer' }));
    await user.type(dialog.getByLabelText('Name'), 'Hotel');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Hotel');
  });
});

describe('editing a customer', () => {
  it('refuses to take from one without orders all that they are known by', async () => {
    const backend = await shopWithCustomers();
    const hotel = { name: 'Hotel Lake View', phone: '9812345670', email: 'hotel@demo.test', hidden: false };
    await put(backend, 'customers/CUST-104-T00000000009', { ...hotel, updatedAt: daysAgo(1) });
    const { user } = await open(backend);
    await user.click(await screen.findByRole('button', { name: 'Edit Hotel Lake View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Hotel Lake View' }));
    for (const field of ['Name', 'Phone', 'Email']) await user.clear(dialog.getByLabelText(field));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Fill in something to know this customer by: a name, a phone or an email.',
    );
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    expect(kept(backend, 'CUST-104-T00000000009')).toMatchObject({ name: text('Hotel Lake View') });
  });

  it('keeps what was changed; the rest goes on coming from the orders', async () => {
    const { user, backend } = await open(await shopWithCustomers());
    await user.click(await screen.findByRole('button', { name: 'Edit Asha Rao' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Asha Rao' }));
    expect(dialog.getByLabelText('Email')).toHaveValue('asha@demo.test');
    await fillIn(user, dialog.getByLabelText('Notes'), 'Gate 2');
    await user.selectOptions(dialog.getByLabelText('Status'), 'Inactive');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Asha Rao was saved.')).toBeInTheDocument();
    expect((await row('Asha Rao')).getByText('Inactive')).toBeVisible();
    expect(kept(backend, 'asha')).toMatchObject({
      name: text(''),
      email: text(''),
      notes: text('Gate 2'),
      status: text('inactive'),
    });
  });

  it('shows a conflict with what somebody else wrote, and goes on from either', async () => {
    const backend = await shopWithCustomers();
    const { user } = await open(backend);
    await user.click(await screen.findByRole('button', { name: 'Edit Asha Rao' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Asha Rao' }));
    await fillIn(user, dialog.getByLabelText('Notes'), 'Gate 2');
    await put(backend, 'customers/asha', {
      ...{ notes: 'Gate 9', type: 'distributor', status: 'active', hidden: false },
      updatedAt: new Date(),
    });
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Notes: now Gate 9, yours Gate 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    expect(dialog.getByLabelText('Notes')).toHaveValue('Gate 2');
    await put(backend, 'customers/asha', {
      ...{ notes: 'Gate 10', type: 'distributor', status: 'active', hidden: false },
      updatedAt: new Date(),
    });
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Notes: now Gate 10, yours Gate 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    expect(dialog.getByLabelText('Notes')).toHaveValue('Gate 10');
    await user.clear(dialog.getByLabelText('Notes'));
    await fillIn(user, dialog.getByLabelText('Notes'), 'Gate 2');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Asha Rao was saved.')).toBeInTheDocument();
    expect(kept(backend, 'asha')).toMatchObject({ notes: text('Gate 2'), type: text('distributor') });
  });

  it('opened by its address, begins with the change that waits', async () => {
    const app = await open(await shopWithCustomers());
    const { user, backend } = app;
    backend.faults.inject({ match: CHANGES, fault: { kind: 'dropRequest' } });
    await user.click(await screen.findByRole('button', { name: 'Edit Asha Rao' }));
    const before = within(await screen.findByRole('dialog', { name: 'Edit Asha Rao' }));
    await fillIn(user, before.getByLabelText('Notes'), 'Gate 2');
    await user.click(before.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Asha Rao was saved. Saved on this device, not sent yet.');
    app.kill();

    const { logThrough, letGo } = heldLog();
    await renderApp({ at: `${AT}?customer=asha`, backend, logThrough });
    await shown();
    letGo();
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Asha Rao' }));
    expect(dialog.getByLabelText('Notes')).toHaveValue('Gate 2');
  });

  it('waits on the device without a connection, marked, and is sent once there is one', async () => {
    const { user, backend } = await open(await shopWithCustomers());
    await shown();
    backend.faults.inject({ match: CHANGES, fault: { kind: 'dropRequest' } });
    await user.click(screen.getByRole('button', { name: 'Edit Asha Rao' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Asha Rao' }));
    await user.selectOptions(dialog.getByLabelText('Type'), 'Distributor');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(
      await screen.findByText('Asha Rao was saved. Saved on this device, not sent yet.'),
    ).toBeInTheDocument();
    const asha = await row('Asha Rao');
    expect(asha.getByText('Distributor')).toBeVisible();
    expect(asha.getByText('Not sent yet')).toBeVisible();
    expect(kept(backend, 'asha')).toBeUndefined();

    backend.faults.clear();
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(kept(backend, 'asha')).toMatchObject({ type: text('distributor') }));
    await waitFor(() => expect(asha.queryByText(UNSENT)).toBeNull());
    expect(asha.getByText('Distributor')).toBeVisible();
  });

  it('that was refused while it waited is told of beside the customer, and in the outbox', async () => {
    const { user, backend } = await open(await shopWithCustomers());
    await shown();
    backend.faults.inject({ match: CHANGES, fault: { kind: 'dropRequest' } });
    await user.click(screen.getByRole('button', { name: 'Edit Asha Rao' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Asha Rao' }));
    await fillIn(user, dialog.getByLabelText('Notes'), 'Gate 2');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText(/not sent yet\.$/);
    await put(backend, 'customers/asha', { notes: 'Gate 9', updatedAt: new Date() });
    backend.faults.clear();
    globalThis.dispatchEvent(new Event('online'));
    expect(await screen.findByText('One change of a customer could not be saved.')).toBeVisible();
    expect(screen.getByText('A change was not saved')).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'See what is not sent' })[0] as HTMLElement);
    expect(await screen.findByRole('article', { name: 'Customer Asha Rao' })).toHaveTextContent(
      'Notes: empty → Gate 2',
    );
    expect(kept(backend, 'asha')).toMatchObject({ notes: text('Gate 9') });
  });
});

describe('deleting a customer', () => {
  it('asks, hides them, keeps the orders, and can be undone', async () => {
    const { user, backend } = await open(await shopWithCustomers(), `${AT}?deleting=asha`);
    expect(await shown()).toHaveTextContent('Showing 1 to 2 of 2 customers');
    // Not beside Edit in a row, where a finger would slip to it.
    expect(screen.queryByRole('button', { name: /^Delete Asha/, hidden: true })).toBeNull();
    const question = within(await screen.findByRole('alertdialog', { name: QUESTION }));
    expect(question.getByText('All 3 orders are kept, under Orders and in every figure.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Asha Rao was deleted.')).toBeInTheDocument();
    expect(await shown()).toHaveTextContent('Showing 1 to 1 of 1 customers');
    expect(kept(backend, 'asha')).toMatchObject({ hidden: { booleanValue: true } });
    expect(backend.firestore.documents.list('orders')).toHaveLength(4);

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Asha Rao is back in the list.')).toBeInTheDocument();
    await waitFor(() => expect(kept(backend, 'asha')).toMatchObject({ hidden: { booleanValue: false } }));
    expect(await shown()).toHaveTextContent('Showing 1 to 2 of 2 customers');
  });

  it('is given up by its other button', async () => {
    const { user, backend } = await open(await shopWithCustomers(), `${AT}?deleting=asha`);
    const question = within(await screen.findByRole('alertdialog', { name: QUESTION }));
    await user.click(question.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(kept(backend, 'asha')).toBeUndefined();
  });
});

it('amounts of old orders without a price snapshot are counted as they are stored', async () => {
  const backend = await openShopBackend();
  await put(backend, 'orders/OLD1', {
    userId: 'old',
    name: 'Old One',
    total: double(12.5),
    status: 'delivered',
  });
  await open(backend);
  const old = await row('Old One');
  expect(old.getByText('₹12.50')).toBeVisible();
  expect(old.getByText('No date')).toBeVisible();
});
