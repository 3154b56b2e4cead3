import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { ORDERS, openOrders, putOrders, shownIds } from '../support/ordersPage';
import { openShopBackend, renderApp } from '../support/renderApp';

const day = (date: string) => {
  const at = new Date(`${date}T09:00:00+05:30`);
  return { orderDate: at, createdAt: at };
};

const SHOP = {
  NOON15: { ...day('2026-01-15'), customerName: 'José Nair', phone: '9123456789', paymentMethod: 'cash' },
  NOON12: { ...day('2026-01-12'), customerName: 'Asha Rao', status: 'shipped' },
  DEC25: { ...day('2025-12-25'), customerName: 'Zoya Khan', status: 'shipped', paymentMethod: 'cash' },
  OLD: { ...day('2025-06-01'), name: '', customerName: '', email: 'bina@demo.test', status: 'delivered' },
};

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Status' }))
    .getAllByRole('link')
    .map(link => link.textContent);

const found = (count: number) => screen.findByText(`Showing 1 to ${count} of ${count} orders`);

const marked = () => Array.from(document.querySelectorAll('mark'), mark => mark.textContent);

describe('the statuses', () => {
  it('say how many there are of each, of what was searched for', async () => {
    const { user } = await openOrders(SHOP);
    await found(4);
    expect(tabs()).toEqual([
      'All4',
      'Pending1',
      'Processing0',
      'Shipped2',
      'Delivered1',
      'Cancelled0',
      'Unpaid',
    ]);
    await user.selectOptions(await screen.findByLabelText('Payment'), 'Cash on Delivery');
    await found(2);
    expect(tabs()).toEqual([
      'All2',
      'Pending1',
      'Processing0',
      'Shipped1',
      'Delivered0',
      'Cancelled0',
      'Unpaid',
    ]);
    await user.click(screen.getByRole('link', { name: 'Shipped 1' }));
    await found(1);
    expect(shownIds()).toEqual(['DEC25']);
    expect(screen.getByRole('link', { name: 'Shipped 1' })).toHaveAttribute('aria-current', 'true');
    // What is chosen does not change what there is to choose from.
    expect(tabs()).toContain('Pending1');
    expect(globalThis.location.search).toBe('?payment=cash&status=shipped');
  });
});

describe('the search', () => {
  it.each([
    ['jose', ['NOON15'], ['José']],
    ['6789', ['NOON15'], ['6789']],
    ['bina', ['OLD'], ['bina']],
    ['noon', ['NOON15', 'NOON12'], ['NOON', 'NOON']],
    // The email is not in the table; it is shown where it is the reason.
    ['asha@demo', ['NOON15', 'NOON12', 'DEC25'], ['asha@demo', 'asha@demo', 'asha@demo']],
  ])('shows where it found %j', async (query, ids, marks) => {
    await openOrders(SHOP, `?q=${query}`);
    await found(ids.length);
    expect(shownIds()).toEqual(ids);
    expect(marked()).toEqual(marks);
  });

  it.each([
    ['premium', 'NOON12', '2 × Premium Water 1L', 'Premium'],
    ['lake road', 'OLD', '7 Lake Road, Bengaluru 560 095', 'Lake'],
    ['560095', 'OLD', '560095 Bengaluru', '560095'],
    ['asha premium', 'NOON12', '2 × Premium Water 1L', 'Premium'],
  ])('says why it found %j where the row does not show it', async (query, id, line, mark) => {
    await openOrders(
      { ...SHOP, OLD: { ...SHOP.OLD, shippingAddress: '7 Lake Road, Bengaluru 560 095' } },
      `?q=${query}`,
    );
    const row = within(await screen.findByRole('row', { name: new RegExp(orderNumber(id)) }));
    const [why] = row.getAllByText((_content, element) => element?.textContent === line);
    expect(why).toBeVisible();
    expect(why?.querySelector('mark')).toHaveTextContent(mark);
  });

  it('adds nothing to a row that shows what was found', async () => {
    await openOrders(SHOP, '?q=asha');
    await screen.findByRole('row', { name: /NOON12/ });
    expect(screen.queryByText(/Premium Water/)).toBeNull();
  });
});

describe('the area', () => {
  const PLACES = {
    NOON15: { ...SHOP.NOON15, delivery: { area: 'Koramangala', pin: '560034', slot: '07:00-10:00' } },
    NOON12: { ...SHOP.NOON12, shippingAddress: '7 Lake Road, Bengaluru 560 034' },
    DEC25: { ...SHOP.DEC25, shippingAddress: '12 FC Road, Pune 411001' },
  };

  it('is one of the shop, or a PIN code that is in none, and stays in the address', async () => {
    const { user } = await openOrders(PLACES);
    await found(3);
    const areas = await screen.findByLabelText('Area');
    await user.click(areas);
    expect(
      within(areas)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any area', 'Koramangala', 'PIN 411001']);
    await user.selectOptions(areas, 'Koramangala');
    await found(2);
    expect(shownIds()).toEqual(['NOON15', 'NOON12']);
    expect(screen.getByRole('row', { name: /NOON12/ })).toHaveTextContent('560034 Bengaluru');
    expect(globalThis.location.search).toBe('?area=Koramangala');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await found(3);
  });

  it('is said in Hindi, as the address has it', async () => {
    const backend = await openShopBackend();
    await putOrders(backend, PLACES);
    await renderApp({ at: `${ORDERS}?area=411001`, as: 'admin', deviceLanguage: 'hi-IN', backend });
    expect(await screen.findByRole('row', { name: /DEC25/ })).toHaveTextContent('411001 Pune');
    expect(screen.getByLabelText('इलाका')).toHaveDisplayValue('पिन 411001');
    expect(shownIds()).toEqual(['DEC25']);
  });
});

describe('the days', () => {
  it.each([
    ['Today', ['NOON15'], '?date=today'],
    ['Last 7 days', ['NOON15', 'NOON12'], '?date=7days'],
    ['Last 30 days', ['NOON15', 'NOON12', 'DEC25'], '?date=30days'],
  ])('%s', async (choice, ids, search) => {
    const { user } = await openOrders(SHOP);
    await found(4);
    await user.selectOptions(await screen.findByLabelText('Order date'), choice);
    await found(ids.length);
    expect(shownIds()).toEqual(ids);
    expect(globalThis.location.search).toBe(search);
  });

  it('of one’s own choice, and everything again', async () => {
    const { user } = await openOrders(SHOP);
    await found(4);
    await user.selectOptions(await screen.findByLabelText('Order date'), 'Choose days');
    await user.type(await screen.findByLabelText('From'), '2025-12-25');
    await user.type(screen.getByLabelText('To'), '2026-01-12');
    await found(2);
    expect(shownIds()).toEqual(['NOON12', 'DEC25']);
    expect(globalThis.location.search).toBe('?date=custom&from=2025-12-25&to=2026-01-12');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await found(4);
    expect(globalThis.location.search).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });
});

describe('the columns', () => {
  const header = (name: string) => screen.getByRole('columnheader', { name });

  it('are sorted by their heads, the other way round by the same head again', async () => {
    const { user } = await openOrders(SHOP);
    await found(4);
    expect(header('Date')).toHaveAttribute('aria-sort', 'descending');
    expect(header('Customer')).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Customer' }));
    await waitFor(() => expect(shownIds()).toEqual(['NOON12', 'OLD', 'NOON15', 'DEC25']));
    expect(header('Customer')).toHaveAttribute('aria-sort', 'ascending');
    expect(header('Date')).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Customer' }));
    await waitFor(() => expect(shownIds()).toEqual(['DEC25', 'NOON15', 'OLD', 'NOON12']));
    expect(globalThis.location.search).toBe('?sort=-customer');
    await user.click(screen.getByRole('button', { name: 'Date' }));
    await waitFor(() => expect(shownIds()).toEqual(['NOON15', 'NOON12', 'DEC25', 'OLD']));
    expect(globalThis.location.search).toBe('');
  });

  it('are sorted as the address says, and an address that says nothing known is as if it did not', async () => {
    await openOrders(SHOP, '?sort=status&date=ever&payment=gold&size=7&status=lost');
    await found(4);
    expect(shownIds()).toEqual(['NOON15', 'NOON12', 'DEC25', 'OLD']);
    expect(header('Status')).toHaveAttribute('aria-sort', 'ascending');
  });
});

describe('the pages', () => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`A${String(index + 1).padStart(4, '0')}`, {}]),
  );

  it('are as long as was asked for, and stay so in the address', async () => {
    const { user, unmount, backend } = await openOrders(many, '?page=2');
    expect(await screen.findByText('Showing 11 to 20 of 60 orders')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Orders per page'), '50');
    expect(await screen.findByText('Showing 1 to 50 of 60 orders')).toBeVisible();
    expect(shownIds()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 51 to 60 of 60 orders')).toBeVisible();
    expect(globalThis.location.search).toBe('?size=50&page=2');
    unmount();
    await renderApp({ at: `${ORDERS}?size=100`, backend });
    expect(await screen.findByText('Showing 1 to 60 of 60 orders')).toBeVisible();
    expect(screen.getByLabelText('Orders per page')).toHaveValue('100');
  });
});

describe('an order', () => {
  it('is led to by a link that keeps what the list shows', async () => {
    const { user } = await openOrders(SHOP, '?q=a&status=shipped');
    await found(2);
    const link = screen.getByRole('link', { name: 'View order DEC25' });
    expect(link).toHaveAttribute('href', `${ORDERS}?q=a&status=shipped&view=DEC25`);
    await user.click(link);
    expect(globalThis.location.search).toBe('?q=a&status=shipped&view=DEC25');
  });
});
