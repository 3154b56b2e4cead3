import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS } from '@/lib/time/dates';
import type { LocalFirebase } from '../../../../../local-firebase/localFirebase';
import { NOW } from '../../../../../test/support/clock';
import { ORDERS, putOrders, shownIds } from '../../../../../test/support/ordersPage';
import type { TestApp } from '../../../../../test/support/queuedOrders';
import { closeBrowser, openShopBackend, renderApp } from '../../../../../test/support/renderApp';
import { ADMIN } from '../../../../../test/support/shop';

/*
 * How a person looked at the orders last: their next visit begins with it, where its address says nothing else.
 */

const SHIPPED = ['SHIPPED1', 'SHIPPED2'];
const ALL = ['PENDING1', ...SHIPPED, 'DELIVERED'];
const BINA = { ...ADMIN, uid: 'bina', email: 'bina@demo.test', displayName: 'Bina Shah' };

async function openShop(): Promise<LocalFirebase> {
  const backend = await openShopBackend();
  await putOrders(backend, {
    PENDING1: {},
    SHIPPED1: { status: 'shipped' },
    SHIPPED2: { status: 'shipped' },
    DELIVERED: { status: 'delivered' },
  });
  return backend;
}

const open = (backend: LocalFirebase, search = '') =>
  renderApp({ at: `${ORDERS}${search}`, as: 'admin', backend });
async function close(): Promise<void> {
  cleanup();
  await closeBrowser();
}

const shows = (ids: readonly string[]) =>
  screen.findByText(`Showing 1 to ${ids.length} of ${ids.length} orders`).then(() => {
    expect(shownIds()).toEqual(ids);
  });
const search = () => globalThis.location.search;
const press = ({ user }: TestApp, name: string | RegExp) => user.click(screen.getByRole('link', { name }));
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

/** What is on the device; what a page shows it may not have kept yet. */
const persists = (uid: string, persisted: string | undefined) =>
  waitFor(() => {
    const office = JSON.parse(
      JSON.parse(localStorage.getItem('persist:preferences') ?? '{}').office ?? 'null',
    );
    const filters: readonly { uid: string; search: string }[] = office?.orderFilters ?? [];
    expect(filters.find(one => one.uid === uid)?.search).toBe(persisted);
  });

async function leave(app: TestApp): Promise<void> {
  await press(app, 'Customers');
  await heading('Customers');
}

async function comeBack(app: TestApp): Promise<void> {
  await press(app, 'Orders');
  await heading('Orders');
}

/** Opens the page and looks at what is shipped. */
async function openShipped(backend: LocalFirebase): Promise<TestApp> {
  const app = await open(backend);
  await shows(ALL);
  await press(app, 'Shipped 2');
  await shows(SHIPPED);
  await persists('admin', 'status=shipped');
  return app;
}

/** Every list of rows that is on screen from now on, be it only until the address has changed. */
function watchRows(): Set<string> {
  const seen = new Set<string>();
  const look = () => {
    if (screen.queryByRole('table', { name: 'Orders' })) seen.add(shownIds().join());
  };
  const { history } = globalThis;
  const replace = history.replaceState.bind(history);
  vi.spyOn(history, 'replaceState').mockImplementation((...entry) => {
    look();
    replace(...entry);
  });
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => {
    observer.disconnect();
    vi.restoreAllMocks();
  });
  return seen;
}

it('is there again after a reload, and no other row before', async () => {
  const backend = await openShop();
  await openShipped(backend);
  await close();
  const seen = watchRows();
  await open(backend);
  await shows(SHIPPED);
  await waitFor(() => expect(search()).toBe('?status=shipped'));
  expect([...seen]).toEqual([SHIPPED.join()]);
});

it('ends with the day: the next one begins with all of them', async () => {
  const backend = await openShop();
  await openShipped(backend);
  await close();
  vi.setSystemTime(NOW + DAY_MS);
  onTestFinished(() => void vi.setSystemTime(NOW));
  await open(backend);
  await shows(ALL);
  expect(search()).toBe('');
});

it('is there again by the link from another page, which Back leads to at once', async () => {
  const app = await openShipped(await openShop());
  await leave(app);
  const seen = watchRows();
  await comeBack(app);
  await shows(SHIPPED);
  await waitFor(() => expect(search()).toBe('?status=shipped'));
  expect([...seen]).toEqual([SHIPPED.join()]);
  globalThis.history.back();
  expect(await heading('Customers')).toBeVisible();
});

it('is all that was chosen, but neither what was searched for nor the page', async () => {
  const backend = await openShop();
  const app = await open(backend, '?q=ship&page=2');
  await shows(SHIPPED);
  await press(app, 'Shipped 2');
  await app.user.click(screen.getByRole('button', { name: 'Select several' }));
  await press(app, 'Delivered 0');
  await app.user.selectOptions(await screen.findByLabelText('Order date'), 'Last 7 days');
  await app.user.click(screen.getByRole('button', { name: 'Total' }));
  await persists('admin', 'status=shipped.delivered&date=7days&sort=-total');
  await close();
  await open(backend);
  await waitFor(() => expect(search()).toBe('?status=shipped.delivered&date=7days&sort=-total'));
  await shows([...SHIPPED, 'DELIVERED']);
  expect(screen.getByLabelText('Search orders')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Select several' })).toHaveAttribute('aria-pressed', 'true');
});

it('is forgotten by the page’s own link', async () => {
  const app = await openShipped(await openShop());
  await comeBack(app);
  await shows(ALL);
  await persists('admin', undefined);
  await leave(app);
  await comeBack(app);
  await shows(ALL);
  expect(search()).toBe('');
});

it('is forgotten with “Clear filters”', async () => {
  const app = await openShipped(await openShop());
  await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await shows(ALL);
  await persists('admin', undefined);
});

it('gives way to a link that names what to show, and is not changed by it', async () => {
  const backend = await openShop();
  await openShipped(backend);
  await close();
  const app = await open(backend, '?status=delivered');
  await shows(['DELIVERED']);
  expect(search()).toBe('?status=delivered');
  await leave(app);
  await comeBack(app);
  await shows(SHIPPED);
});

it('lies under an order that a link opens', async () => {
  const backend = await openShop();
  await openShipped(backend);
  await close();
  const app = await open(backend, '?view=DELIVERED');
  expect(await screen.findByRole('dialog')).toHaveTextContent('DELIVERED');
  await waitFor(() => expect(search()).toBe('?view=DELIVERED&status=shipped'));
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(search()).toBe('?status=shipped'));
  await shows(SHIPPED);
  await persists('admin', 'status=shipped');
});

it('is each person’s own', async () => {
  const backend = await openShop();
  await backend.auth.accounts.create(BINA);
  const { services } = await openShipped(backend);
  cleanup();
  await services.auth['back-office'].signOut();
  await services.auth['back-office'].signIn(BINA.email, BINA.password);
  const binas = await renderApp({ at: ORDERS, backend });
  await shows(ALL);
  expect(search()).toBe('');
  await press(binas, 'Delivered 1');
  await persists('bina', 'status=delivered');
  await persists('admin', 'status=shipped');
  cleanup();
  await services.auth['back-office'].signOut();
  await open(backend);
  await shows(SHIPPED);
});
