import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { double } from '../../../../local-firebase/seed/seedValue';
import { countReads } from '../../../../test/support/countReads';
import { holdReads } from '../../../../test/support/holdReads';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { anOrder, put } from '../../../../test/support/shop';
import { UNSENT } from '../../../../test/support/unsent';

const ALERTS = '/admin/dashboard/alerts';
const day = (date: number) => new Date(Date.UTC(2026, 0, date, 9));
/** What is said of the lateness of order A1 since the 12th. */
const LATE_STATE = `alertStates/lateOrder.A1.${day(12).getTime().toString(36)}`;

/** Three of product 3 are left, order A1 is late, and line 5 stands still. */
async function troubledShop(): Promise<LocalFirebase> {
  const backend = await openShopBackend();
  await put(backend, 'orders/A1', anOrder('A1', { status: 'shipped', estimatedDelivery: day(12) }));
  await put(backend, 'productionLines/l5', {
    ...{ name: 'Line 5', status: 'stopped', product: 'Jar', efficiency: double(0), target: 1, completed: 0 },
    updatedAt: day(14),
  });
  return backend;
}

const open = (backend: LocalFirebase, at = ALERTS) => renderApp({ at, as: 'admin', backend });
const list = async () => within(await screen.findByRole('list', { name: /^Alerts, the gravest first/ }));
const titles = async () => (await list()).getAllByRole('heading').map(({ textContent }) => textContent);
const statesIn = (backend: LocalFirebase) => backend.firestore.documents.list('alertStates');
const settled = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
  );

describe('the alerts', () => {
  it('say what is wrong, the gravest first, and lead to it', async () => {
    await open(await troubledShop());
    expect(await titles()).toEqual(['Line stopped: Line 5', 'Late order: A1', 'Low stock: Compact Water']);
    const stock = within(screen.getByRole('article', { name: 'Low stock: Compact Water' }));
    expect(stock.getByText('Warning')).toBeVisible();
    expect(stock.getByText('250 ml · 3 left · reorder at 10')).toBeVisible();
    const late = screen.getByRole('link', { name: 'Late order: A1' });
    expect(late).toHaveAttribute('href', '/admin/dashboard/orders?view=A1');
    expect(screen.getByText('Asha Rao · Shipped · was to be there on 12 Jan 2026')).toBeVisible();
  });

  it('say the size of a product once, whose name ends in it', async () => {
    const backend = await openShopBackend();
    const glass = { name: 'Glass Bottle 750ml', size: '750ml', category: 'Premium', sku: 'GLS-750' };
    await put(backend, 'inventory/9', { ...glass, unitPrice: '3.99', inStock: 1, reorderPoint: 10 });
    await open(backend);
    const alert = within(await screen.findByRole('article', { name: 'Low stock: Glass Bottle' }));
    expect(alert.getByText('750 ml · 1 left · reorder at 10')).toBeVisible();
  });

  it('are acknowledged for every device, and can be brought back', async () => {
    const backend = await troubledShop();
    const { user } = await open(backend);
    await user.click(await screen.findByRole('button', { name: 'Acknowledge: Late order: A1' }));
    expect(await screen.findByText('Acknowledged: Late order: A1')).toBeInTheDocument();
    expect(await titles()).toEqual(['Line stopped: Line 5', 'Low stock: Compact Water']);
    await waitFor(() => expect(statesIn(backend)).toHaveLength(1));
    expect(statesIn(backend)[0]).toMatchObject({
      path: LATE_STATE,
      fields: {
        acknowledgedBy: { stringValue: 'admin' },
        byName: { stringValue: 'Admin User' },
        snoozedUntil: { nullValue: null },
      },
    });

    await user.selectOptions(screen.getByLabelText('State'), 'Acknowledged (1)');
    expect(globalThis.location.search).toBe('?state=acknowledged');
    expect(await screen.findByText(/^Acknowledged by you, 15 Jan 2026/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(UNSENT)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Bring back: Late order: A1' }));
    expect(await screen.findByText('No alerts found matching your criteria')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all active alerts' }));
    expect(await titles()).toHaveLength(3);
  });

  it('come back for an order that is late once more, after another day was promised', async () => {
    const backend = await troubledShop();
    const { user } = await open(backend);
    await user.click(await screen.findByRole('button', { name: 'Acknowledge: Late order: A1' }));
    await waitFor(() => expect(statesIn(backend)).toHaveLength(1));
    expect(await titles()).toHaveLength(2);
    const promised = { status: 'shipped', estimatedDelivery: day(14), updatedAt: day(15) };
    await put(backend, 'orders/A1', anOrder('A1', promised));
    await settled();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Asha Rao · Shipped · was to be there on 14 Jan 2026')).toBeVisible();
    expect(await titles()).toContain('Late order: A1');
  });

  it.each([
    ['Acknowledge', 'Acknowledged'],
    ['Snooze for a day', 'Snoozed for a day'],
  ])('are brought back from the word that says what was done with them, by %s', async (action, done) => {
    const backend = await troubledShop();
    const { user } = await open(backend);
    await user.click(await screen.findByRole('button', { name: `${action}: Late order: A1` }));
    expect(await screen.findByText(`${done}: Late order: A1`)).toBeVisible();
    expect(await titles()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Bring back' }));
    expect(await screen.findByText('Back again: Late order: A1')).toBeVisible();
    expect(await titles()).toHaveLength(3);
    // And what was done can be done again from there.
    await user.click(screen.getByRole('button', { name: action }));
    expect(await screen.findByText(`${done}: Late order: A1`)).toBeVisible();
    expect(await titles()).toHaveLength(2);
  });

  it('are acknowledged at once where the device keeps nothing', async () => {
    const backend = await troubledShop();
    const { user, services } = await open(backend);
    vi.spyOn(services.outboxLog, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await user.click(await screen.findByRole('button', { name: 'Acknowledge: Late order: A1' }));
    expect(await screen.findByText('Acknowledged: Late order: A1')).toBeVisible();
    expect(statesIn(backend)).toMatchObject([{ path: LATE_STATE }]);
  });

  it('name who acknowledged them; one from before names were stored is a colleague’s', async () => {
    const backend = await troubledShop();
    const said = { acknowledgedBy: 'meera', at: new Date(Date.UTC(2026, 0, 15, 8)), snoozedUntil: null };
    await put(backend, LATE_STATE, { ...said, byName: 'Meera Iyer' });
    const app = await open(backend, `${ALERTS}?state=acknowledged`);
    expect(await screen.findByText('Acknowledged by Meera Iyer, 15 Jan 2026, 1:30 pm')).toBeVisible();
    app.unmount();
    await closeBrowser();
    await put(backend, LATE_STATE, { ...said, at: new Date(Date.UTC(2026, 0, 15, 8, 30)) });
    await open(backend, `${ALERTS}?state=acknowledged`);
    expect(await screen.findByText('Acknowledged by a colleague, 15 Jan 2026, 2:00 pm')).toBeVisible();
  });

  it('are snoozed for a day', async () => {
    const backend = await troubledShop();
    const { user } = await open(backend);
    await user.click(await screen.findByRole('button', { name: 'Snooze for a day: Line stopped: Line 5' }));
    await waitFor(() => expect(statesIn(backend)).toHaveLength(1));
    expect(statesIn(backend)[0]?.fields.snoozedUntil).toEqual({
      timestampValue: expect.stringMatching(/^2026-01-16T09:00:00/),
    });
    await user.selectOptions(screen.getByLabelText('State'), 'Snoozed (1)');
    expect(await screen.findByText(/^Snoozed until 16 Jan 2026, 2:30 pm/)).toBeVisible();
  });

  it('are snoozed until the same time as before, where Bring back is undone', async () => {
    const backend = await troubledShop();
    const snoozedUntil = new Date(Date.UTC(2026, 0, 15, 12));
    const said = { acknowledgedBy: 'meera', byName: 'Meera Iyer', at: day(14), snoozedUntil };
    await put(backend, LATE_STATE, said);
    const { user } = await open(backend, `${ALERTS}?state=snoozed`);
    await user.click(await screen.findByRole('button', { name: 'Bring back: Late order: A1' }));
    await user.click(await screen.findByRole('button', { name: 'Snooze again' }));
    expect(await screen.findByText('Snoozed again: Late order: A1')).toBeVisible();
    expect(await screen.findByText('Snoozed until 15 Jan 2026, 5:30 pm by you')).toBeVisible();
    await waitFor(() =>
      expect(statesIn(backend)[0]?.fields).toMatchObject({
        acknowledgedBy: { stringValue: 'admin' },
        snoozedUntil: { timestampValue: expect.stringMatching(/^2026-01-15T12:00:00/) },
      }),
    );
  });

  it('are filtered by what is in the address', async () => {
    const { user } = await open(await troubledShop(), `${ALERTS}?severity=error`);
    expect(await titles()).toEqual(['Line stopped: Line 5', 'Late order: A1']);
    await user.selectOptions(screen.getByLabelText('About'), 'Orders (1)');
    expect(await titles()).toEqual(['Late order: A1']);
    expect(globalThis.location.search).toBe('?severity=error&about=orders');
  });

  it('cost what changed when they are opened again, and work with the network off', async () => {
    const backend = await troubledShop();
    const first = await open(backend);
    expect(await titles()).toHaveLength(3);
    await settled();
    await closeBrowser();
    first.unmount();

    const reads = await countReads(backend);
    const second = await open(backend);
    expect(await titles()).toHaveLength(3);
    await settled();
    // The newest known of orders, of products (three of one moment) and of lines; to hear that there are no movements
    // and no states is billed as one each.
    expect(await reads()).toBe(7);
    await closeBrowser();
    second.unmount();

    backend.faults.inject({ match: { path: 'documents:' }, fault: { kind: 'dropRequest' } });
    const { user } = await open(backend);
    expect(await screen.findByText(/^Could not be read: orders, inventory,/)).toBeVisible();
    expect(await titles()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Acknowledge: Late order: A1' }));
    await screen.findByText('Acknowledged: Late order: A1');
    await user.selectOptions(screen.getByLabelText('State'), 'Acknowledged (1)');
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    expect(statesIn(backend)).toEqual([]);
    await user.click(await screen.findByRole('link', { name: '1 not sent' }));
    expect(await screen.findByRole('article', { name: 'Acknowledged: Late order: A1' })).toBeVisible();
  });

  it('say what could not be read until it has been read, not only until the next try', async () => {
    const backend = await troubledShop();
    const { user } = await open(backend);
    await settled();
    const fault = backend.faults.inject({
      match: { path: ':runQuery' },
      fault: { kind: 'status', status: 503 },
    });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const title = 'What is on screen may be old';
    expect(await screen.findByRole('article', { name: title })).toBeVisible();
    await settled();
    backend.faults.clear(fault);
    const letGo = holdReads();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'true'),
    );
    expect(screen.getByRole('article', { name: title })).toBeVisible();
    letGo();
    await settled();
    expect(screen.queryByRole('article', { name: title })).toBeNull();
  });
});
