import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { anOrder, put } from '../../../../test/support/shop';

const ORDERS_READ = { path: ':runQuery' };

const day = (date: number) => new Date(Date.UTC(2026, 0, date, 9));

/** Orders `A0001`, the newest, to `A00nn`; every third is shipped, the rest are pending. */
async function putOrders(backend: LocalFirebase, count: number) {
  for (let index = 1; index <= count; index += 1) {
    const id = `A${String(index).padStart(4, '0')}`;
    const at = new Date(Date.UTC(2026, 0, 14) - index * 60_000);
    await put(
      backend,
      `orders/${id}`,
      anOrder(id, {
        orderDate: at,
        createdAt: at,
        customerName: `Customer ${index}`,
        phone: String(9_000_000_000 + index),
        shippingAddress: 'Lake View Road, Pune',
        status: index % 3 === 0 ? 'shipped' : 'pending',
      }),
    );
  }
}

async function openOrders({ count = 0, search = '' } = {}) {
  const backend = await openShopBackend();
  await putOrders(backend, count);
  return renderApp({ at: `/admin/dashboard/orders${search}`, as: 'admin', backend });
}

const shownIds = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(header => header.textContent);

describe('the four states of the list', () => {
  it('is loading, then shows what there is', async () => {
    await openOrders({ count: 2 });
    expect(await screen.findByText('Loading orders...')).toBeVisible();
    expect(await screen.findByText('Showing 1 to 2 of 2 orders')).toBeVisible();
    expect(screen.queryByText('Loading orders...')).toBeNull();
    expect(shownIds()).toEqual(['A0001', 'A0002']);
    expect(await screen.findByText('Updated 0 s ago')).toBeVisible();
  });

  it('is empty only after a reading that found nothing', async () => {
    await openOrders();
    expect(await screen.findByText('Loading orders...')).toBeVisible();
    expect(screen.queryByText('No orders found matching your criteria')).toBeNull();
    expect(await screen.findByText('No orders found matching your criteria')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show all orders' })).toBeNull();
  });

  it('says that it could not be read, and reads again when asked', async () => {
    const backend = await openShopBackend();
    await putOrders(backend, 1);
    backend.faults.inject({ match: ORDERS_READ, fault: { kind: 'status', status: 503 }, times: 1 });
    const { user } = await renderApp({ at: '/admin/dashboard/orders', as: 'admin', backend });
    expect(await screen.findByRole('alert')).toHaveTextContent('The orders could not be loaded.');
    expect(screen.queryByText('No orders found matching your criteria')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 1 to 1 of 1 orders')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what it last read when the network goes, and says how old it is', async () => {
    const { user, backend } = await openOrders({ count: 2 });
    await screen.findByText('Showing 1 to 2 of 2 orders');
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    // What changed while the orders were read is still being asked for.
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'false'));
    const fault = backend.faults.inject({ match: ORDERS_READ, fault: { kind: 'dropRequest' } });
    await user.click(refresh);
    const offline = 'Offline. Showing data from 2:30 pm. You can keep working; changes are sent later.';
    expect(await screen.findByText(offline)).toBeVisible();
    expect(shownIds()).toEqual(['A0001', 'A0002']);

    backend.faults.clear(fault);
    await put(backend, 'orders/B1', anOrder('B1'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 1 to 3 of 3 orders')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(offline)).toBeNull());
  });
});

describe('the list', () => {
  it('shows orders of every age: newest first, undated last, never one bad document less', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/NEW', anOrder('NEW', { orderDate: day(14), label: 'ORD-007' }));
    await put(backend, 'orders/OLD', {
      productId: '1',
      quantity: 4,
      name: 'Ravi',
      orderDate: '2025-06-01T00:00:00Z',
    });
    await put(backend, 'orders/BARE', {});
    await renderApp({ at: '/admin/dashboard/orders', as: 'admin', backend });
    await screen.findByText('Showing 1 to 3 of 3 orders');
    expect(shownIds()).toEqual(['NEWORD-007', 'OLD', 'BARE']);
    const cellsOf = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        // After the box to tick.
        .slice(1)
        .map(cell => cell.textContent);
    const [newest, , bare] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    if (!newest || !bare) throw new Error('three rows were shown');
    expect(cellsOf(newest)).toEqual([
      'Asha Rao9876543210411001 Pune',
      '14 Jan 2026\n2:30 pm',
      '2',
      '₹9.45',
      'Pending',
      'Mark as processingEdit',
    ]);
    expect(cellsOf(bare)).toEqual(['No name', 'No date', '0', '₹0.00', 'Unknown', 'Edit']);
  });

  it('turns pages of ten, and Back turns back', async () => {
    const { user } = await openOrders({ count: 15 });
    await screen.findByText('Showing 1 to 10 of 15 orders');
    const previous = screen.getByRole('button', { name: 'Previous' });
    const next = screen.getByRole('button', { name: 'Next' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(previous).toHaveAccessibleDescription('This is the first page.');
    await user.click(next);
    expect(await screen.findByText('Showing 11 to 15 of 15 orders')).toBeVisible();
    expect(shownIds()).toEqual(['A0011', 'A0012', 'A0013', 'A0014', 'A0015']);
    expect(next).toHaveAccessibleDescription('This is the last page.');
    await user.click(next);
    expect(globalThis.location.search).toBe('?page=2');
    globalThis.history.back();
    expect(await screen.findByText('Showing 1 to 10 of 15 orders')).toBeVisible();
  });

  it('finds by search and by status, kept in the address', async () => {
    const { user } = await openOrders({ count: 30, search: '?page=2' });
    await screen.findByText('Showing 11 to 20 of 30 orders');
    await user.type(screen.getByLabelText('Search orders'), 'customer 2');
    expect(await screen.findByText('Showing 1 to 10 of 12 orders')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Shipped 4' }));
    expect(await screen.findByText('Showing 1 to 4 of 4 orders')).toBeVisible();
    expect(shownIds()).toEqual(['A0012', 'A0021', 'A0024', 'A0027']);
    expect(globalThis.location.search).toBe('?q=customer+2&status=shipped');
  });

  it('shows orders of several statuses together, and of those that are left', async () => {
    const backend = await openShopBackend();
    await putOrders(backend, 4);
    await put(backend, 'orders/B0001', anOrder('B0001', { status: 'delivered' }));
    const { user } = await renderApp({ at: '/admin/dashboard/orders', as: 'admin', backend });
    await screen.findByText('Showing 1 to 5 of 5 orders');
    const several = screen.getByRole('button', { name: 'Select several' });
    await user.click(several);
    await user.click(screen.getByRole('link', { name: 'Shipped 1' }));
    expect(await screen.findByText('Showing 1 to 1 of 1 orders')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Pending 3' }));
    expect(await screen.findByText('Showing 1 to 4 of 4 orders')).toBeVisible();
    expect(globalThis.location.search).toBe('?status=pending.shipped');
    for (const name of ['Pending 3', 'Shipped 1'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Delivered 1' })).not.toHaveAttribute('aria-current');

    await user.click(screen.getByRole('link', { name: 'Pending 3' }));
    expect(await screen.findByText('Showing 1 to 1 of 1 orders')).toBeVisible();
    await user.click(several);
    await user.click(screen.getByRole('link', { name: 'Delivered 1' }));
    await waitFor(() => expect(globalThis.location.search).toBe('?status=delivered'));
  });

  it('opens at the filters of its address, and shows everything again when asked', async () => {
    const { user } = await openOrders({ count: 3, search: '?q=zzz&status=shipped' });
    expect(await screen.findByText('No orders found matching your criteria')).toBeVisible();
    expect(screen.getByLabelText('Search orders')).toHaveValue('zzz');
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    expect(await screen.findByText('Showing 1 to 3 of 3 orders')).toBeVisible();
    expect(screen.getByLabelText('Search orders')).toHaveValue('');
    expect(globalThis.location.search).toBe('');
  });

  it('loses no character of fast typing that goes on while the address changes', async () => {
    const { user } = await openOrders({ count: 3 });
    await screen.findByText('Showing 1 to 3 of 3 orders');
    const box = screen.getByLabelText('Search orders');
    await user.type(box, 'cust');
    await waitFor(() => expect(globalThis.location.search).toBe('?q=cust'));
    await user.type(box, 'omer 3');
    expect(box).toHaveValue('customer 3');
    expect(await screen.findByText('Showing 1 to 1 of 1 orders')).toBeVisible();
    expect(box).toHaveValue('customer 3');
  });

  it('keeps what is typed where a filter is changed before typing rests', async () => {
    await openOrders({ count: 3 });
    await screen.findByText('Showing 1 to 3 of 3 orders');
    const box = screen.getByLabelText('Search orders');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.change(box, { target: { value: 'customer' } });
      fireEvent.click(screen.getByRole('button', { name: 'Total' }));
      expect(globalThis.location.search).toBe('?q=customer&sort=-total');
      expect(box).toHaveValue('customer');
    } finally {
      vi.useRealTimers();
    }
  });
});
