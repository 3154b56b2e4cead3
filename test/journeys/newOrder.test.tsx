import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { selectOutbox } from '@/sync/outbox/outboxSlice';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { fillIn } from '../support/fillIn';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, CUSTOMER, put } from '../support/shop';
import { heldLog } from '../support/slowLog';
import { UNSENT } from '../support/unsent';

const LIST = '/admin/dashboard/orders';
const EARLIER = 'A1B2C3D4E5F6';
const ID = 'T00000000001';
const PLACED = '✅ Order placed successfully!';
const SAVED = 'Saved on this device, not sent yet';
/** What placing needs of the server; the list can still be read. */
const PLACING = { path: { regex: ':(commit|batchGet)' } } as const;

type App = Awaited<ReturnType<typeof renderApp>>;

async function shopWithAnEarlierOrder() {
  const backend = await openShopBackend();
  await put(backend, `orders/${EARLIER}`, anOrder(EARLIER));
  return backend;
}

async function openForm(given?: LocalFirebase) {
  const backend = given ?? (await shopWithAnEarlierOrder());
  const app = await renderApp({ at: LIST, as: 'admin', backend });
  await screen.findByText(/^Showing 1 to/);
  await app.user.click(screen.getByRole('button', { name: 'New Order' }));
  return { ...app, dialog: await theForm() };
}

const theForm = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'New Order' }));
  await dialog.findByText('Products');
  return dialog;
};
type Form = App & { readonly dialog: Awaited<ReturnType<typeof theForm>> };

const typeInto = async ({ user, dialog }: Form, values: { readonly [label: string]: string }) => {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(dialog.getByLabelText(label));
    await fillIn(user, dialog.getByLabelText(label), value);
  }
};
const NILA = {
  Name: 'Nila Iyer',
  Phone: '+91 98123 45670',
  Email: 'nila@demo.test',
  'Delivery address': '31 Residency Road, Bengaluru 560025',
};

async function add({ user, dialog }: Form, product: RegExp, quantity: number) {
  const select = dialog.getByLabelText('Product');
  await user.selectOptions(select, within(select).getByRole('option', { name: product }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  const box = dialog.getByRole('textbox', { name: new RegExp(`^Quantity of ${product.source}`) });
  await user.clear(box);
  await user.type(box, String(quantity));
}

const place = ({ user, dialog }: Form) => user.click(dialog.getByRole('button', { name: /^Place Order/ }));
const orderIn = (backend: LocalFirebase, id = ID) => backend.firestore.documents.read(`orders/${id}`)?.fields;
const stockIn = (backend: LocalFirebase, id = '1') =>
  backend.firestore.documents.read(`inventory/${id}`)?.fields.inStock;
const bottles = (count: number) => ({ integerValue: String(count) });
const entries = ({ store }: App) => selectOutbox(store.getState()).entries;

describe('an order that staff take', () => {
  it('for a new customer is placed with its stock, its label and today’s prices', async () => {
    const form = await openForm();
    const { user, backend, dialog } = form;
    await typeInto(form, NILA);
    await user.selectOptions(dialog.getByLabelText('Payment method'), 'Cash on Delivery');
    await add(form, /Premium Water/, 3);
    await add(form, /Essential Water/, 2);
    // 3 × 2.99 + 2 × 1.79 = 12.55; tax 1.00; fee 2.99.
    expect(dialog.getByText('₹12.55')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Place Order - ₹16.54' })).toBeVisible();
    await place(form);
    const alert = within(await screen.findByRole('alertdialog', { name: PLACED }));
    expect(alert.getByText(`ORD-002, #${orderNumber(ID)}`)).toBeVisible();
    expect(orderIn(backend)).toMatchObject({
      label: { stringValue: 'ORD-002' },
      userId: { stringValue: '' },
      customerName: { stringValue: 'Nila Iyer' },
      phone: { stringValue: '9812345670' },
      status: { stringValue: 'pending' },
      paymentMethod: { stringValue: 'cash' },
      quantities: { mapValue: { fields: { '1': bottles(3), '2': bottles(2) } } },
      total: { doubleValue: 12.55 },
      pricing: { mapValue: { fields: { grandTotal: { doubleValue: 16.54 } } } },
      lastCommandId: { stringValue: 'C00000000001' },
    });
    expect([stockIn(backend, '1'), stockIn(backend, '2')]).toEqual([bottles(27), bottles(28)]);
    await user.click(alert.getByRole('button', { name: 'OK' }));
    const row = within(await screen.findByRole('row', { name: new RegExp(orderNumber(ID)) }));
    expect(row.getByText('ORD-002')).toBeVisible();
    expect(row.queryByText(UNSENT)).toBeNull();
  });

  it('says who took it, on its page and in the change log, also after it was changed', async () => {
    const form = await openForm();
    const { user, backend, unmount } = form;
    await typeInto(form, NILA);
    await add(form, /Premium Water/, 1);
    await place(form);
    const alert = within(await screen.findByRole('alertdialog', { name: PLACED }));
    await user.click(alert.getByRole('button', { name: 'OK' }));
    await user.click(await screen.findByRole('link', { name: new RegExp(orderNumber(ID)) }));
    const view = within(await screen.findByRole('dialog', { name: /^Order #/ }));
    await user.click(await view.findByRole('button', { name: 'Mark as processing' }));
    const history = view.getByRole('heading', { name: 'History' }).closest('section');
    const lines = () => within(history as HTMLElement).getAllByRole('listitem');
    await waitFor(() =>
      expect(lines().map(line => line.textContent)).toEqual([
        expect.stringMatching(/^Ordered15 Jan 2026.*by Admin User$/),
        expect.stringMatching(/^Processing15 Jan 2026.*by Admin User$/),
      ]),
    );
    expect(orderIn(backend)?.status).toEqual({ stringValue: 'processing' });
    await closeBrowser();
    unmount();
    await renderApp({ at: '/admin/dashboard/log', as: 'admin', backend });
    const log = within(await screen.findByRole('list', { name: 'Changes, newest first' }));
    expect(log.getByText('Ordered').closest('li')).toHaveTextContent(/^Order .*by Admin User$/);
  });

  it('for one who is known by their phone is theirs, and goes where the last one went', async () => {
    const form = await openForm();
    const { user, dialog, backend } = form;
    await user.type(dialog.getByLabelText('Find a customer'), '43210');
    await user.click(await dialog.findByRole('button', { name: /Asha Rao/ }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Asha Rao');
    expect(dialog.getByLabelText('Phone')).toHaveValue('9876543210');
    expect(dialog.getByLabelText('Email')).toHaveValue('asha@demo.test');
    expect(dialog.getByLabelText('Delivery address')).toHaveValue('12 Lake View Road, Pune');
    await user.click(dialog.getByRole('button', { name: 'Another customer' }));
    expect(dialog.getByLabelText('Phone')).toHaveValue('');
    await user.type(dialog.getByLabelText('Find a customer'), 'asha');
    await user.click(await dialog.findByRole('button', { name: /Asha Rao/ }));
    expect(dialog.getByText(/has an account/)).toBeVisible();
    await add(form, /Premium Water/, 1);
    await place(form);
    await screen.findByRole('alertdialog', { name: PLACED });
    expect(orderIn(backend)?.userId).toEqual({ stringValue: CUSTOMER.uid });
  });

  it('for one who is known is paid as their last one was, unless staff have chosen otherwise', async () => {
    const backend = await shopWithAnEarlierOrder();
    const ravi = { name: 'Ravi Nair', customerName: 'Ravi Nair', email: 'ravi@demo.test', userId: 'ravi' };
    await put(backend, 'orders/R1', anOrder('R1', { ...ravi, phone: '9000011111', paymentMethod: 'cash' }));
    const { user, dialog } = await openForm(backend);
    const method = dialog.getByLabelText('Payment method');
    const choose = async (name: string) => {
      await user.clear(dialog.getByLabelText('Find a customer'));
      await user.type(dialog.getByLabelText('Find a customer'), name);
      await user.click(await dialog.findByRole('button', { name: new RegExp(name) }));
      expect(dialog.getByLabelText('Name')).toHaveValue(name);
    };
    await choose('Ravi Nair');
    expect(method).toHaveDisplayValue('Cash on Delivery');
    await user.click(dialog.getByRole('button', { name: 'Another customer' }));
    expect(method).toHaveDisplayValue('Credit/Debit Card');
    await choose('Ravi Nair');
    await choose('Asha Rao');
    expect(method).toHaveDisplayValue('Credit/Debit Card');
    await user.selectOptions(method, 'Cash on Delivery');
    await choose('Ravi Nair');
    await choose('Asha Rao');
    expect(method).toHaveDisplayValue('Cash on Delivery');
  });

  it('by phone for one whose details another account has ordered under is theirs, and never the other’s', async () => {
    const backend = await openShopBackend();
    const days = (count: number) => {
      const at = new Date(Date.UTC(2026, 0, 15) - count * 86_400_000);
      return { orderDate: at, createdAt: at, updatedAt: at };
    };
    const hers = { accountEmail: CUSTOMER.email, shippingAddress: '12 Lake View Road, Pune 411001' };
    const theirs = {
      userId: 'mallory',
      accountEmail: 'mallory@evil.test',
      shippingAddress: 'Mallory’s door 7',
    };
    await put(backend, 'orders/A1', anOrder('A1', { ...hers, ...days(9) }));
    await put(backend, 'orders/M1', anOrder('M1', { ...theirs, ...days(1) }));
    const form = await openForm(backend);
    const { user, dialog } = form;
    await user.type(dialog.getByLabelText('Find a customer'), '98765 43210');
    const found = within(await dialog.findByRole('list', { name: 'Earlier customers' }));
    const [first, second, ...others] = found.getAllByRole('button');
    expect(first).toHaveAccessibleName(/Account asha@demo.test 1 order, customer since 6 Jan 2026$/);
    expect(second).toHaveAccessibleName(
      /asha@demo.test Account mallory@evil.test The contact email is another account’s. 1 order, customer since 14 Jan 2026$/,
    );
    expect(others).toEqual([]);
    await user.click(first as HTMLElement);
    expect(dialog.getByText(/^The order goes to the account asha@demo.test,/)).toBeVisible();
    expect(dialog.getByLabelText('Delivery address')).toHaveValue('12 Lake View Road, Pune');
    await add(form, /Premium Water/, 1);
    await place(form);
    await screen.findByRole('alertdialog', { name: PLACED });
    expect(orderIn(backend)).toMatchObject({
      userId: { stringValue: CUSTOMER.uid },
      email: { stringValue: CUSTOMER.email },
      shippingAddress: { stringValue: '12 Lake View Road, Pune 411001' },
    });
    expect(entries(form).map(({ payload }) => payload)).toMatchObject([{ accountEmail: CUSTOMER.email }]);
  });

  it('finds a customer by the phone that staff have changed, and takes them as staff keep them', async () => {
    const backend = await shopWithAnEarlierOrder();
    const kept = { name: 'Asha (Pune)', phone: '9000011111', updatedAt: new Date(Date.UTC(2026, 0, 14)) };
    await put(backend, `customers/${CUSTOMER.uid}`, kept);
    const { user, dialog } = await openForm(backend);
    await user.type(dialog.getByLabelText('Find a customer'), '11111');
    await user.click(await dialog.findByRole('button', { name: /Asha \(Pune\)/ }));
    expect(dialog.getByLabelText('Phone')).toHaveValue('9000011111');
    expect(dialog.getByLabelText('Delivery address')).toHaveValue('12 Lake View Road, Pune');
  });

  it('for the customer whom its address names waits for what staff keep of them', async () => {
    const backend = await shopWithAnEarlierOrder();
    await put(backend, `customers/${CUSTOMER.uid}`, { phone: '9812300001', updatedAt: new Date(0) });
    await renderApp({ at: `${LIST}?new=for%3A${CUSTOMER.uid}`, as: 'admin', backend });
    // While they are read, another dialog of this name stands there.
    const dialog = () => within(screen.getByRole('dialog', { name: 'New Order' }));
    await waitFor(() => expect(dialog().getByLabelText('Phone')).toHaveValue('9812300001'));
    expect(dialog().getByLabelText('Name')).toHaveValue('Asha Rao');
  });

  it('holds a product that is chosen and was not added, and says what it comes to', async () => {
    const form = await openForm();
    const { dialog, user, backend } = form;
    await typeInto(form, NILA);
    const select = dialog.getByLabelText('Product');
    await user.selectOptions(select, within(select).getByRole('option', { name: /Compact Water/ }));
    expect(dialog.getByRole('button', { name: /^Place Order/ })).not.toHaveTextContent('₹0.00');
    await place(form);
    await screen.findByText('✅ Order placed successfully!');
    const orders = backend.firestore.documents.list('orders').map(({ fields }) => fields);
    expect(orders).toContainEqual(
      expect.objectContaining({
        name: { stringValue: 'Nila Iyer' },
        quantities: { mapValue: { fields: { '3': { integerValue: '1' } } } },
      }),
    );
  });

  it('adds products below Add, which stays where it is under a second tap', async () => {
    const form = await openForm();
    const addButton = form.dialog.getByRole('button', { name: 'Add' });
    for (const product of [/Premium Water/, /Essential Water/]) {
      await add(form, product, 1);
      const remove = form.dialog.getByRole('button', { name: new RegExp(`^Remove ${product.source}`) });
      expect(addButton.compareDocumentPosition(remove)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('says what is missing, and begins with the first of it', async () => {
    const form = await openForm();
    const { dialog, backend } = form;
    expect(dialog.getByRole('button', { name: 'Place Order' })).toBeVisible();
    await place(form);
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Enter the customer’s name.');
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    expect(dialog.getByLabelText('Phone')).toHaveAccessibleDescription(
      'Please enter a valid 10-digit phone number.',
    );
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(dialog.getByLabelText('Delivery address')).toHaveAccessibleDescription(
      /Please enter a complete delivery address\./,
    );
    expect(dialog.getByLabelText('Product')).toHaveAccessibleDescription('Add at least one product.');
    expect(backend.firestore.documents.list('orders')).toHaveLength(1);
  });

  it('holds no more of a product than there is, and at least one', async () => {
    const form = await openForm();
    const { dialog, user } = form;
    await add(form, /Compact Water/, 9);
    const box = dialog.getByRole('textbox', { name: /^Quantity of Compact/ });
    await user.tab();
    expect(box).toHaveValue('3');
    const more = dialog.getByRole('button', { name: /^One more of Compact/ });
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await user.clear(box);
    await user.type(box, '0');
    await user.tab();
    expect(box).toHaveValue('1');
    const less = dialog.getByRole('button', { name: /^One less of Compact/ });
    expect(less).toHaveAttribute('aria-disabled', 'true');
    await user.click(less);
    expect(box).toHaveValue('1');
    await user.click(dialog.getByRole('button', { name: /^Remove Compact/ }));
    expect(dialog.queryByRole('textbox', { name: /^Quantity of/ })).toBeNull();
  });
});

describe('an order that the shop cannot fulfil as it was taken', () => {
  it('asks, changes nothing by itself, and is placed once the person agrees', async () => {
    const form = await openForm();
    const { user, dialog, backend } = form;
    await typeInto(form, NILA);
    await add(form, /Premium Water/, 5);
    const now = backend.firestore.documents.read('inventory/1')?.fields;
    expect(now?.unitPrice).toEqual({ stringValue: '2.99' });
    await put(backend, 'inventory/1', {
      ...{ name: 'Spring Water', category: 'premium', size: '1L', image: '', description: 'Still.' },
      ...{
        unitPrice: '3.49',
        inStock: 4,
        reorderPoint: 10,
        sku: 'P',
        updatedAt: new Date(Date.UTC(2026, 0, 2)),
      },
    });
    await place(form);
    expect(await dialog.findByText('Only 4 left of Premium Water 1 L.')).toBeVisible();
    expect(dialog.getByText('The price of Premium Water 1 L has changed from ₹2.99 to ₹3.49.')).toBeVisible();
    expect(dialog.getByText('Premium Water 1 L is now called Spring Water 1 L.')).toBeVisible();
    expect(orderIn(backend)).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: 'Continue with these changes' }));
    await place(form);
    await screen.findByRole('alertdialog', { name: PLACED });
    expect(orderIn(backend)).toMatchObject({
      quantities: { mapValue: { fields: { '1': bottles(4) } } },
      items: {
        arrayValue: { values: [{ mapValue: { fields: { productName: { stringValue: 'Spring Water' } } } }] },
      },
      total: { doubleValue: 13.96 },
    });
    expect(stockIn(backend)).toEqual(bottles(0));
    await waitFor(() => expect(entries(form).map(({ status }) => status)).toEqual(['done']));
  });

  it('loses nothing when it can neither be kept nor sent', async () => {
    const form = await openForm();
    const { dialog, backend, services } = form;
    await typeInto(form, NILA);
    await add(form, /Premium Water/, 2);
    vi.spyOn(services.outboxLog, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const fault = backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    await place(form);
    expect(await dialog.findByText(/❌ Failed to place order\. Try again\./)).toBeVisible();
    backend.faults.clear(fault);
    await place(form);
    await screen.findByRole('alertdialog', { name: PLACED });
    expect(stockIn(backend)).toEqual(bottles(28));
  });
});

describe('an order that the shop has already, as it was first sent', () => {
  async function sentBefore() {
    const form = await openForm();
    const { backend, services, dialog } = form;
    await typeInto(form, NILA);
    await add(form, /Premium Water/, 2);
    vi.spyOn(services.outboxLog, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const fault = backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    await place(form);
    await dialog.findByText(/❌ Failed to place order\. Try again\./);
    backend.faults.clear(fault);
    const asSent = { userId: '', quantities: { 1: 2 }, updatedAt: new Date() };
    await put(backend, `orders/${ID}`, anOrder(ID, { ...asSent, shippingAddress: NILA['Delivery address'] }));
    await typeInto(form, { 'Delivery address': '9 Church Street, Bengaluru 560001' });
    await place(form);
    await dialog.findByText(/^This order has already been placed, as you first sent it\./);
    return form;
  }

  it('is shown, and what was typed since is kept', async () => {
    const { user, dialog } = await sentBefore();
    await user.click(dialog.getByRole('button', { name: 'Show the order' }));
    const view = within(await screen.findByRole('dialog', { name: `Order #${orderNumber(ID)}` }));
    expect(await view.findByText(NILA['Delivery address'])).toBeVisible();
    await user.click(view.getByRole('button', { name: 'Close' }));
    expect(await dialog.findByLabelText('Delivery address')).toHaveValue('9 Church Street, Bengaluru 560001');
  });

  it('becomes another one where that is wanted', async () => {
    const form = await sentBefore();
    await form.user.click(form.dialog.getByRole('button', { name: 'Make this a new order' }));
    await place(form);
    await screen.findByRole('alertdialog', { name: PLACED });
    const all = form.backend.firestore.documents.list('orders');
    expect(all.map(({ fields }) => fields.shippingAddress)).toContainEqual({
      stringValue: '9 Church Street, Bengaluru 560001',
    });
    expect(all).toHaveLength(3);
  });
});

describe('an order taken without a connection', () => {
  async function takeOffline(method = 'Credit/Debit Card') {
    const form = await openForm();
    await typeInto(form, NILA);
    await form.user.selectOptions(form.dialog.getByLabelText('Payment method'), method);
    await add(form, /Premium Water/, 4);
    form.backend.faults.inject({ match: PLACING, fault: { kind: 'dropRequest' } });
    await place(form);
    const alert = within(await screen.findByRole('alertdialog', { name: SAVED }));
    await form.user.click(alert.getByRole('button', { name: 'OK' }));
    return form;
  }
  const row = async () => within(await screen.findByRole('row', { name: new RegExp(orderNumber(ID)) }));
  function goOnline(backend: LocalFirebase) {
    backend.faults.clear();
    globalThis.dispatchEvent(new Event('online'));
  }

  const sellAllButOne = (backend: LocalFirebase) =>
    put(backend, 'inventory/1', {
      ...{ name: 'Premium Water', category: 'premium', size: '1L', image: '', description: 'Still.' },
      ...{
        unitPrice: '2.99',
        inStock: 1,
        reorderPoint: 10,
        sku: 'P',
        updatedAt: new Date(Date.UTC(2026, 0, 2)),
      },
    });

  it('waits at the head of the list, over a reload, and is placed once', async () => {
    const { backend } = await takeOffline();
    expect((await row()).getByText('Not sent yet')).toBeVisible();
    expect((await row()).getByText('ORD-002')).toBeVisible();
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(orderNumber(ID));
    cleanup();
    const app = await renderApp({ at: LIST, backend });
    expect(await (await row()).findByText('Not sent yet')).toBeVisible();
    expect(orderIn(backend)).toBeUndefined();
    goOnline(backend);
    await waitFor(() => expect(screen.queryByText(UNSENT)).toBeNull());
    expect(orderIn(backend)?.label).toEqual({ stringValue: 'ORD-002' });
    expect(stockIn(backend)).toEqual(bottles(26));
    await waitFor(() => expect(entries(app).map(({ status }) => status)).toEqual(['done']));
  });

  it('is moved on before it is sent, and both arrive', async () => {
    const { user, backend } = await takeOffline();
    await user.click(await screen.findByRole('button', { name: `Edit order ${orderNumber(ID)}` }));
    const editor = within(await screen.findByRole('dialog', { name: `Edit order #${orderNumber(ID)}` }));
    await user.selectOptions(editor.getByLabelText('Status'), 'Processing');
    await user.click(editor.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    goOnline(backend);
    await waitFor(() => expect(orderIn(backend)?.status).toEqual({ stringValue: 'processing' }));
    expect(stockIn(backend)).toEqual(bottles(26));
  });

  it('counts its bottles as taken for the next one, which has another label', async () => {
    const form = await takeOffline();
    await form.user.click(screen.getByRole('button', { name: 'New Order' }));
    const next = { ...form, dialog: await theForm() };
    expect(next.dialog.getByRole('option', { name: /Premium Water.*26 in stock/ })).toBeInTheDocument();
    await typeInto(next, NILA);
    await add(next, /Essential Water/, 1);
    await place(next);
    const alert = within(await screen.findByRole('alertdialog', { name: SAVED }));
    expect(alert.getByText(/^ORD-003, #T000-0000-0002/)).toBeVisible();
  });

  it('is refused by the shop as it is then, and goes on from where it was', async () => {
    const { user, backend } = await takeOffline();
    await sellAllButOne(backend);
    goOnline(backend);
    expect(await screen.findByText('A new order could not be placed.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See what is not sent' }));
    const card = within(await screen.findByRole('article', { name: 'New order ORD-002' }));
    expect(card.getByText('Only 1 left of Premium Water 1 L.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Edit' }));
    const dialog = await theForm();
    expect(dialog.getByLabelText('Name')).toHaveValue('Nila Iyer');
    await user.click(dialog.getByRole('button', { name: 'Continue with these changes' }));
    await user.click(dialog.getByRole('button', { name: /^Place Order/ }));
    const alert = within(await screen.findByRole('alertdialog', { name: PLACED }));
    expect(alert.getByText(`ORD-002, #${orderNumber(ID)}`)).toBeVisible();
    expect(orderIn(backend)?.quantities).toEqual({ mapValue: { fields: { '1': bottles(1) } } });
    expect(stockIn(backend)).toEqual(bottles(0));
  });

  it('that was refused is in its form, opened by its address before it is known what waits', async () => {
    const form = await takeOffline('Cash on Delivery');
    const { backend } = form;
    await sellAllButOne(backend);
    goOnline(backend);
    expect(await screen.findByText('A new order could not be placed.')).toBeVisible();
    const [refused] = entries(form);
    form.kill();

    const { logThrough, letGo } = heldLog();
    const { user } = await renderApp({ at: `${LIST}?new=${refused?.id}`, backend, logThrough });
    await screen.findByText(/^Showing 1 to/);
    letGo();
    const again = await theForm();
    expect(again.getByLabelText('Name')).toHaveValue('Nila Iyer');
    // How it is paid was chosen, and does not go with the customer.
    await user.type(again.getByLabelText('Find a customer'), 'Asha Rao');
    await user.click(await again.findByRole('button', { name: /Asha Rao/ }));
    expect(again.getByLabelText('Name')).toHaveValue('Asha Rao');
    expect(again.getByLabelText('Payment method')).toHaveDisplayValue('Cash on Delivery');
  });
});

describe('leaving the form', () => {
  it('asks nothing where nothing was typed, and asks before anything is lost', async () => {
    const form = await openForm();
    const { user } = form;
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'New Order' }));
    await user.click((await theForm()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'New Order' }));
    const again = { ...form, dialog: await theForm() };
    await typeInto(again, { Name: 'Nila' });
    globalThis.history.back();
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard this order?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(again.dialog.getByLabelText('Name')).toHaveValue('Nila');
  });
});

it('an answer that was lost places the order once', async () => {
  const form = await openForm();
  const { backend } = form;
  await typeInto(form, NILA);
  await add(form, /Premium Water/, 2);
  backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'applyThenDrop' }, times: 1 });
  await place(form);
  await screen.findByRole('alertdialog', { name: PLACED });
  expect(backend.firestore.documents.list('orders')).toHaveLength(2);
  expect(stockIn(backend)).toEqual(bottles(28));
});
