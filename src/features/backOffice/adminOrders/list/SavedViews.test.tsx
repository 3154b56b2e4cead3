import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShopBackend, renderApp } from '../../../../../test/support/renderApp';
import { anOrder, put } from '../../../../../test/support/shop';

/** Tests happen on Thursday the 15th of January at 14:30 in India. */
const inIndia = (day: number, time: string) => new Date(`2026-01-${day}T${time}:00+05:30`);

async function openOrders(search = '') {
  const backend = await openShopBackend();
  await put(backend, 'orders/TODAY', anOrder('TODAY', { estimatedDelivery: inIndia(15, '20:00') }));
  const late = { estimatedDelivery: inIndia(14, '20:00'), paymentMethod: 'cash' };
  await put(backend, 'orders/LATE', anOrder('LATE', late));
  await put(backend, 'orders/NEXT', anOrder('NEXT', { status: 'shipped' }));
  const app = await renderApp({ at: `/admin/dashboard/orders${search}`, as: 'admin', backend });
  const views = within(await screen.findByRole('group', { name: 'Saved views' }));
  return { ...app, view: (name: string) => views.getByRole('button', { name }) };
}

const shows = (...ids: readonly string[]) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('rowheader')
        .map(header => header.textContent),
    ).toEqual(ids),
  );

describe('saved views', () => {
  it('are one tap each, take the place of other filters, and are marked', async () => {
    const { user, view } = await openOrders('?status=shipped&q=asha');
    await shows('NEXT');
    await user.click(view('Due today'));
    await shows('TODAY');
    expect(view('Due today')).toHaveAttribute('aria-pressed', 'true');
    expect(globalThis.location.search).toBe('?due=today');
    await user.click(view('Late'));
    await shows('LATE');
    expect(view('Due today')).toHaveAttribute('aria-pressed', 'false');
    await user.click(view('COD unpaid'));
    await shows('LATE');
    expect(globalThis.location.search).toBe('?payment=cashUnpaid');
    expect(await screen.findByRole('combobox', { name: 'Payment' })).toHaveValue('cashUnpaid');
  });

  it('show all orders again with a second tap', async () => {
    const { user, view } = await openOrders('?due=late');
    await shows('LATE');
    expect(view('Late')).toHaveAttribute('aria-pressed', 'true');
    await user.click(view('Late'));
    await waitFor(() => expect(globalThis.location.search).toBe(''));
    expect(await screen.findByText('Showing 1 to 3 of 3 orders')).toBeVisible();
  });
});

describe('the tab Unpaid', () => {
  it('leaves of what is shown what is still to be paid, and shows it all again with a second tap', async () => {
    const { user, backend } = await openOrders('?status=shipped');
    await shows('NEXT');
    const paid = {
      state: 'paid',
      method: 'cash',
      amount: 20,
      reference: '',
      by: 'admin',
      byName: 'Admin User',
    };
    await put(
      backend,
      'orders/PAID',
      anOrder('PAID', { status: 'shipped', payment: { ...paid, at: inIndia(15, '09:00') } }),
    );
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await shows('NEXT', 'PAID');
    const tab = () =>
      within(screen.getByRole('navigation', { name: 'Status' })).getByRole('link', { name: 'Unpaid' });
    await user.click(tab());
    await shows('NEXT');
    expect(tab()).toHaveAttribute('aria-current', 'true');
    expect(globalThis.location.search).toBe('?status=shipped&payment=unpaid');
    await user.click(tab());
    await shows('NEXT', 'PAID');
    expect(globalThis.location.search).toBe('?status=shipped');
  });
});
