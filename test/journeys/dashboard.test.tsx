import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { double } from '../../local-firebase/seed/seedValue';
import { installFakeTimers, passTime } from '../support/clock';
import { countReads } from '../support/countReads';
import { keepLatestOnly } from '../support/latestOnly';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, put } from '../support/shop';

const DASHBOARD = '/admin/dashboard';
const READ = { path: ':runQuery' };

/** A moment of January 2026 in India. Tests happen on Thursday the 15th at 14:30. */
const inIndia = (day: number, time: string) =>
  new Date(`2026-01-${String(day).padStart(2, '0')}T${time}:00+05:30`);

const putOrder = (backend: LocalFirebase, id: string, at: Date, fields = {}) =>
  put(
    backend,
    `orders/${id}`,
    anOrder(id, { orderDate: at, createdAt: at, statusTimes: { pending: at }, updatedAt: at, ...fields }),
  );

async function shop() {
  const backend = await openShopBackend();
  // Two litres each: three today, one of them at its first minute; one yesterday, one on Monday.
  await putOrder(backend, 'TODAY00003', inIndia(15, '12:00'));
  await putOrder(backend, 'TODAY00002', inIndia(15, '09:00'));
  await putOrder(backend, 'TODAY00001', inIndia(15, '00:00'), { label: 'ORD-001' });
  await putOrder(backend, 'YESTERDAY1', inIndia(14, '23:59'), { status: 'cancelled' });
  await putOrder(backend, 'YESTERDAY0', inIndia(14, '10:00'));
  await putOrder(backend, 'MONDAY0001', inIndia(12, '10:00'));
  await put(backend, 'productionLines/line-1', {
    name: 'Line 1',
    status: 'running',
    product: 'Premium Water 1L',
    efficiency: double(90),
    target: 400,
    completed: 300,
    updatedAt: inIndia(15, '08:00'),
  });
  return backend;
}

const open = (backend: LocalFirebase, search = '') =>
  renderApp({ at: `${DASHBOARD}${search}`, as: 'admin', backend });

/** The card of a figure; in the reports, of a report. */
const card = async (name: string, level = 3) => {
  const item = (await screen.findByRole('heading', { level, name })).closest('li');
  if (!item) throw new Error(`${name} is on no card.`);
  return within(item);
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

async function settled() {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
  );
}

describe('the dashboard', () => {
  it('moves by itself when an order arrives', async () => {
    installFakeTimers();
    const backend = await shop();
    await open(backend);
    const orders = await card('Total Orders');
    expect(await orders.findByText('Based on 3 orders')).toBeVisible();
    await settled();
    await putOrder(backend, 'TODAY00004', inIndia(15, '14:29'));
    await act(() => passTime(61_000));
    expect(orders.getByText('4')).toBeVisible();
    expect((await card('Water Used')).getByText('8 L')).toBeVisible();
    expect((await panel('Recent Orders')).getByRole('link', { name: /TODAY00004/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });

  it('does not know the stock of before the orders that are on this device', async () => {
    const app = await open(await shop(), '?period=quarter');
    const inventory = await card('Inventory Status');
    expect(await inventory.findByText(/^-\d/)).toBeVisible();
    await settled();
    act(() => keepLatestOnly(app));
    expect(inventory.getByText('N/A')).toBeVisible();
  });

  it('counts the orders, the production, the stock and the water of the period that is chosen', async () => {
    const { user } = await open(await shop());
    const orders = await card('Total Orders');
    expect(orders.getByText('3')).toBeVisible();
    // One yesterday by this time: the one of its last minute comes later.
    expect(orders.getByText('+200%')).toBeVisible();
    expect(orders.getByText('vs same time yesterday')).toBeVisible();
    expect(orders.getByText('Based on 3 orders')).toBeVisible();
    expect((await card('Production Rate')).getByText('75%')).toBeVisible();
    expect((await card('Production Rate')).getByText('N/A')).toBeVisible();
    // Spec §9: 63 bottles ÷ (3 products × 100); six more stood there at midnight.
    const inventory = await card('Inventory Status');
    expect(inventory.getByText('21%')).toBeVisible();
    expect(inventory.getByText('-9%')).toBeVisible();
    expect((await card('Water Used')).getByText('6 L')).toBeVisible();
    expect(screen.getByText('15 Jan 2026')).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'This Week' }));
    expect((await card('Total Orders')).getByText('6')).toBeVisible();
    // What was cancelled was never drunk.
    expect((await card('Water Used')).getByText('10 L')).toBeVisible();
    expect((await card('Water Used')).getByText('Based on 5 orders')).toBeVisible();
    expect((await card('Total Orders')).getByText('N/A')).toBeVisible();
    expect(screen.getByText('12 Jan 2026 to 18 Jan 2026')).toBeVisible();
    expect(globalThis.location.search).toBe('?period=week');
  });

  it('has the Production Rate of the production page and of the report, without a line that has stopped', async () => {
    const backend = await shop();
    const line = { status: 'stopped', product: 'Sport Water 750ml', efficiency: double(90) };
    await put(backend, 'productionLines/line-2', { name: 'Line 2', ...line, target: 600, completed: 100 });
    const { user } = await open(backend);
    expect((await card('Production Rate')).getByText('75%')).toBeVisible();
    expect((await card('Production Rate')).getByText('Based on 1 run')).toBeVisible();
    await settled();
    await user.click(screen.getByRole('link', { name: 'Production' }));
    const summary = await panel('Summary');
    expect(summary.getByText('300 of 400')).toBeVisible();
    expect(summary.getByText(/^75% · /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start Line 2' }));
    expect(await summary.findByText('400 of 1,000')).toBeVisible();
    expect(summary.getByText(/^40% · /)).toBeVisible();
    await screen.findByText('Line 2 is running.');
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect((await card('Production Rate')).getByText('40%')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Reports' }));
    const report = await card('Production', 2);
    expect(report.getByText('40%')).toBeVisible();
    expect(report.getByText('Based on 2 runs')).toBeVisible();
  });

  it('has what this person did to a line, before it is sent', async () => {
    const backend = await shop();
    const line = { status: 'stopped', product: 'Sport Water 750ml', efficiency: double(90) };
    await put(backend, 'productionLines/line-2', { name: 'Line 2', ...line, target: 600, completed: 100 });
    const { user } = await open(backend);
    expect((await card('Production Rate')).getByText('75%')).toBeVisible();
    await settled();
    backend.faults.inject({
      match: { path: { regex: ':(commit|batchGet)' } },
      fault: { kind: 'dropRequest' },
    });
    await user.click(screen.getByRole('link', { name: 'Production' }));
    await user.click(await screen.findByRole('button', { name: 'Start Line 2' }));
    expect(await (await panel('Summary')).findByText('400 of 1,000')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect((await card('Production Rate')).getByText('40%')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Reports' }));
    expect((await card('Production', 2)).getByText('40%')).toBeVisible();
  });

  it('says that no water was used before, where what was ordered was cancelled', async () => {
    const backend = await openShopBackend();
    await putOrder(backend, 'TODAY00001', inIndia(15, '12:00'));
    await putOrder(backend, 'YESTERDAY1', inIndia(14, '10:00'), { status: 'cancelled' });
    await open(backend);
    expect((await card('Total Orders')).getByText('vs same time yesterday')).toBeVisible();
    expect((await card('Water Used')).getByText('No water used by this time yesterday')).toBeVisible();
  });

  it('explains on demand how a figure is computed', async () => {
    const { user } = await open(await shop());
    const inventory = await card('Inventory Status');
    const how = inventory.getByText('63 bottles ÷ (3 products × 100)');
    expect(how).not.toBeVisible();
    const button = inventory.getByRole('button', { name: 'How Inventory Status is computed' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(how).toBeVisible();
    await user.click(button);
    expect(how).not.toBeVisible();
  });

  it('shows units per bottle size of the day, the week and the month, as bars and as a table', async () => {
    const backend = await shop();
    const item = (productId: string, size: string, quantity: number) => ({
      productId,
      productName: 'Water',
      size,
      image: '',
      quantity,
      price: double(1),
    });
    await putOrder(backend, 'MONDAY0002', inIndia(12, '11:00'), {
      items: [item('2', '500 ml', 7), item('gone', 'Jar', 4)],
    });
    const { user } = await open(backend);
    const output = await panel('Production Output');
    const bars = () => output.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(bars()).toEqual(['1 L6']);
    expect(output.getByText('Bottles ordered today, by size')).toBeVisible();
    await user.click(output.getByRole('tab', { name: 'Daily' }));
    await user.keyboard('{ArrowRight}');
    expect(output.getByRole('tab', { name: 'Weekly' })).toHaveFocus();
    expect(bars()).toEqual(['500 ml7', '1 L10', 'unknown4']);
    expect(globalThis.location.search).toBe('?output=weekly');
    await user.click(output.getByRole('button', { name: 'Show as a table' }));
    expect(output.getByRole('table', { name: 'Bottles ordered this week, by size' })).toBeVisible();
    expect(output.getByRole('row', { name: 'unknown 4' })).toBeVisible();
  });

  it('warns of what is low, lists the five latest orders, and shows how full the shelf is', async () => {
    await open(await shop());
    const alerts = await panel('Alerts');
    expect(alerts.getAllByRole('listitem')[0]).toHaveTextContent('Low stock: Compact Water');
    expect(alerts.getByRole('link', { name: 'View all alerts' })).toHaveAttribute(
      'href',
      '/admin/dashboard/alerts',
    );
    const recent = await panel('Recent Orders');
    expect(
      recent.getAllByRole('link', { name: /^View order/ }).map(({ textContent }) => textContent),
    ).toEqual(['TODAY00003', 'TODAY00002', 'TODAY00001', 'YESTERDAY1', 'YESTERDAY0']);
    const shelf = await panel('Inventory Status');
    expect(shelf.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Compact Water 250 ml3 of 30 Low',
      'Essential Water 500 ml30 of 30 Good',
      'Premium Water 1 L30 of 30 Good',
    ]);
    expect(shelf.getByRole('link', { name: 'Manage Inventory' })).toHaveAttribute(
      'href',
      '/admin/dashboard/inventory',
    );
  });

  it('has the gravest alert first and a way to those it has no place for', async () => {
    const backend = await shop();
    await put(backend, 'productionLines/line-2', {
      name: 'Line 2',
      status: 'stopped',
      updatedAt: new Date(),
    });
    for (const name of ['Spring', 'Sport', 'Still', 'Table']) {
      const low = { name, size: '1L', category: 'premium', unitPrice: '2.99', inStock: 1, reorderPoint: 5 };
      await put(backend, `inventory/${name}`, { ...low, updatedAt: new Date() });
    }
    await open(backend);
    const alerts = await panel('Alerts');
    await alerts.findByText('Line stopped: Line 2');
    const shown = alerts.getAllByRole('listitem');
    expect(shown).toHaveLength(5);
    expect(shown[0]).toHaveTextContent('Line stopped: Line 2');
    for (const low of shown.slice(1)) expect(low).toHaveTextContent('Low stock: ');
    expect(alerts.getByRole('link', { name: 'and 3 more' })).toHaveAttribute(
      'href',
      '/admin/dashboard/alerts',
    );
  });

  it('shows one of the latest orders in full, and Back leads back', async () => {
    const { user } = await open(await shop(), '?period=week');
    const recent = await panel('Recent Orders');
    await user.click(recent.getByRole('link', { name: 'View order TODAY00001' }));
    const view = within(await screen.findByRole('dialog', { name: 'Order #TODAY00001' }));
    expect(view.getByText('Pending')).toBeVisible();
    expect(view.getByText('12 Lake View Road, Pune 411001')).toBeVisible();
    expect(view.getByRole('link', { name: 'Open in Orders' })).toHaveAttribute(
      'href',
      '/admin/dashboard/orders?view=TODAY00001',
    );
    globalThis.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(globalThis.location.search).toBe('?period=week');
    await user.click(recent.getByRole('link', { name: 'View order TODAY00001' }));
    const again = within(await screen.findByRole('dialog', { name: 'Order #TODAY00001' }));
    await user.click(again.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(globalThis.location.search).toBe('?period=week');
  });

  it('of an empty shop says that there is nothing yet', async () => {
    const backend = await openShopBackend();
    await open(backend);
    expect((await card('Total Orders')).getByText('0')).toBeVisible();
    expect((await card('Production Rate')).getAllByText('N/A')).toHaveLength(2);
    expect((await card('Water Used')).getByText('0 L')).toBeVisible();
    expect((await panel('Recent Orders')).getByText('No orders yet')).toBeVisible();
    expect((await panel('Production Output')).getByText('No bottles were ordered today yet.')).toBeVisible();
  });

  it('opened again costs what changed, and the overlap', async () => {
    const backend = await shop();
    const app = await open(backend);
    await card('Total Orders');
    await settled();
    await closeBrowser();
    app.unmount();

    await putOrder(backend, 'TODAY00004', inIndia(15, '14:00'));
    const reads = await countReads(backend);
    await open(backend);
    await settled();
    expect((await card('Total Orders')).getByText('4')).toBeVisible();
    // The new order and the newest known once more, the same three products once more, one line, and two empty
    // answers: of movements and of what was said of alerts.
    expect(await reads()).toBe(2 + 3 + 1 + 2);
  });

  it('is whole with the network off, and says how old it is', async () => {
    const backend = await shop();
    const app = await open(backend);
    await card('Total Orders');
    await settled();
    await closeBrowser();
    app.unmount();
    backend.faults.inject({ match: READ, fault: { kind: 'dropRequest' } });
    await open(backend);
    expect((await card('Total Orders')).getByText('3')).toBeVisible();
    expect((await card('Inventory Status')).getByText('-9%')).toBeVisible();
    expect((await screen.findAllByText('Updated 0 s ago')).length).toBeGreaterThan(0);
    expect((await panel('Recent Orders')).getAllByRole('link', { name: /^View order/ })).toHaveLength(5);
  });

  it('that cannot be read says so, and is read when asked again', async () => {
    const backend = await shop();
    backend.faults.inject({ match: READ, fault: { kind: 'dropRequest' } });
    const { user } = await open(backend);
    expect(await screen.findByText('The dashboard could not be loaded.')).toBeVisible();
    backend.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await card('Total Orders')).getByText('3')).toBeVisible();
  });
});

describe('what is to be done', () => {
  async function openToDo() {
    const backend = await shop();
    const last = {
      paymentMethod: 'cash',
      status: 'delivered',
      statusTimes: { delivered: inIndia(9, '10:00') },
    };
    await putOrder(backend, 'LASTWEEK01', inIndia(8, '12:00'), last);
    await putOrder(backend, 'LATE000001', inIndia(9, '12:00'), {
      ...{ paymentMethod: 'cash', status: 'shipped', estimatedDelivery: inIndia(15, '10:00') },
      delivery: { area: 'South', pin: '560034', slot: '07:00-10:00' },
    });
    const app = await open(backend);
    const row = within(await screen.findByRole('region', { name: 'To do now' }));
    const figures = () => row.getAllByRole('link').map(({ textContent }) => textContent);
    return { ...app, backend, row, figures };
  }

  it('stands above the four cards, with revenue beside a week before, and moves by itself', async () => {
    installFakeTimers();
    const { backend, figures } = await openToDo();
    await settled();
    expect(figures()).toEqual([
      'Pending5',
      'Due today1',
      'Late1',
      'Cash to collect₹19',
      'Revenue today₹28+200%₹9 by this time last Thu',
      'Revenue this week₹47+400%₹9 by this time last week',
    ]);
    await putOrder(backend, 'NEW0000001', inIndia(15, '14:00'));
    await act(() => passTime(61_000));
    expect(figures()[0]).toBe('Pending6');
    expect(figures()[4]).toBe('Revenue today₹38+300%₹9 by this time last Thu');
  });

  it.each([
    ['Pending5', ['TODAY00003', 'TODAY00002', 'TODAY00001', 'YESTERDAY0', 'MONDAY0001']],
    ['Due today1', ['LATE000001']],
    ['Late1', ['LATE000001']],
    ['Cash to collect₹19', ['LATE000001', 'LASTWEEK01']],
    [/^Revenue today/, ['TODAY00003', 'TODAY00002', 'TODAY00001']],
  ])('leads from %s to its orders', async (name, ids) => {
    const { user, row } = await openToDo();
    await user.click(
      row.getByRole('link', { name: typeof name === 'string' ? name.replace(/(?=[\d₹])/, ' ') : name }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Orders' });
    await waitFor(() =>
      expect(
        within(screen.getByRole('table'))
          .getAllByRole('row')
          .slice(1)
          .map(each => within(each).getAllByRole('link')[0]?.textContent),
      ).toEqual(ids),
    );
  });
});
