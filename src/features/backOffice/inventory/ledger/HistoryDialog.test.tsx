import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../../../../local-firebase/localFirebase';
import type { SeedFields } from '../../../../../local-firebase/seed/seedValue';
import { countReads } from '../../../../../test/support/countReads';
import { dialog, openInventory, stockIn, stopWrites } from '../../../../../test/support/inventory';
import { openShopBackend, renderApp } from '../../../../../test/support/renderApp';
import { anOrder, put } from '../../../../../test/support/shop';

const HISTORY = 'History of Premium Water 1 L';
const minute = (count: number) => new Date(Date.UTC(2026, 0, 14, 9, count));

const moved = (
  backend: LocalFirebase,
  kind: string,
  at: number,
  quantity: number,
  after: number,
  fields: SeedFields = {},
) =>
  put(backend, `stockMovements/M${at}-1`, {
    ...{ productId: '1', kind, quantity, after, reason: '', by: 'admin', byName: 'Admin User' },
    ...{ at: minute(at), commandId: `M${at}`, ...fields },
  });

/** Thirty bottles are left: 40 at first, ten received, two sold, five sold and cancelled, twenty sold, two broke. */
async function keepBook(backend: LocalFirebase) {
  const order = (id: string, at: number, quantity: number, fields: SeedFields = {}) =>
    put(
      backend,
      `orders/${id}`,
      anOrder(id, {
        ...{
          createdAt: minute(at),
          orderDate: minute(at),
          updatedAt: minute(at),
          quantities: { '1': quantity },
        },
        ...fields,
      }),
    );
  await moved(backend, 'opening', 0, 40, 40);
  await moved(backend, 'received', 1, 10, 50, { reason: 'From the plant' });
  await order('A0000000001', 2, 2);
  await order('A0000000002', 3, 5, {
    ...{ status: 'cancelled', statusTimes: { pending: minute(3), cancelled: minute(5) } },
    cancelReason: 'Ordered by mistake',
  });
  await order('A0000000003', 6, 20, { customerName: 'Ravi Das' });
  await moved(backend, 'damaged', 7, -2, 26);
  await moved(backend, 'restocked', 8, 4, 30, { orderId: 'A0000000009', reason: 'Order cancelled' });
}

async function openHistory(prepare = keepBook) {
  const app = await openInventory({ prepare });
  await app.user.click(screen.getByRole('button', { name: 'History: Premium Water 1 L' }));
  return { ...app, history: await dialog(HISTORY) };
}

describe('the history of an item', () => {
  it('has every change, the newest first: when, what, how many, what was left, who and of which order', async () => {
    const { history } = await openHistory();
    expect(await history.findByText(/^Adds up: 8 changes since 14 Jan 2026, 2:30 pm lead/)).toBeVisible();
    expect(history.getByText('30 in stock')).toBeVisible();
    const rows = within(history.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(line => line.textContent)).toEqual([
      '14 Jan 20262:38 pmCancelled by staff+430Admin UserA0000000009',
      '14 Jan 20262:37 pmDamaged or lost−226Admin User',
      '14 Jan 20262:36 pmSale−2028Ravi DasA0000000003',
      '14 Jan 20262:35 pmCancelled by the customerOrdered by mistake+548Asha RaoA0000000002',
      '14 Jan 20262:33 pmSale−543Asha RaoA0000000002',
      '14 Jan 20262:32 pmSale−248Asha RaoA0000000001',
      '14 Jan 20262:31 pmReceivedFrom the plant+1050Admin User',
      '14 Jan 20262:30 pmOpening stock+4040Admin User',
    ]);
    expect(history.getByRole('link', { name: 'Order A0000000003' })).toHaveAttribute(
      'href',
      '/admin/dashboard/orders?q=A0000000003&view=A0000000003',
    );
    expect(globalThis.location.search).toBe('?history=1');
  });

  it('shows one kind when asked, kept in the address, and Back closes it all', async () => {
    const { user, history } = await openHistory();
    await user.selectOptions(await history.findByLabelText('Show'), 'Sale');
    expect(within(history.getByRole('table')).getAllByRole('row')).toHaveLength(4);
    expect(globalThis.location.search).toBe('?history=1&kind=sale');
    globalThis.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(globalThis.location.search).toBe('');
  });

  it('is exported as it is shown', async () => {
    const { user, history, downloads } = await openHistory();
    await user.selectOptions(await history.findByLabelText('Show'), 'Sale');
    await user.click(history.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(downloads[0]?.name).toBe('stock-premium-1L.csv');
    expect(downloads[0]?.text.split('\r\n')).toEqual([
      '\uFEFF"When","Product","SKU","What","Change","Stock after","Who","Reason","Order"',
      '"14 Jan 2026 2:36 pm","Premium Water 1 L","premium-1L","Sale",-20,28,"Ravi Das","","A0000000003"',
      '"14 Jan 2026 2:33 pm","Premium Water 1 L","premium-1L","Sale",-5,43,"Asha Rao","","A0000000002"',
      '"14 Jan 2026 2:32 pm","Premium Water 1 L","premium-1L","Sale",-2,48,"Asha Rao","","A0000000001"',
    ]);
  });

  it('is exported in the language of the screen, and gives no time to what has none there', async () => {
    const backend = await openShopBackend();
    await keepBook(backend);
    // Four more than the book knows of.
    await moved(backend, 'received', 9, 1, 35);
    const at = '/admin/dashboard/inventory?history=1';
    const { user, downloads } = await renderApp({ at, as: 'admin', backend, deviceLanguage: 'hi-IN' });
    const history = await dialog('Premium Water 1 L का इतिहास');
    await user.click(await history.findByRole('button', { name: 'CSV एक्सपोर्ट करें' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const { data } = parse<string[]>(downloads[0]?.text ?? '');
    const product = ['Premium Water 1 L', 'premium-1L'];
    expect(data).toContainEqual(['', ...product, 'लिखा नहीं गया', '4', '34', '', '', '']);
    expect(data).toContainEqual([
      ...['14 Jan 2026 2:35 pm', ...product, 'ग्राहक ने रद्द किया', '5', '48'],
      ...['Asha Rao', 'ग़लती से ऑर्डर हो गया', 'A0000000002'],
    ]);
  });

  it('says by how much it does not add up and why that may be, and a count makes it good from then on', async () => {
    const { user, history, backend } = await openHistory(async backend => {
      await moved(backend, 'opening', 0, 40, 40);
    });
    expect(
      await history.findByText('Does not add up: 10 bottles went that nobody wrote down.'),
    ).toBeVisible();
    expect(history.getByText(/An older version of the shop/)).toBeVisible();
    expect(history.getByRole('rowheader', { name: 'Not written down' })).toBeVisible();
    await user.click(history.getByRole('button', { name: 'Count now' }));
    const form = await dialog('Adjust stock: Premium Water 1 L');
    await user.type(form.getByLabelText('Bottles counted on the shelf'), '29');
    await user.click(form.getByRole('button', { name: 'Save adjustment' }));
    await waitFor(() => expect(stockIn(backend, '1')).toBe(29));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(globalThis.location.search).toBe('');
  });

  it('says that nobody ever counted an item, and works back from today', async () => {
    const { history } = await openHistory(backend =>
      put(backend, 'orders/A0000000001', anOrder('A0000000001')),
    );
    expect(await history.findByText(/^Nobody has counted this item yet/)).toBeVisible();
    expect(history.getByText('Before that: 32 in stock.')).toBeVisible();
    expect(within(history.getByRole('table')).getAllByRole('row')).toHaveLength(2);
  });

  it('says what waits and is not in it yet', async () => {
    const app = await openInventory({ prepare: keepBook });
    const { user } = app;
    stopWrites(app.backend);
    await user.click(screen.getByRole('button', { name: 'Adjust: Premium Water 1 L' }));
    const form = await dialog('Adjust stock: Premium Water 1 L');
    await user.type(form.getByLabelText(/^Bottles/), '5');
    await user.click(form.getByRole('button', { name: 'Save adjustment' }));
    await screen.findByText('Saved on this device, not sent yet');
    await user.click(screen.getByRole('button', { name: 'History: Premium Water 1 L' }));
    const history = await dialog(HISTORY);
    expect(await history.findByText('Not sent yet, and not in this history yet: +5.')).toBeVisible();
    expect(history.getByText('30 in stock')).toBeVisible();
    expect(history.getByText(/^Adds up/)).toBeVisible();
  });

  it('says when it could not be read, and reads again when asked', async () => {
    const app = await openInventory({ prepare: keepBook });
    const fault = app.backend.faults.inject({
      match: { path: ':run' },
      fault: { kind: 'status', status: 503 },
    });
    await app.user.click(screen.getByRole('button', { name: 'History: Premium Water 1 L' }));
    const history = await dialog(HISTORY);
    expect(await history.findByText('The history could not be read.')).toBeVisible();
    expect(history.queryByText(/Adds up|Does not/)).toBeNull();
    app.backend.faults.clear(fault);
    await app.user.click(history.getByRole('button', { name: 'Try again' }));
    expect(await history.findByText(/^Adds up/)).toBeVisible();
  });

  it('costs what has not been read before: the orders and the movements, once', async () => {
    const { user, history, backend, store } = await openHistory();
    await history.findByText(/^Adds up/);
    // It adds up before the readings are over: each asks last for what has changed meanwhile.
    await waitFor(() => {
      const readings = Object.values(store.getState().api.queries);
      expect(readings.filter(reading => reading?.status === 'pending')).toEqual([]);
    });
    await user.click(history.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const reads = await countReads(backend);
    await user.click(screen.getByRole('button', { name: 'History: Essential Water 500 ml' }));
    const other = await dialog('History of Essential Water 500 ml');
    await other.findByText(/^Nobody has counted/);
    expect(await reads()).toBe(0);
  });
});
