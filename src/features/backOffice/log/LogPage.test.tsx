import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { double, type SeedFields } from '../../../../local-firebase/seed/seedValue';
import { openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { anOrder, DRIVER, put } from '../../../../test/support/shop';

const LOG = '/admin/dashboard/log';
const minute = (count: number) => new Date(Date.UTC(2026, 0, 14, 9, count));

const entry = (backend: LocalFirebase, at: number, kind: string, id: string, fields: SeedFields) =>
  put(backend, `changeLog/C${at}-${id}`, {
    ...{ kind, id, action: 'test', by: 'admin', byName: 'Admin User' },
    ...{ at: minute(at), commandId: `C${at}`, from: {}, to: {}, ...fields },
  });

/** One change of each kind. */
async function keepLog(backend: LocalFirebase) {
  await put(
    backend,
    'orders/A0000000001',
    anOrder('A0000000001', {
      status: 'processing',
      updatedAt: minute(9),
      changes: {
        C8: {
          ...{ at: minute(8), by: 'ravi', byName: 'Ravi Kumar' },
          from: { status: 'pending' },
          to: { status: 'processing' },
        },
        C9: {
          ...{ at: minute(9), by: 'admin', byName: 'Admin User', from: {} },
          to: {
            payment: {
              ...{ state: 'partly', method: 'upi', amount: 20, reference: '402911', at: minute(9) },
              by: 'admin',
            },
          },
        },
      },
    }),
  );
  await put(backend, 'stockMovements/C7-1', {
    ...{ productId: '1', kind: 'damaged', quantity: -2, after: 30, reason: 'Fell down', by: 'admin' },
    ...{ byName: 'Admin User', at: minute(7), commandId: 'C7' },
  });
  await entry(backend, 6, 'settings', 'shop', {
    from: { deliveryFee: double(2.99), areas: { Jayanagar: { fee: 10, days: [1] } } },
    to: { deliveryFee: 5, areas: { Jayanagar: { fee: 15, days: [1, 3] } } },
  });
  await entry(backend, 5, 'product', '1', { from: { unitPrice: '20.00' }, to: { unitPrice: '25.00' } });
  await entry(backend, 4, 'customer', 'tel-9876543210', {
    to: { name: 'Meena Shah', type: 'wholesale', notes: '' },
  });
  await entry(backend, 3, 'line', 'l1', {
    from: { name: 'Line 1', status: 'running' },
    to: { name: 'Line One', status: 'paused' },
  });
  await entry(backend, 2, 'person', DRIVER.uid, { from: { active: true }, to: { active: false } });
}

async function openLog(search = '', prepare = keepLog) {
  const backend = await openShopBackend();
  await prepare(backend);
  const app = await renderApp({ at: `${LOG}${search}`, as: 'admin', backend });
  await screen.findByRole('heading', { name: 'Change log' });
  return app;
}

const list = async () => within(await screen.findByRole('list', { name: 'Changes, newest first' }));
const lines = async () =>
  (await list()).getAllByRole('listitem').map(item => item.textContent?.replace(/\s+/g, ' '));

describe('the change log', () => {
  it('has every change, newest first: when, who, of what, and what it was and became', async () => {
    await openLog();
    expect(await lines()).toEqual([
      'Order A0000000001 Payments Payment14 Jan 2026, 2:39 pmPayment₹20.00 paid (UPI)Reference402911by Admin User',
      'Order A0000000001 Orders Processing14 Jan 2026, 2:38 pmStatusPending → Processingby Ravi Kumar',
      'Premium Water 1 L Stock Damaged or lost14 Jan 2026, 2:37 pmStock32 → 30ReasonFell downby Admin User',
      'Shop settings Settings Changed14 Jan 2026, 2:36 pmDelivery fee (₹)₹2.99 → ₹5.00Jayanagar: Delivery fee here (₹)₹10.00 → ₹15.00Jayanagar: Delivery daysMon → Mon, Wedby Admin User',
      'Premium Water 1 L Products Changed14 Jan 2026, 2:35 pmUnit price (₹)₹20.00 → ₹25.00by Admin User',
      'Meena Shah Customers Added14 Jan 2026, 2:34 pmNameMeena ShahTypeWholesaleby Admin User',
      'Line One Production lines Changed14 Jan 2026, 2:33 pmNameLine 1 → Line OneStatusRunning → Pausedby Admin User',
      'Ravi Kumar People Changed14 Jan 2026, 2:32 pmWorks hereyes → noby Admin User',
    ]);
    const links = (await list()).getAllByRole('link');
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/admin/dashboard/orders?view=A0000000001',
      '/admin/dashboard/orders?view=A0000000001',
      '/admin/dashboard/inventory?history=1',
      '/admin/dashboard/settings',
      '/admin/dashboard/inventory?history=1',
      '/admin/dashboard/customers/tel-9876543210',
      '/admin/dashboard/production',
      '/admin/dashboard/settings',
    ]);
  });

  it('says no reason of the app’s own in English where staff cancelled an order', async () => {
    await openLog('', backend =>
      put(backend, 'stockMovements/C7-1', {
        ...{ productId: '1', kind: 'restocked', quantity: 2, after: 30, reason: 'Order cancelled' },
        ...{ by: 'admin', byName: 'Admin User', at: minute(7), commandId: 'C7', orderId: 'A0000000001' },
      }),
    );
    expect(await lines()).toEqual([
      'Premium Water 1 L Stock Cancelled by staff14 Jan 2026, 2:37 pmStock28 → 30by Admin User',
    ]);
  });

  it('tells of a new product and of its first bottles, which one command has made, and finds each by its kind', async () => {
    const { user } = await openLog('', async backend => {
      await entry(backend, 7, 'product', '1', { to: { name: 'Premium Water', unitPrice: '20.00' } });
      await put(backend, 'stockMovements/C7-1', {
        ...{ productId: '1', kind: 'opening', quantity: 30, after: 30, reason: '', by: 'admin' },
        ...{ byName: 'Admin User', at: minute(7), commandId: 'C7' },
      });
    });
    const [added, opening] = [
      'Premium Water 1 L Products Added14 Jan 2026, 2:37 pmNamePremium WaterUnit price (₹)₹20.00by Admin User',
      'Premium Water 1 L Stock Opening stock14 Jan 2026, 2:37 pmStock0 → 30by Admin User',
    ];
    expect(await lines()).toEqual(expect.arrayContaining([added, opening]));
    await user.selectOptions(screen.getByLabelText('What'), 'Stock');
    await waitFor(async () => expect(await lines()).toEqual([opening]));
    await user.selectOptions(screen.getByLabelText('What'), 'Products');
    await waitFor(async () => expect(await lines()).toEqual([added]));
  });

  it('is filtered by kind, person and words, kept in the address, and shows everything again', async () => {
    const { user } = await openLog();
    await list();
    await user.selectOptions(screen.getByLabelText('Who'), 'Ravi Kumar');
    await waitFor(async () => expect(await lines()).toHaveLength(1));
    expect(globalThis.location.search).toBe('?who=Ravi+Kumar');
    await user.selectOptions(screen.getByLabelText('What'), 'Stock');
    await user.click(await screen.findByRole('button', { name: 'Show everything' }));
    await waitFor(async () => expect(await lines()).toHaveLength(8));
    await user.type(screen.getByRole('searchbox', { name: 'Search changes' }), 'wholesale meena');
    await waitFor(async () => expect(await lines()).toHaveLength(1));
    expect((await lines())[0]).toContain('Meena Shah');
  });

  it('is of the days that are chosen', async () => {
    const { user } = await openLog('?days=today');
    expect(await screen.findByText('No change matches')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('When'), 'Choose days');
    await user.type(screen.getByLabelText('From'), '2026-01-14');
    await user.type(screen.getByLabelText('To'), '2026-01-14');
    await waitFor(async () => expect(await lines()).toHaveLength(8));
  });

  it('goes on to the next day at midnight in India, while it is open', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: Date.UTC(2026, 0, 14, 18, 29, 30),
      shouldAdvanceTime: true,
    });
    await openLog('?days=today');
    expect(await lines()).toHaveLength(8);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(await screen.findByText('No change matches')).toBeVisible();
  });

  it('is exported as it is shown, a line for each field', async () => {
    const { user, downloads } = await openLog('?about=settings');
    await list();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(downloads[0]?.text.split('\r\n')).toEqual([
      '\uFEFF"When","Who","What","Which","Change","Field","Before","After"',
      '"14 Jan 2026 2:36 pm","Admin User","Settings","Shop settings","Changed","Delivery fee (₹)","₹2.99","₹5.00"',
      '"14 Jan 2026 2:36 pm","Admin User","Settings","Shop settings","Changed","Jayanagar: Delivery fee here (₹)","₹10.00","₹15.00"',
      '"14 Jan 2026 2:36 pm","Admin User","Settings","Shop settings","Changed","Jayanagar: Delivery days","Mon","Mon, Wed"',
    ]);
  });

  it('says when there is none, when it could not be read, and reads again when asked', async () => {
    const backend = await openShopBackend();
    const fault = backend.faults.inject({ match: { path: ':run' }, fault: { kind: 'status', status: 503 } });
    const { user } = await renderApp({ at: LOG, as: 'admin', backend });
    expect(await screen.findByText('The changes could not be loaded.')).toBeVisible();
    backend.faults.clear(fault);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No changes in these days')).toBeVisible();
  });
});
