import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import type { SeedFields } from '../../local-firebase/seed/seedValue';
import { fillIn } from '../support/fillIn';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { ADMIN, anOrder, put } from '../support/shop';
import { UNSENT } from '../support/unsent';

const FIRST = 'A1B2C3D4E5F6';
const SECOND = 'B1B2C3D4E5F6';
const LIST = '/admin/dashboard/orders';
const at = (day: number) => new Date(Date.UTC(2026, 0, day, 9));

async function shopWith(first: SeedFields = {}, second: SeedFields = {}) {
  const backend = await openShopBackend();
  await put(backend, `orders/${FIRST}`, anOrder(FIRST, { updatedAt: at(14), ...first }));
  const older = { orderDate: at(13), createdAt: at(13), updatedAt: at(13) };
  await put(backend, `orders/${SECOND}`, anOrder(SECOND, { ...older, customerName: 'Ravi', ...second }));
  return backend;
}

/** The list, once it has been read. */
async function view(backend: LocalFirebase, search = `?view=${FIRST}`) {
  const app = await renderApp({ at: `${LIST}${search}`, as: 'admin', backend });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Refresh', hidden: true })).toHaveAttribute(
      'aria-busy',
      'false',
    ),
  );
  return app;
}
const dialogOf = async (order = FIRST) =>
  within(await screen.findByRole('dialog', { name: new RegExp(`^Order #${orderNumber(order)}`) }));
const statusIn = (backend: LocalFirebase, order = FIRST) =>
  backend.firestore.documents.read(`orders/${order}`)?.fields.status;
const notesIn = (backend: LocalFirebase, order = FIRST) =>
  backend.firestore.documents.list(`orders/${order}/staffNotes`);

describe('an order that is looked at', () => {
  it('says which account it was ordered from, where that is not the contact', async () => {
    await view(await shopWith({ userId: 'mallory', accountEmail: 'mallory@evil.test' }));
    const dialog = await dialogOf();
    expect(dialog.getByRole('link', { name: 'asha@demo.test' })).toBeVisible();
    expect(dialog.getByText('Ordered from account mallory@evil.test')).toBeVisible();
  });

  it('says nothing of an account that is the contact’s own, in capitals or not', async () => {
    await view(await shopWith({ accountEmail: 'Asha@Demo.test' }));
    expect((await dialogOf()).queryByText(/^Ordered from account/)).toBeNull();
  });

  it('leads to the contact, and nowhere that an order’s texts would lead', async () => {
    const email = 'eve@b.co?bcc=x%40y.zz&subject=Refund%20approved';
    const shippingAddress = '1 Lake Road&query=elsewhere#x';
    const phone = '98765;ext=1';
    await view(
      await shopWith({ email, shippingAddress, phone, customerPhone: phone, name: 'E\u202eve\u200b' }),
    );
    const dialog = await dialogOf();
    expect(dialog.getByText(email)).toBeVisible();
    expect(dialog.queryByRole('link', { name: email })).toBeNull();
    expect(dialog.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:987651');
    const map = new URL(dialog.getByRole('link', { name: 'Show on a map' }).getAttribute('href') ?? '');
    expect([...map.searchParams]).toEqual([
      ['api', '1'],
      ['query', shippingAddress],
    ]);
    expect(map.hash).toBe('');
  });

  it('shows who, where, what, how much and when, and how to reach them', async () => {
    const label = 'ORD-007';
    const backend = await shopWith({ label, specialInstructions: 'Ring twice' });
    await view(backend);
    const dialog = await dialogOf();
    expect(await dialog.findByText('Premium Water')).toBeVisible();
    expect(dialog.getByText(label)).toBeVisible();
    expect(dialog.getByText('Asha Rao')).toBeVisible();
    expect(dialog.getByRole('link', { name: '9876543210' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/919876543210',
    );
    expect(dialog.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
      'href',
      '/admin/dashboard/customers/asha',
    );
    expect(dialog.getByRole('link', { name: 'asha@demo.test' })).toHaveAttribute(
      'href',
      'mailto:asha@demo.test',
    );
    const map = dialog.getByRole('link', { name: 'Show on a map' });
    expect(map).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=12+Lake+View+Road%2C+Pune+411001',
    );
    expect(map).toHaveAttribute('rel', 'noopener noreferrer');
    expect(dialog.queryByText(/^Ordered from account/)).toBeNull();
    for (const text of ['Ring twice', 'Credit/Debit Card', '1 L × 2', '₹2.99 each', 'Tax (8%)', '₹9.45'])
      expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getAllByText('₹5.98')).toHaveLength(2);
    expect(dialog.getAllByText('14 Jan 2026, 2:30 pm')).not.toHaveLength(0);
  });

  it('says of a cancelled one why, and where its bottles are', async () => {
    const times = { pending: at(12), cancelled: at(14) };
    const cancelled = { status: 'cancelled', cancelReason: 'Broken', restocked: false, statusTimes: times };
    await view(await shopWith(cancelled));
    const dialog = await dialogOf();
    expect(dialog.getByText('Reason: Broken')).toBeVisible();
    expect(dialog.getByText('Its bottles did not go back to stock: damaged or lost.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Mark as/ })).toBeNull();
  });

  it('says who changed what, and what it was before', async () => {
    const backend = await shopWith({ status: 'processing', updatedAt: at(14) });
    const { user } = await view(backend, `?edit=${FIRST}`);
    const form = within(await screen.findByRole('dialog', { name: `Edit order #${orderNumber(FIRST)}` }));
    for (const [label, value] of [
      ['Phone', '9812345670'],
      ['Delivery address', '4 Hill Road, Pune 411002'],
    ] as const) {
      await user.clear(form.getByLabelText(label));
      await fillIn(user, form.getByLabelText(label), value);
    }
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: /Order updated/ })).getByRole('button', {
        name: 'OK',
      }),
    );
    await user.click(await screen.findByRole('link', { name: `View order ${orderNumber(FIRST)}` }));
    const dialog = await dialogOf();
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    await dialog.findByText('Saved: Shipped.');

    const history = dialog.getByRole('heading', { name: 'History' }).closest('section');
    const linesNow = () => within(history as HTMLElement).getAllByRole('listitem');
    await waitFor(() => expect(linesNow()).toHaveLength(3));
    const lines = linesNow();
    expect(lines[0]).toHaveTextContent(/^Ordered/);
    expect(lines[1]).toHaveTextContent(
      /^Changed.*Phone9876543210 → 9812345670Delivery address12 Lake View Road, Pune 411001 → 4 Hill Road, Pune 411002by Admin User$/,
    );
    expect(lines[2]).toHaveTextContent(/^Shipped.*by Admin User$/);
  });

  it('names whoever reopened it, of an order from before changes were written down', async () => {
    const reopenings = { C9: { at: at(13), by: ADMIN.uid, byName: 'Meena' } };
    await view(
      await shopWith({ reopenings, orderDate: at(11), statusTimes: { cancelled: at(12), pending: at(13) } }),
    );
    const history = (await dialogOf()).getByRole('heading', { name: 'History' }).closest('section');
    const lines = within(history as HTMLElement).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent?.split(/\d/)[0])).toEqual([
      'Ordered',
      'Cancelled',
      'Pending',
    ]);
    expect(lines[2]).toHaveTextContent(/by Meena$/);
  });

  it('says its address may be copied, and that it could not be', async () => {
    const { user } = await view(await shopWith());
    const dialog = await dialogOf();
    await user.click(dialog.getByRole('button', { name: 'Copy address' }));
    expect(await dialog.findByText('Address copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('12 Lake View Road, Pune 411001');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(dialog.getByRole('button', { name: 'Copy address' }));
    expect(await dialog.findByText('The address could not be copied. Select it instead.')).toBeVisible();
  });

  it('costs its notes, or one read where there are none, and what has changed of the inventory', async () => {
    const backend = await shopWith();
    const reads = () => backend.firestore.meter.total().reads;
    await renderApp({ at: '/admin/dashboard/inventory', as: 'admin', backend });
    await screen.findByText(/^Showing 1 to 3/);
    await closeBrowser();
    cleanup();
    const { user } = await view(backend, '');
    await screen.findByText('Showing 1 to 2 of 2 orders');
    const open = async (order: string) => {
      await openFromAddress(`?view=${order}`);
      const dialog = await dialogOf(order);
      await dialog.findByText('No notes yet');
      await dialog.findByText('Premium Water');
      return dialog;
    };
    const before = reads();
    const dialog = await open(FIRST);
    // All three bottles came last, at one moment: what came last is read again.
    await waitFor(() => expect(reads() - before).toBe(1 + 3));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(globalThis.location.search).toBe('');
    // Not again while it is fresh.
    const afterFirst = reads();
    await open(SECOND);
    expect(reads() - afterFirst).toBe(1);
  });

  it('has neighbours in the list as it was found, which Back does not go through', async () => {
    const backend = await shopWith();
    const { user } = await view(backend, `?q=asha&view=${FIRST}`);
    const dialog = await dialogOf();
    expect(dialog.getByText('1 of 2')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Previous order' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('button', { name: 'Next order' }));
    const next = await dialogOf(SECOND);
    expect(next.getByText('2 of 2')).toBeVisible();
    expect(next.getByText('Ravi')).toBeVisible();
    expect(globalThis.location.search).toBe(`?q=asha&view=${SECOND}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(globalThis.location.search).toBe('?q=asha');
  });

  it('is one that exists', async () => {
    const { user } = await view(await shopWith(), '?view=GONE');
    await screen.findByRole('alertdialog', { name: 'This order no longer exists.' });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(globalThis.location.search).toBe(''));
  });
});

/** What a link in the list does. */
async function openFromAddress(search: string) {
  globalThis.history.pushState(
    { usr: { openedFromPage: true }, key: 'link', idx: 1 },
    '',
    `${LIST}${search}`,
  );
  globalThis.dispatchEvent(new PopStateEvent('popstate', { state: globalThis.history.state }));
}

describe('the next step of an order', () => {
  it('is one tap, and the one after it another', async () => {
    const backend = await shopWith();
    const { user } = await view(backend);
    const dialog = await dialogOf();
    await user.click(dialog.getByRole('button', { name: 'Mark as processing' }));
    expect(await dialog.findByText('Saved: Processing.')).toBeVisible();
    expect(statusIn(backend)).toEqual({ stringValue: 'processing' });
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(await dialog.findByText('Saved: Shipped.')).toBeVisible();
    expect(statusIn(backend)).toEqual({ stringValue: 'shipped' });
    expect(dialog.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  });

  it('is taken under the email of whoever has no name', async () => {
    const backend = await shopWith();
    await backend.auth.accounts.delete(ADMIN.uid);
    await backend.auth.accounts.create({ ...ADMIN, displayName: '' });
    const { user } = await view(backend);
    const dialog = await dialogOf();
    await user.click(dialog.getByRole('button', { name: 'Mark as processing' }));
    expect(await dialog.findByText('Saved: Processing.')).toBeVisible();
    const { changes } = backend.firestore.documents.read(`orders/${FIRST}`)?.fields ?? {};
    expect(JSON.stringify(changes)).toContain(`"byName":{"stringValue":"${ADMIN.email}"}`);
    expect(await dialog.findByText(new RegExp(`by ${ADMIN.email}`))).toBeVisible();
  });

  it('is cancelled, and can be made again', async () => {
    const backend = await shopWith();
    const { user } = await view(backend);
    const dialog = await dialogOf();
    await user.click(dialog.getByRole('button', { name: 'Mark as processing' }));
    await dialog.findByText('Saved: Processing.');
    await user.click(await dialog.findByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('Saved: Pending.')).toBeVisible();
    expect(statusIn(backend)).toEqual({ stringValue: 'pending' });
    expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await dialog.findByRole('button', { name: 'Mark as processing' })).toBeVisible();
  });

  it('waits without a connection, and is marked until it is sent', async () => {
    const backend = await shopWith();
    const { user } = await view(backend);
    const dialog = await dialogOf();
    const fault = backend.faults.inject({
      match: { path: { regex: ':(commit|batchGet)' } },
      fault: { kind: 'dropRequest' },
    });
    await user.click(dialog.getByRole('button', { name: 'Mark as processing' }));
    expect(await dialog.findByText('Saved on this device, not sent yet')).toBeVisible();
    expect(dialog.getByText('Not sent yet')).toBeVisible();
    expect(statusIn(backend)).toEqual({ stringValue: 'pending' });
    backend.faults.clear(fault);
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(statusIn(backend)).toEqual({ stringValue: 'processing' }));
    await waitFor(() => expect(dialog.queryByText(UNSENT)).toBeNull());
  });

  it('is not taken over what someone else has made of the order meanwhile', async () => {
    const backend = await shopWith();
    const { user } = await view(backend);
    const dialog = await dialogOf();
    const theirs = { status: 'cancelled', updatedAt: at(15), lastCommandId: 'X1' };
    await put(backend, `orders/${FIRST}`, anOrder(FIRST, theirs));
    await user.click(dialog.getByRole('button', { name: 'Mark as processing' }));
    expect(await dialog.findByText(/Someone changed this order meanwhile/)).toBeVisible();
    expect(statusIn(backend)).toEqual({ stringValue: 'cancelled' });
    expect(await dialog.findByText('Cancelled', { selector: 'span.inline-flex' })).toBeVisible();
  });

  it('keeps the order in the dialog that has left the filtered list', async () => {
    const backend = await shopWith();
    const { user } = await view(backend, `?status=pending&view=${FIRST}`);
    const dialog = await dialogOf();
    await user.click(dialog.getByRole('button', { name: 'Mark as processing' }));
    await dialog.findByText('Saved: Processing.');
    expect(dialog.getByText('1 of 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Next order' }));
    expect((await dialogOf(SECOND)).getByRole('button', { name: 'Mark as processing' })).toBeVisible();
  });
});

it('an order is edited from where it is looked at, and shown again as it was left', async () => {
  const backend = await shopWith();
  const { user } = await view(backend);
  await user.click((await dialogOf()).getByRole('button', { name: 'Edit order' }));
  const editor = within(await screen.findByRole('dialog', { name: `Edit order #${orderNumber(FIRST)}` }));
  await user.selectOptions(editor.getByLabelText('Status'), 'Shipped');
  await user.click(editor.getByRole('button', { name: 'Save Changes' }));
  await screen.findByRole('alertdialog', { name: '✅ Order updated successfully!' });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(globalThis.location.search).toBe(`?view=${FIRST}`);
  expect((await dialogOf()).getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  expect(statusIn(backend)).toEqual({ stringValue: 'shipped' });
});

describe('the notes of an order', () => {
  const NOTE = 'Call before coming.';
  const write = async ({ user }: Awaited<ReturnType<typeof view>>, text = NOTE) => {
    const dialog = await dialogOf();
    await fillIn(user, dialog.getByLabelText('New note'), text);
    await user.click(dialog.getByRole('button', { name: 'Add note' }));
    return dialog;
  };

  it('say who wrote them, and are written once under their author’s name', async () => {
    const backend = await shopWith();
    const theirs = { text: 'Wholesale price agreed.', author: 'meera', at: at(14) };
    await put(backend, `orders/${FIRST}/staffNotes/N1`, theirs);
    const app = await view(backend);
    const dialog = await write(app);
    expect(
      within((await dialog.findByText('Wholesale price agreed.')).closest('li') ?? document.body).getByText(
        'Staff',
      ),
    ).toBeVisible();
    const own = within((await dialog.findByText(NOTE, { selector: 'li p' })).closest('li') ?? document.body);
    expect(own.getByText('You')).toBeVisible();
    await waitFor(() => expect(notesIn(backend)).toHaveLength(2));
    await waitFor(() => expect(own.queryByText(UNSENT)).toBeNull());
    expect(dialog.getByLabelText('New note')).toHaveValue('');
    expect(notesIn(backend).map(({ fields }) => fields)).toContainEqual({
      text: { stringValue: NOTE },
      author: { stringValue: ADMIN.uid },
      at: expect.anything(),
    });
  });

  it('wait without a connection, are read again on this device, and are sent once', async () => {
    const backend = await shopWith();
    const app = await view(backend);
    await (await dialogOf()).findByText('No notes yet');
    backend.faults.inject({
      match: { path: { regex: ':(commit|batchGet)' } },
      fault: { kind: 'dropRequest' },
    });
    const dialog = await write(app);
    expect(await dialog.findByText('Not sent yet')).toBeVisible();
    await closeBrowser();
    app.unmount();

    await renderApp({ at: `${LIST}?view=${FIRST}`, backend });
    const again = await dialogOf();
    expect(await again.findByText(NOTE)).toBeVisible();
    expect(notesIn(backend)).toEqual([]);
    backend.faults.clear();
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(notesIn(backend)).toHaveLength(1));
    await waitFor(() => expect(again.queryByText(UNSENT)).toBeNull());
  });

  it('are read from the device with the network off', async () => {
    const backend = await shopWith();
    await put(backend, `orders/${FIRST}/staffNotes/N1`, { text: NOTE, author: 'meera', at: at(14) });
    const app = await view(backend);
    await (await dialogOf()).findByText(NOTE);
    await closeBrowser();
    app.unmount();
    backend.faults.inject({ match: { path: ':runQuery' }, fault: { kind: 'dropRequest' } });
    await renderApp({ at: `${LIST}?view=${FIRST}`, backend });
    expect(await (await dialogOf()).findByText(NOTE)).toBeVisible();
    expect(await (await dialogOf()).findByText(/^Notes as of/)).toBeVisible();
  });

  it('are kept while neighbours are looked at, and asked about before they are thrown away', async () => {
    const backend = await shopWith();
    const { user } = await view(backend);
    const dialog = await dialogOf();
    await user.type(dialog.getByLabelText('New note'), 'Half a ');
    await user.click(dialog.getByRole('button', { name: 'Next order' }));
    await user.click((await dialogOf(SECOND)).getByRole('button', { name: 'Previous order' }));
    expect((await dialogOf()).getByLabelText('New note')).toHaveValue('Half a ');
    await user.keyboard('{Escape}');
    const asked = async () => within(await screen.findByRole('alertdialog', { name: 'Discard the note?' }));
    await user.click((await asked()).getByRole('button', { name: 'Keep writing' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect((await dialogOf()).getByLabelText('New note')).toHaveValue('Half a ');
    await user.click((await dialogOf()).getByRole('button', { name: 'Close' }));
    await user.click((await asked()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(notesIn(backend)).toEqual([]);
  });

  it.each([
    [' ', 'Write something first.'],
    ['Card 4111 1111 1111 1111', 'Please do not enter card numbers. The shop must not keep them.'],
  ])('are not "%s"', async (text, problem) => {
    const backend = await shopWith();
    const dialog = await write(await view(backend), text);
    expect(dialog.getByLabelText('New note')).toHaveAccessibleDescription(problem);
    expect(notesIn(backend)).toEqual([]);
  });
});

describe('the next step of an order, from its row', () => {
  const step = (name: string, order = FIRST) =>
    screen.findByRole('button', { name: `${name}: order ${orderNumber(order)}` });

  it('is the same as in the order, is said, and is taken back', async () => {
    const backend = await shopWith({}, { status: 'delivered' });
    const { user } = await view(backend, '');
    expect(await screen.findAllByRole('button', { name: /^Mark as/ })).toHaveLength(1);
    await user.click(await step('Mark as processing'));
    expect(await screen.findByText(`Order ${orderNumber(FIRST)}: Processing`)).toBeVisible();
    await waitFor(() => expect(statusIn(backend)).toEqual({ stringValue: 'processing' }));
    expect(await step('Mark as shipped')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(`Order ${orderNumber(FIRST)}: Pending`)).toBeVisible();
    await waitFor(() => expect(statusIn(backend)).toEqual({ stringValue: 'pending' }));
    expect(await step('Mark as processing')).toBeVisible();
  });

  it('is one step, however often it is pressed at once', async () => {
    const backend = await shopWith();
    const { user } = await view(backend, '');
    await user.dblClick(await step('Mark as processing'));
    expect(await step('Mark as shipped')).toBeVisible();
    await waitFor(() => expect(statusIn(backend)).toEqual({ stringValue: 'processing' }));
    expect(screen.queryByText(`Order ${orderNumber(FIRST)}: Shipped`)).toBeNull();
  });

  it('waits in its row without a connection', async () => {
    const backend = await shopWith();
    const { user } = await view(backend, '');
    const fault = backend.faults.inject({
      match: { path: { regex: ':(commit|batchGet)' } },
      fault: { kind: 'dropRequest' },
    });
    await user.click(await step('Mark as processing'));
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    backend.faults.clear(fault);
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(statusIn(backend)).toEqual({ stringValue: 'processing' }));
  });

  it('takes the place of Edit among what the Tab key reaches, which the order itself offers', async () => {
    await view(await shopWith({}, { status: 'delivered' }), '');
    const [first, second] = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    const reached = (row: HTMLElement | undefined) =>
      [...(row?.querySelectorAll<HTMLElement>('a, button, input') ?? [])].filter(
        ({ tabIndex }) => tabIndex >= 0,
      );
    expect(reached(first).map(control => control.getAttribute('aria-label'))).toEqual([
      `Select order ${orderNumber(FIRST)}`,
      `View order ${orderNumber(FIRST)}`,
      `Mark as processing: order ${orderNumber(FIRST)}`,
    ]);
    expect(reached(second)).toHaveLength(2);
  });
});
