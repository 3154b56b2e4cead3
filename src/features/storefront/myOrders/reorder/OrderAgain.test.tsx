import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openShopBackend, renderApp } from '../../../../../test/support/renderApp';
import { anOrder, put } from '../../../../../test/support/shop';

const AGAIN = { name: 'Order again: Premium Water 1 L × 2' };

it('the first page says when the next order comes and where to, beside the last one once more', async () => {
  const backend = await openShopBackend();
  const due = new Date(Date.UTC(2026, 0, 17, 9));
  await put(
    backend,
    'orders/OPEN00000001',
    anOrder('OPEN00000001', { status: 'shipped', estimatedDelivery: due }),
  );
  await put(
    backend,
    'orders/LATER0000001',
    anOrder('LATER0000001', { orderDate: new Date(Date.UTC(2026, 0, 15, 8)) }),
  );
  const { user } = await renderApp({ at: '/', as: 'customer', backend });
  expect(await screen.findByRole('button', AGAIN)).toHaveTextContent(/^Order again$/);
  const next = screen.getByRole('link', {
    name: /^Arrives by Sat 17 Jan Shipped · 12 Lake View Road, Pune 411001$/,
  });
  await user.click(next);
  expect(await screen.findByRole('heading', { name: 'Track Your Orders' })).toBeVisible();
});

it('the first page says of two orders under way which comes first, though it was ordered last', async () => {
  const backend = await openShopBackend();
  const day = (date: number) => new Date(Date.UTC(2026, 0, date, 9));
  await put(
    backend,
    'orders/FAR000000001',
    anOrder('FAR000000001', { orderDate: day(12), estimatedDelivery: day(26) }),
  );
  await put(
    backend,
    'orders/NEAR00000001',
    anOrder('NEAR00000001', { orderDate: day(14), estimatedDelivery: day(16) }),
  );
  await renderApp({ at: '/', as: 'customer', backend });
  expect(await screen.findByRole('link', { name: /^Arrives by Fri 16 Jan/ })).toBeVisible();
  expect(screen.queryByText(/26 Jan/)).toBeNull();
});

it('the first page names what was ordered last where nothing is on its way', async () => {
  const backend = await openShopBackend();
  await put(backend, 'orders/DONE00000001', anOrder('DONE00000001', { status: 'delivered' }));
  await put(backend, 'orders/GONE00000001', anOrder('GONE00000001', { status: 'cancelled' }));
  await renderApp({ at: '/', as: 'customer', backend });
  expect(await screen.findByRole('button', AGAIN)).toHaveTextContent(AGAIN.name);
  expect(screen.queryByText(/^Arrives by/)).toBeNull();
});
