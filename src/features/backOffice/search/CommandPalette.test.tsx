import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languageChosen } from '@/store/preferences/preferencesSlice';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { everShown } from '../../../../test/support/everShown';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { anOrder, put } from '../../../../test/support/shop';

const SETTINGS = '/admin/dashboard/settings';

async function shopWithOrders(): Promise<LocalFirebase> {
  const backend = await openShopBackend();
  const day = (date: number) => ({ orderDate: new Date(Date.UTC(2026, 0, date, 9)) });
  await put(backend, 'orders/8K0Q1ZT5M7XW', anOrder('8K0Q1ZT5M7XW', day(12)));
  await put(
    backend,
    'orders/7JN2W4RV0AB1',
    anOrder('7JN2W4RV0AB1', {
      ...day(13),
      ...{ label: 'ORD-014', userId: 'ravi', name: 'Ravi Nair', customerName: 'Ravi Nair' },
      ...{ email: 'ravi@demo.test', phone: '9812345670', customerPhone: '9812345670' },
    }),
  );
  return backend;
}

const open = async (backend?: LocalFirebase) => {
  const app = await renderApp({ at: SETTINGS, as: 'admin', backend: backend ?? (await shopWithOrders()) });
  await screen.findByRole('heading', { level: 1 });
  await app.user.click(screen.getByRole('button', { name: 'Search' }));
  const box = await screen.findByRole('combobox', { name: /^Search orders, products/ });
  return { ...app, box };
};
/** Everything that the search looks through and the page behind it shows has come from the server. */
const allRead = ({ getState }: Awaited<ReturnType<typeof renderApp>>['store']) =>
  waitFor(() => {
    const { api, mirror } = getState();
    const queries = Object.values(api.queries);
    // What the page behind asks for itself.
    expect(queries.map(query => query?.endpointName)).toEqual(
      expect.arrayContaining(['getStaffShop', 'listPersons']),
    );
    expect(queries.filter(query => query?.status !== 'fulfilled')).toEqual([]);
    for (const name of ['orders', 'inventory', 'customers'] as const) {
      expect(mirror.of[name]?.synced).toBe(true);
    }
  });
/** What is found; the page behind it may have choices of its own. */
const options = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
const active = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
const place = () => `${globalThis.location.pathname}${globalThis.location.search}`;

describe('the search', () => {
  it('opens with its keys, but not while something is typed or a dialog is open, and closes with Escape', async () => {
    const { user } = await renderApp({ at: SETTINGS, as: 'admin', backend: await shopWithOrders() });
    const fee = await screen.findByLabelText('Delivery fee (₹)');
    await user.type(fee, '/');
    expect(screen.queryByRole('combobox', { name: /^Search/ })).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /^Search/ }), '/');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('/');
    expect(await screen.findByRole('combobox', { name: /^Search/ })).toHaveValue('');
    await user.keyboard('{Escape}{Meta>}k{/Meta}');
    expect(await screen.findByRole('combobox', { name: /^Search/ })).toHaveFocus();
  });

  it('goes straight to the order whose number is typed', async () => {
    const { user, box } = await open();
    await screen.findByRole('option', { name: /7JN2-W4RV-0AB1/ });
    await user.type(box, '8koqizt5m7xw{Enter}');
    expect(place()).toBe('/admin/dashboard/orders?view=8K0Q1ZT5M7XW');
    expect(screen.queryByRole('combobox', { name: /^Search/ })).toBeNull();
  });

  it.each([
    ['the latest orders first, before anything is typed', '', /^Order 7JN2-W4RV-0AB1 · ORD-014/],
    ['an order by its label', 'ord-014', /^Order 7JN2-W4RV-0AB1 · ORD-014/],
    ['an order by its customer', 'ravi', /^Order 7JN2-W4RV-0AB1 · ORD-014/],
    [
      'an order by the last digits of a phone',
      '3210',
      /^Order 8K0Q-1ZT5-M7XW.*Asha Rao · Pending · 12 Jan 2026 · ₹9.45/,
    ],
    ['a product by its SKU', 'compact-250ml', /^Compact Water250 ml · compact-250ml · 3 in stock/],
    ['a page by its name', 'rep', /^Reports/],
    ['a page by another word', 'gstin', /^Settings/],
    ['where invoices are', 'invoice', /^Orders/],
    ['what drivers bring', 'driver', /^Deliveries/],
    ['what is on a route', 'route', /^Deliveries/],
    ['who did what', 'audit', /^Change log/],
    ['an action', 'dark', /^Dark theme/],
  ])('finds %s', async (_what, query, first) => {
    const { user, box } = await open();
    await screen.findByRole('option', { name: /7JN2-W4RV-0AB1/ });
    if (query) await user.type(box, query);
    // The products may be read after the orders.
    await waitFor(() => expect(options()[0]).toMatch(first));
  });

  it.each([
    ['invoice', ['ऑर्डर', 'रिपोर्ट']],
    ['csv', ['रिपोर्ट', 'ऑर्डर एक्सपोर्ट करें']],
    ['pdf', ['रिपोर्ट']],
    ['driver', ['डिलीवरी', 'सेटिंग']],
    ['फेरे', ['डिलीवरी']],
    ['change log', ['बदलावों का इतिहास']],
    ['new order', ['नया ऑर्डर']],
  ])('finds pages and actions by the English word too where it is read in Hindi: %s', async (query, all) => {
    const { user, box, store } = await open();
    act(() => void store.dispatch(languageChosen({ language: 'hi' })));
    await screen.findByText('सबसे नए ऑर्डर');
    await user.type(box, query);
    await waitFor(() => expect(options()).toEqual(all));
  });

  it('groups what it finds, and moves with the arrow keys', async () => {
    const { user, box } = await open();
    await screen.findByRole('option', { name: /7JN2-W4RV-0AB1/ });
    await user.type(box, 'ravi');
    const groups = within(screen.getByRole('listbox', { name: 'Results' })).getAllByRole('group');
    expect(groups.map(group => group.firstElementChild?.textContent)).toEqual(['Orders', 'Customers']);
    expect(screen.getByText('2 results')).toBeInTheDocument();
    expect(active(box)).toMatch(/^Order/);
    await user.keyboard('{ArrowDown}');
    expect(active(box)).toMatch(/^Ravi Nair/);
    await user.keyboard('{ArrowDown}');
    expect(active(box)).toMatch(/^Order/);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(place()).toBe('/admin/dashboard/customers/ravi');
  });

  it('has one active result, where the pointer moved last or the keys did', async () => {
    const { user, box } = await open();
    await screen.findByRole('option', { name: /7JN2-W4RV-0AB1/ });
    const dialog = within(screen.getByRole('dialog'));
    const [first, second] = dialog.getAllByRole('option') as [HTMLElement, HTMLElement];
    await user.hover(second);
    expect(dialog.getAllByRole('option', { selected: true })).toEqual([second]);
    expect(active(box)).toBe(second.textContent);
    await user.keyboard('{ArrowUp}');
    expect(dialog.getAllByRole('option', { selected: true })).toEqual([first]);
  });

  it('tells customers apart by their accounts, whose the details are first', async () => {
    const backend = await shopWithOrders();
    const theirs = {
      userId: 'mallory',
      accountEmail: 'm@evil.test',
      orderDate: new Date(Date.UTC(2026, 0, 14)),
    };
    await put(backend, 'orders/9M0000000001', anOrder('9M0000000001', theirs));
    const earlier = { accountEmail: 'asha@demo.test', orderDate: new Date(Date.UTC(2026, 0, 2)) };
    await put(backend, 'orders/9A0000000001', anOrder('9A0000000001', earlier));
    const { user, box } = await open(backend);
    await screen.findByRole('option', { name: /9A00-0000-0001/ });
    await user.type(box, '9876543210');
    const people = within(screen.getByRole('group', { name: 'Customers' })).getAllByRole('option');
    expect(people.map(({ textContent }) => textContent)).toEqual([
      'Asha Rao9876543210 · Account asha@demo.test',
      'Asha Rao9876543210 · asha@demo.test · Account m@evil.test · The contact email is another account’s.',
    ]);
    await user.clear(box);
    await user.type(box, 'm@evil');
    await waitFor(() => expect(options().some(option => option?.includes('Account m@evil.test'))).toBe(true));
    expect(options().some(option => option?.includes('Account asha@demo.test'))).toBe(false);
  });

  it('says of an order what the list says, though the change of it is not sent yet', async () => {
    const backend = await shopWithOrders();
    const { user } = await renderApp({ at: '/admin/dashboard/orders', as: 'admin', backend });
    await screen.findByText(/^Showing 1 to/);
    backend.faults.inject({
      match: { path: { regex: ':(commit|batchGet)' } },
      fault: { kind: 'dropRequest' },
    });
    await user.click(screen.getByRole('button', { name: 'Mark as processing: order 8K0Q-1ZT5-M7XW' }));
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    const saidPending = everShown(() => screen.queryByText(/^Asha Rao · Pending/) !== null);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const option = await screen.findByRole('option', { name: /8K0Q-1ZT5-M7XW/ });
    expect(option).toHaveTextContent('Asha Rao · Processing');
    expect(saidPending()).toBe(false);
  });

  it('says that nothing was found', async () => {
    const { user, box } = await open();
    await user.type(box, 'zzz');
    expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(place()).toBe(SETTINGS);
  });

  it('leads to all that match where there are more than it shows', async () => {
    const backend = await openShopBackend();
    for (let index = 1; index <= 7; index += 1) await put(backend, `orders/A${index}`, anOrder(`A${index}`));
    const { user, box } = await open(backend);
    await screen.findByRole('option', { name: /A1/ });
    await user.type(box, 'asha');
    await user.click(screen.getByRole('option', { name: 'All 7 orders that match' }));
    expect(place()).toBe('/admin/dashboard/orders?q=asha');
  });

  it('does what it offers', async () => {
    const { user, box, store } = await open();
    await user.type(box, 'dark theme{Enter}');
    expect(store.getState().preferences.theme).toBe('dark');
    expect(await screen.findByText('Done: Dark theme')).toBeInTheDocument();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /^Search/ }), 'new order{Enter}');
    expect(place()).toBe('/admin/dashboard/orders?new=order');
  });

  it('sets the theme and the language, there and back', async () => {
    const { user, store } = await open();
    for (const [action, chosen] of [
      ['light theme', { theme: 'light' }],
      ['theme of the device', { theme: 'system' }],
      ['show in hindi', { language: 'hi' }],
      ['अंग्रेज़ी', { language: 'en' }],
    ] as const) {
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByRole('combobox'), action);
      await dialog.findByRole('option');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(store.getState().preferences).toMatchObject(chosen));
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.keyboard('{Control>}k{/Control}');
    }
  });

  it.each([
    ['add item', '/admin/dashboard/inventory?add=new'],
    ['export', '/admin/dashboard/orders?dialog=export'],
  ])('leads to where "%s" is done', async (action, address) => {
    const { user, box } = await open();
    await user.type(box, `${action}{Enter}`);
    expect(place()).toBe(address);
  });

  it('reads again what it looks through, and is closed by its button', async () => {
    const backend = await shopWithOrders();
    const { user, box, store } = await open(backend);
    await allRead(store);
    await put(backend, 'orders/9Z00NEW00001', anOrder('9Z00NEW00001', { updatedAt: new Date() }));
    await user.type(box, 'refresh{Enter}');
    // Before it is opened again, which may read by itself.
    await waitFor(() => expect(store.getState().mirror.of.orders?.rows).toHaveProperty('9Z00NEW00001'));
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: /9Z00-NEW0-0001/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close search' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place()).toBe(SETTINGS);
  });

  it('looks through what the device stored with the network off, and reads what changed when it is opened', async () => {
    const backend = await shopWithOrders();
    const first = await open(backend);
    await screen.findByRole('option', { name: /7JN2-W4RV-0AB1/ });
    await allRead(first.store);
    await closeBrowser();
    first.unmount();

    const before = backend.firestore.meter.total().reads;
    const second = await open(backend);
    await screen.findByRole('option', { name: /7JN2-W4RV-0AB1/ });
    await allRead(second.store);
    // Both orders and the three products are the newest known of their moment; there are no customers, which is billed
    // as one; and the settings. The page behind has also read the two who work here.
    const readByPage = 2;
    expect(backend.firestore.meter.total().reads - before - readByPage).toBe(7);
    await closeBrowser();
    second.unmount();

    backend.faults.inject({ match: { path: 'documents:' }, fault: { kind: 'dropRequest' } });
    const { user, box } = await open(backend);
    expect(await screen.findByRole('option', { name: /7JN2-W4RV-0AB1/ })).toBeVisible();
    await user.type(box, '8K0Q1ZT5M7XW{Enter}');
    expect(place()).toBe('/admin/dashboard/orders?view=8K0Q1ZT5M7XW');
  });
});
