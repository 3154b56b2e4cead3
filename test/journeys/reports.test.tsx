import { act, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { double } from '../../local-firebase/seed/seedValue';
import { countReads } from '../support/countReads';
import { holdGets } from '../support/holdReads';
import { keepLatestOnly } from '../support/latestOnly';
import { pdfPages } from '../support/pdf';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, put } from '../support/shop';
import { server } from '../support/testBackend';

const REPORTS = '/admin/dashboard/reports';

/** A moment in India, of January 2026 unless another day is named. Tests happen on Thursday the 15th at 14:30. */
const inIndia = (day: number, time = '10:00', month = '2026-01') =>
  new Date(`${month}-${String(day).padStart(2, '0')}T${time}:00+05:30`);

const putOrder = (backend: LocalFirebase, id: string, at: Date, fields = {}) =>
  put(
    backend,
    `orders/${id}`,
    anOrder(id, { orderDate: at, createdAt: at, statusTimes: { pending: at }, updatedAt: at, ...fields }),
  );

/** Orders of ₹9.45 each: two of January, one of them cancelled, and three of December. */
async function shop() {
  const backend = await openShopBackend();
  await put(backend, 'settings/shop', {
    deliveryFee: double(2.99),
    taxRate: double(0.08),
    seller: { name: 'Eawa Waters', address: 'Pune', gstin: '', state: 'Maharashtra' },
  });
  await putOrder(backend, 'JANUARY001', inIndia(13), { customerName: '=HYPERLINK("x")' });
  await putOrder(backend, 'JANUARY002', inIndia(14), { status: 'cancelled' });
  for (const day of [1, 2, 31]) await putOrder(backend, `DECEMBER${day}`, inIndia(day, '23:59', '2025-12'));
  return backend;
}

/** Two of the orders of December were shipped in it, the third in January. */
async function ship(backend: LocalFirebase) {
  for (const day of [1, 2, 31]) {
    const at = inIndia(day, '23:59', '2025-12');
    const shipped = new Date(at.getTime() + 60 * 60 * 1000);
    await putOrder(backend, `DECEMBER${day}`, at, {
      status: 'shipped',
      statusTimes: { pending: at, shipped },
    });
  }
}

const open = (backend: LocalFirebase, search = '', deviceLanguage = 'en-IN') =>
  renderApp({ at: `${REPORTS}${search}`, as: 'admin', backend, deviceLanguage });

const card = async (name: string) => {
  const item = (await screen.findByRole('heading', { level: 2, name })).closest('li');
  if (!item) throw new Error(`${name} is on no card.`);
  return within(item);
};
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const names = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('the reports', () => {
  it('are nine, by category, each with what it comes to in the period', async () => {
    const { user } = await open(await shop());
    const sales = await card('Sales by day');
    expect(sales.getByText('Orders, bottles and what was charged, day by day.')).toBeVisible();
    expect(sales.getByText('₹9.45')).toBeVisible();
    expect(sales.getByText('Based on 1 order')).toBeVisible();
    expect(names()).toHaveLength(9);
    await user.click(screen.getByRole('radio', { name: 'Stock' }));
    expect(names()).toEqual(['Inventory valuation', 'Stock movement']);
    // 30 × 2.99 + 30 × 1.79 + 3 × 0.99.
    expect((await card('Inventory valuation')).getByText('₹146.37')).toBeVisible();
    expect(globalThis.location.search).toBe('?category=stock');
  });

  it('are of the period that is chosen, or of days', async () => {
    const { user } = await open(await shop());
    await card('Sales by day');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last month');
    expect(screen.getByText('1 Dec 2025 to 31 Dec 2025')).toBeVisible();
    expect((await card('Sales by day')).getByText('₹28.35')).toBeVisible();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Custom');
    expect(screen.getByLabelText('From')).toHaveValue('2025-12-01');
    await user.clear(screen.getByLabelText('To'));
    expect(await screen.findByText('Choose the first and the last day.')).toBeVisible();
    await user.type(screen.getByLabelText('To'), '2025-12-02');
    expect(await (await card('Sales by day')).findByText('₹18.90')).toBeVisible();
    expect(globalThis.location.search).toBe('?period=custom&from=2025-12-01&to=2025-12-02');
  });

  it('stand beside as much of the period before', async () => {
    const { user } = await open(await shop());
    await user.click((await card('Sales by day')).getByRole('link', { name: 'Preview Sales by day' }));
    const preview = await dialog('Sales by day');
    expect(preview.getByText(/^Before/).textContent).toBe(
      'Before (1 Dec 2025 to 15 Dec 2025): Orders 2 (-50%) · Bottles 4 (-50%) · Items ₹11.96 (-50%) · Delivery ₹5.98 (-50%) · Tax ₹0.96 (-50%) · Total ₹18.90 (-50%)',
    );
  });

  it('keep each sum of the period before under its own column, where only one of the two has a rounding', async () => {
    const backend = await shop();
    await ship(backend);
    const at = inIndia(12);
    await putOrder(backend, 'ODDTAX', at, {
      ...{ status: 'shipped', statusTimes: { pending: at, shipped: at } },
      pricing: {
        ...{ subtotal: double(5.98), deliveryFee: double(2.99), taxRate: double(0.0725) },
        ...{ tax: double(0.43), grandTotal: double(9.4) },
      },
    });
    await putOrder(backend, 'DECEMBER3', inIndia(3, '10:00', '2025-12'), {
      status: 'shipped',
      statusTimes: { shipped: inIndia(3, '10:00', '2025-12') },
      shippingAddress: '4 Banjara Hills, Hyderabad 500034',
    });
    await open(backend, '?period=thisMonth&report=tax');
    const preview = await dialog('Tax summary (GST)');
    expect(await preview.findByRole('columnheader', { name: 'Rounding' })).toBeVisible();
    expect(preview.getByText(/^Before/).textContent).toBe(
      'Before (1 Dec 2025 to 15 Dec 2025): Orders 3 (-33%) · Taxable value ₹17.94 (-33%) · CGST ₹0.48 (-6%) · SGST/UTGST ₹0.48 (-6%) · IGST ₹0.48 (-100%) · Tax ₹1.44 (-37%)',
    );
  });

  it('say what was invoiced in the period and has no invoice any more', async () => {
    const backend = await shop();
    const [shipped, cancelled] = [inIndia(2), inIndia(10)];
    await putOrder(backend, 'DECEMBER31', inIndia(31, '23:59', '2025-12'), {
      status: 'cancelled',
      statusTimes: { shipped, cancelled },
    });
    await open(backend, '?period=thisMonth&report=tax');
    const preview = await dialog('Tax summary (GST)');
    expect(
      await preview.findByText(
        'Invoiced in this period, then cancelled or set back to an earlier status, left out: 1 for ₹9.45.',
      ),
    ).toBeVisible();
  });

  it('are looked at as a table and as a chart, and Back closes them', async () => {
    const { user } = await open(await shop(), '?period=lastMonth');
    await user.click((await card('Sales by day')).getByRole('link', { name: 'Preview Sales by day' }));
    const preview = await dialog('Sales by day');
    expect(preview.getByText('1 Dec 2025 to 31 Dec 2025 · Based on 3 orders')).toBeVisible();
    expect(preview.getByText(/^Before/).textContent).toContain(
      '(1 Nov 2025 to 30 Nov 2025): Orders 0 · Bottles 0 ·',
    );
    // A page of 25 days of 31.
    expect(preview.getAllByRole('row')).toHaveLength(1 + 25 + 1);
    expect(preview.getByRole('row', { name: '2 Dec 2025 1 2 ₹5.98 ₹2.99 ₹0.48 ₹9.45' })).toBeVisible();
    expect(preview.getByRole('row', { name: 'Total 3 6 ₹17.94 ₹8.97 ₹1.44 ₹28.35' })).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Next' }));
    expect(preview.getByText('Showing 26 to 31 of 31 rows')).toBeVisible();
    expect(preview.getByText('Cancelled orders are left out.')).toBeVisible();

    await user.click(preview.getByRole('tab', { name: 'Chart' }));
    const bars = within(preview.getByRole('list', { name: 'Total by Day' }));
    expect(bars.getAllByRole('listitem')).toHaveLength(31);
    expect(bars.getAllByRole('listitem')[30]?.textContent).toBe('31 Dec 2025₹9.45');
    globalThis.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(globalThis.location.search).toBe('?period=lastMonth');
    await user.click((await card('Tax summary (GST)')).getByRole('link', { name: /^Preview/ }));
    await user.click((await dialog('Tax summary (GST)')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(globalThis.location.search).toBe('?period=lastMonth');
  });

  it('say of what is of now the minute that it is', async () => {
    await open(await shop(), '?report=valuation');
    const preview = await dialog('Inventory valuation');
    expect(preview.getByText(/^As of 15 Jan 2026, 2:30 pm · /)).toBeVisible();
  });

  it('divide the tax of the period’s invoices by the shop’s own state, and say what has none', async () => {
    const backend = await shop();
    await ship(backend);
    const { unmount } = await open(backend, '?period=lastMonth&report=tax');
    const december = await dialog('Tax summary (GST)');
    expect(
      await december.findByRole('row', { name: 'Maharashtra 8% 2 ₹11.96 ₹0.48 ₹0.48 ₹0.00 ₹0.96' }),
    ).toBeVisible();
    await closeBrowser();
    unmount();
    await open(backend, '?period=thisMonth&report=tax');
    const january = await dialog('Tax summary (GST)');
    expect(await january.findByRole('row', { name: /^Maharashtra 8% 1 ₹5.98/ })).toBeVisible();
    expect(
      january.getByText('Ordered in this period and not invoiced yet, left out: 1 for ₹9.45.'),
    ).toBeVisible();
    expect(january.getByText('Ordered in this period and cancelled, left out: 1 for ₹9.45.')).toBeVisible();
  });

  it('divide no tax before the settings are read, and offer no file of it', async () => {
    const backend = await shop();
    await ship(backend);
    const answer = holdGets();
    await open(backend, '?period=lastMonth&report=tax');
    const december = await dialog('Tax summary (GST)');
    expect(await december.findByRole('row', { name: 'Maharashtra 8% 2 ₹11.96 ₹0.96' })).toBeVisible();
    expect(december.getByText(/^The shop’s settings have not been read yet/)).toBeVisible();
    expect(december.queryByText(/^The shop’s state is not known/)).toBeNull();
    expect(december.queryByRole('button', { name: /^Export/ })).toBeNull();
    answer();
    const divided = 'Maharashtra 8% 2 ₹11.96 ₹0.48 ₹0.48 ₹0.00 ₹0.96';
    expect(await december.findByRole('row', { name: divided })).toBeVisible();
    expect(december.queryByText(/^The shop’s settings have not been read yet/)).toBeNull();
    expect(december.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    server.resetHandlers();
  });

  it('do not know the stock of before the orders that are on this device', async () => {
    const app = await open(await shop(), '?period=lastQuarter&report=movement');
    const movement = await dialog('Stock movement');
    const all = 'Premium Water 1 L 40 0 -6 0 0 0 34';
    expect(await movement.findByRole('row', { name: all })).toBeVisible();
    act(() => keepLatestOnly(app));
    expect(movement.getByRole('row', { name: all.replace('40', '–') })).toBeVisible();
  });

  it('count no tax of an order that waits to be marked as shipped', async () => {
    const backend = await shop();
    const at = inIndia(31, '23:59', '2025-12');
    await putOrder(backend, 'DECEMBER31', at, { status: 'processing' });
    const orders = await renderApp({
      at: '/admin/dashboard/orders?view=DECEMBER31',
      as: 'admin',
      backend,
    });
    const order = await dialog(/^Order #/);
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    await orders.user.click(await order.findByRole('button', { name: 'Mark as shipped' }));
    await order.findByText('Saved on this device, not sent yet');
    orders.unmount();

    await open(backend, '?period=lastMonth&report=tax');
    const december = await dialog('Tax summary (GST)');
    expect(december.getByText(/Based on 0 orders/)).toBeVisible();
    expect(
      december.getByText('Ordered in this period and not invoiced yet, left out: 3 for ₹28.35.'),
    ).toBeVisible();
  });

  it('write of tax in a file what the screen says, also where the state is not known', async () => {
    const backend = await shop();
    const at = inIndia(12);
    const statusTimes = { pending: at, shipped: at };
    await putOrder(backend, 'NOWHERE', at, {
      status: 'shipped',
      statusTimes,
      shippingAddress: 'Somewhere, no PIN',
      pricing: {
        ...{ subtotal: double(5.98), deliveryFee: double(2.99), taxRate: double(0.0725) },
        ...{ tax: double(0.43), grandTotal: double(9.4) },
      },
    });
    const { user, downloads } = await open(backend, '?report=tax&period=thisMonth');
    const preview = await dialog('Tax summary (GST)');
    expect(await preview.findByRole('row', { name: /^State not known 7.25% 1/ })).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Export CSV' }));
    await preview.findByText(/^Saved as/);
    const [, row] = parse<string[]>(downloads[0]?.text.slice(1) ?? '').data;
    expect(row?.slice(0, 3)).toEqual(['State not known', '7.25', '1']);
  });

  it.each([
    ['customers', 'period=thisMonth', 'Sales by customer', { customerName: '', name: '' }],
    ['dues', 'period=thisMonth', 'Unpaid orders', { customerName: '', name: '', status: 'delivered' }],
    ['products', 'period=thisMonth', 'Sales by product', {}],
  ] as const)(
    'say of who or what has no name in the CSV of %s what the screen says',
    async (report, period, name, fields) => {
      const backend = await shop();
      const at = inIndia(12);
      const items = [
        { productId: '', productName: '', size: '1L', image: '', quantity: 1, price: double(5) },
      ];
      await putOrder(backend, 'NAMELESS', at, {
        ...{ statusTimes: { pending: at, delivered: at }, userId: '', email: 'nobody@demo.test', phone: '' },
        ...(report === 'products' && { items, quantities: {} }),
        ...fields,
      });
      const { user, downloads } = await open(backend, `?report=${report}&${period}`);
      const preview = await dialog(name);
      expect(await preview.findByRole('row', { name: /^Not named/ })).toBeVisible();
      await user.click(preview.getByRole('button', { name: 'Export CSV' }));
      await preview.findByText(/^Saved as/);
      const rows = parse<string[]>(downloads[0]?.text.slice(1) ?? '').data;
      expect(rows.map(([first]) => first)).toContain('Not named');
    },
  );

  it('can be taken along as CSV, which a spreadsheet reads as it is meant', async () => {
    const { user, downloads } = await open(await shop(), '?report=customers&period=thisQuarter');
    const preview = await dialog('Sales by customer');
    await user.click(preview.getByRole('button', { name: 'Export CSV' }));
    const name = 'eawa-customers-2026-01-01-2026-03-31.csv';
    expect(await preview.findByText(`Saved as ${name}.`)).toBeVisible();
    const [file] = downloads;
    expect(file).toMatchObject({ name, type: 'text/csv;charset=utf-8' });
    expect(file?.text.startsWith('\uFEFF')).toBe(true);
    expect(parse(file?.text.slice(1) ?? '').data).toEqual([
      ['Customer', 'Email', 'Phone', 'Orders', 'Bottles', 'Total (₹)', 'Last order'],
      [`'=HYPERLINK("x")`, 'asha@demo.test', `'9876543210`, '1', '2', '9.45', '2026-01-13'],
    ]);
  });

  it('can be taken along as PDF, over as many pages as it takes', async () => {
    const { user, savedBlobs } = await open(await shop(), '?report=sales&period=lastYear');
    const preview = await dialog('Sales by day');
    await user.click(preview.getByRole('button', { name: 'Export PDF' }));
    expect(await preview.findByText('Saved as eawa-sales-2025-01-01-2025-12-31.pdf.')).toBeVisible();
    const [file] = savedBlobs;
    if (!file) throw new Error('Nothing was saved.');
    const pages = await pdfPages(file.blob);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]?.slice(0, 2)).toEqual(['Eawa', 'Sales by day 1 Jan 2025 to 31 Dec 2025']);
    const lines = pages.flat();
    expect(lines).toContain('Basis Based on 3 orders');
    expect(lines).toContain('Made 15 Jan 2026, 2:30 pm');
    expect(lines).toContain('Day Orders Bottles Items Delivery Tax Total');
    expect(lines).toContain('31 Dec 2025 1 2 ₹5.98 ₹2.99 ₹0.48 ₹9.45');
    expect(lines).toContain('Total 3 6 ₹17.94 ₹8.97 ₹1.44 ₹28.35');
    expect(lines).toContain('Cancelled orders are left out.');
  });

  it('speak the app’s language on paper too', async () => {
    const backend = await shop();
    await ship(backend);
    const { user, savedBlobs } = await open(backend, '?report=tax&period=lastMonth', 'hi-IN');
    expect(await screen.findByRole('row', { name: /^महाराष्ट्र/ })).toBeVisible();
    const preview = await dialog('टैक्स का सार (GST)');
    await user.click(preview.getByRole('button', { name: 'PDF एक्सपोर्ट करें' }));
    expect(await preview.findByText(/नाम से सहेजा गया/)).toBeVisible();
    const [file] = savedBlobs;
    if (!file) throw new Error('Nothing was saved.');
    const text = (await pdfPages(file.blob)).flat().join(' ');
    expect(text).not.toContain('Maharashtra');
    expect(text).toMatch(/[\u0900-\u097F]/);
    expect(text).toContain('₹0.96');
  });

  it('are computed with the network off', async () => {
    const backend = await shop();
    const app = await open(backend);
    await card('Sales by day');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
    );
    await closeBrowser();
    app.unmount();
    backend.faults.inject({ match: { path: 'documents' }, fault: { kind: 'dropRequest' } });
    await open(backend, '?period=lastMonth');
    expect((await card('Sales by day')).getByText('₹28.35')).toBeVisible();
    expect((await card('Stock movement')).getByText('6')).toBeVisible();
  });

  it('opened again cost what changed, and the overlap', async () => {
    const backend = await shop();
    const app = await open(backend);
    await card('Sales by day');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
    );
    await closeBrowser();
    app.unmount();
    const reads = await countReads(backend);
    await open(backend);
    await card('Sales by day');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
    );
    // The newest order and the three products once more, three empty answers, and the shop's settings.
    expect(await reads()).toBe(1 + 3 + 3 + 1);
  });
});
