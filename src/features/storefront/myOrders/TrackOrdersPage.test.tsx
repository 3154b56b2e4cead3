import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { double, encodeFields } from '../../../../local-firebase/seed/seedValue';
import { cachedItems } from '../../../../test/support/cachedRecords';
import { flushPendingWork } from '../../../../test/support/clock';
import { anOrderOf, queue, queueUnsent, settled } from '../../../../test/support/queuedOrders';
import { openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { anOrder, put } from '../../../../test/support/shop';

async function openOrders(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ at: '/track-order', as: 'customer', ...options });
  await screen.findByRole('heading', { name: 'Track Your Orders' });
  return app;
}

const cardOf = async (id: string) =>
  within(await screen.findByRole('article', { name: `Order #${orderNumber(id)}` }));
const openDetails = async (user: UserEvent, id: string) => {
  const card = await cardOf(id);
  await user.click(card.getByRole('button', { name: 'View Details' }));
  return card;
};

describe('Track Your Orders', () => {
  it("shows a customer's own orders, the newest first", async () => {
    const backend = await openShopBackend();
    await put(
      backend,
      'orders/OLDER0000001',
      anOrder('OLDER0000001', { orderDate: new Date(Date.UTC(2025, 0, 1)) }),
    );
    await put(backend, 'orders/UNDATED00001', { userId: 'asha', productId: '2', quantity: 1 });
    await put(backend, 'orders/NEWER0000001', anOrder('NEWER0000001'));
    await put(backend, 'orders/ANOTHERS0001', anOrder('ANOTHERS0001', { userId: 'ravi' }));
    await openOrders({ backend });
    await cardOf('NEWER0000001');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Order #NEWE-R000-0001',
      'Order #OLDER0000001',
      'Order #UNDATED00001',
    ]);
    expect((await cardOf('UNDATED00001')).getByText('Date not recorded')).toBeVisible();
  });

  it('shows the latest orders though the server gives no more than 200, which come by their ids', async () => {
    const backend = await openShopBackend();
    const at = new Date(Date.UTC(2025, 0, 1));
    const older = anOrder('', { status: 'delivered', orderDate: at, createdAt: at, updatedAt: at });
    await backend.firestore.documents.write(
      Array.from({ length: 200 }, (_, index) => ({
        path: `orders/ORDER00${1000 + index}`,
        fields: encodeFields(older),
      })),
    );
    await put(backend, 'orders/ZLATEST00001', anOrder('ZLATEST00001'));
    await openOrders({ backend, at: '/track-order?filter=active' });
    await cardOf('ZLATEST00001');
    expect(screen.getByRole('button', { name: 'All (201)' })).toBeVisible();
  });

  it('reads all orders of who has more than two answers hold, however long ago they changed', async () => {
    const backend = await openShopBackend();
    const numbers = Array.from({ length: 450 }, (_, index) => 1000 + index);
    await backend.firestore.documents.write(
      // Neither among the first by their ids nor among those that changed last.
      numbers.map(number => {
        const at = new Date(number === 1300 ? Date.UTC(2024, 0, 1) : Date.UTC(2025, 0, 1) + number);
        const status = number === 1300 ? 'cancelled' : 'delivered';
        const fields = anOrder('', { status, orderDate: at, createdAt: at, updatedAt: at });
        return { path: `orders/ORDER00${number}`, fields: encodeFields(fields) };
      }),
    );
    await openOrders({ backend, at: '/track-order?filter=cancelled' });
    expect(await screen.findByRole('button', { name: 'All (450)' })).toBeVisible();
    await cardOf('ORDER001300');
  });

  it('draws a hundred orders, and the older ones where they are asked for', async () => {
    const backend = await openShopBackend();
    await backend.firestore.documents.write(
      Array.from({ length: 101 }, (_, index) => ({
        path: `orders/ORDER00${1000 + index}`,
        fields: encodeFields(anOrder('', { status: 'cancelled' })),
      })),
    );
    const { user } = await openOrders({ backend });
    const older = await screen.findByRole('button', { name: 'Show older orders' });
    expect(screen.getAllByRole('article')).toHaveLength(100);
    await user.click(older);
    expect(screen.getAllByRole('article')).toHaveLength(101);
    expect(older).not.toBeInTheDocument();
  });

  it.each([
    ['pending', '25', 'Pending, 25%'],
    ['processing', '50', 'Processing, 50%'],
    ['shipped', '75', 'Shipped, 75%'],
    ['delivered', '100', 'Delivered, 100%'],
    ['misspelt', '0', 'Unknown, 0%'],
  ])('shows how far a %s order has come', async (status, value, text) => {
    const backend = await openShopBackend();
    await put(backend, 'orders/STATUS000001', anOrder('STATUS000001', { status }));
    await openOrders({ backend });
    const bar = (await cardOf('STATUS000001')).getByRole('progressbar', {
      name: 'Progress of order STATUS000001',
    });
    expect(bar).toHaveAttribute('aria-valuenow', value);
    expect(bar).toHaveAttribute('aria-valuetext', text);
    // What is drawn is what is said.
    const drawn = Array.from(bar.querySelectorAll<HTMLElement>('[style]'), ({ style }) => style.width);
    expect(drawn).toEqual([`${value}%`]);
  });

  it('shows a cancelled order as cancelled, not as no progress', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/CANCELLED001', anOrder('CANCELLED001', { status: 'cancelled' }));
    await openOrders({ backend });
    const card = await cardOf('CANCELLED001');
    expect(card.getByText('This order was cancelled.')).toBeVisible();
    expect(card.queryByRole('progressbar')).toBeNull();
  });

  it('asks for no rest of a cancelled order that was paid in part', async () => {
    const backend = await openShopBackend();
    const payment = {
      ...{ state: 'partly', method: 'upi', amount: 4, reference: '4321' },
      ...{ at: new Date(Date.UTC(2026, 0, 14, 10)), by: 'admin' },
    };
    await put(backend, 'orders/CANCELLED001', anOrder('CANCELLED001', { status: 'cancelled', payment }));
    const { user } = await openOrders({ backend });
    const card = await openDetails(user, 'CANCELLED001');
    expect(card.getByText('Paid').closest('div')).toHaveTextContent('Paid₹4.00');
    expect(card.queryByText('To pay at the door')).toBeNull();
  });

  it.each([
    ['whose day is over', '2026-01-14T09:00:00Z', undefined, 'Late: was due Wed 14 Jan'],
    ['until its day is over', '2026-01-15T04:30:00Z', undefined, 'Arrives by Thu 15 Jan'],
    [
      'whose slot is over',
      '2026-01-15T04:30:00Z',
      '07:00-10:00',
      'Late: was due Thu 15 Jan, 7:00 am – 10:00 am',
    ],
    [
      'until its slot is over',
      '2026-01-15T10:30:00Z',
      '13:00-16:00',
      'Arrives Thu 15 Jan, 1:00 pm – 4:00 pm',
    ],
  ])('says when an order comes, or that it is late: one %s', async (_which, due, slot, text) => {
    const backend = await openShopBackend();
    const delivery = slot && { delivery: { area: 'Koramangala', pin: '560034', slot } };
    await put(
      backend,
      'orders/DUE000000001',
      anOrder('DUE000000001', { estimatedDelivery: new Date(due), ...delivery }),
    );
    await openOrders({ backend });
    expect((await cardOf('DUE000000001')).getByText(text)).toBeVisible();
  });

  it.each([
    ['all it holds', 3, 'Water A 1 L × 1, Water B 1 L × 1, Water C 1 L × 1', 3],
    ['two products and how many more', 4, 'Water A 1 L × 1, Water B 1 L × 1 and 2 more', 3],
    ['the only one', 1, 'Water A 1 L × 1', 1],
  ])(
    'says on the closed card %s, with a picture of each of the first three',
    async (_what, count, line, pictures) => {
      const backend = await openShopBackend();
      const items = [...'ABCD'].slice(0, count).map(letter => ({
        ...{ productId: letter, productName: `Water ${letter}`, size: '1L', image: '' },
        ...{ quantity: 1, price: double(2.99) },
      }));
      await put(backend, 'orders/CLOSED000001', anOrder('CLOSED000001', { items }));
      await openOrders({ backend });
      const card = await cardOf('CLOSED000001');
      expect(card.getByRole('button', { name: 'View Details' })).toBeVisible();
      expect(card.getByText(line)).toBeVisible();
      const drawn = card
        .getByText(line)
        .closest('article')
        ?.querySelectorAll('svg[viewBox="-60 -182 120 190"]');
      expect(drawn).toHaveLength(pictures);
    },
  );

  it('opens the details: items, prices as charged, address, delivery, support', async () => {
    const backend = await openShopBackend();
    await put(backend, 'settings/shop', { supportPhone: '1800 555 0199' });
    await put(backend, 'orders/DETAILS00001', anOrder('DETAILS00001'));
    const { user } = await openOrders({ backend });
    const card = await openDetails(user, 'DETAILS00001');
    for (const text of [
      'Premium Water',
      '1 L x 2',
      '₹2.99 × 2',
      '₹0.48',
      '12 Lake View Road, Pune 411001',
      '19 Jan 2026',
    ]) {
      expect(card.getAllByText(text)[0]).toBeVisible();
    }
    expect(card.getByText('1 L x 2').closest('li')).toHaveTextContent('Premium Water1 L x 2₹2.99 × 2₹5.98');
    expect(card.getAllByText('₹9.45')).toHaveLength(2);
    expect(await card.findByRole('link', { name: '1800 555 0199' })).toHaveAttribute(
      'href',
      'tel:18005550199',
    );
    const toggle = card.getByRole('button', { name: 'Hide Details' });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(card.queryByText('1 L x 2')).toBeNull();
  });

  it.each([
    ['an email', { supportEmail: 'help@eawa.example' }, ['help@eawa.example']],
    ['the placeholder of an older form', { supportPhone: '1800 123 4567' }, []],
    ['nothing', {}, []],
  ])('names for support what the settings have: %s', async (_what, settings, links) => {
    const backend = await openShopBackend();
    await put(backend, 'settings/shop', settings);
    await put(backend, 'orders/DETAILS00001', anOrder('DETAILS00001'));
    const { user } = await openOrders({ backend });
    const card = await openDetails(user, 'DETAILS00001');
    await waitFor(async () => expect((await cachedItems()).map(({ list }) => list)).toContain('shop'));
    await act(flushPendingWork);
    expect(card.queryAllByText('Support')).toHaveLength(links.length);
    expect(card.queryAllByRole('link', { name: /@|1800/ }).map(link => link.textContent)).toEqual(links);
  });

  it('names the items of old orders from the inventory, else from the old products', async () => {
    const backend = await openShopBackend();
    await put(backend, 'products/p9', { name: 'Old Water', size: '750ml', price: double(1.5) });
    const items = [
      { productId: '2', quantity: 3 },
      { productId: 'p9', quantity: 1 },
      { productId: 'lost', quantity: 1 },
    ];
    await put(backend, 'orders/LEGACY000001', { userId: 'asha', items, cardNumber: '4111111111111111' });
    const { user } = await openOrders({ backend });
    const card = await openDetails(user, 'LEGACY000001');
    expect(await card.findByText('Essential Water')).toBeVisible();
    expect(card.getByText('500 ml x 3')).toBeVisible();
    expect(await card.findByText('Old Water')).toBeVisible();
    expect(card.getByText('₹1.50')).toBeVisible();
    expect(card.getByText('Standard x 1')).toBeVisible();
    expect(document.body).not.toHaveTextContent('4111');
  });

  it('reads no product when every order names its own', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/NEWER0000001', anOrder('NEWER0000001'));
    const { recording } = await openOrders({ backend });
    await cardOf('NEWER0000001');
    const done = JSON.stringify(recording());
    expect(done).toContain('listMyOrders');
    expect(done).not.toContain('listProducts');
    expect(done).not.toContain('listLegacyProducts');
  });

  it('says when there are none', async () => {
    await openOrders();
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  });

  it('says when they cannot be read, and tries again', async () => {
    const backend = await openShopBackend();
    const fault = backend.faults.inject({ match: { path: ':runQuery' }, fault: { kind: 'dropRequest' } });
    const { user } = await openOrders({ backend });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your orders could not be loaded.');
    expect(screen.queryByText('No orders yet')).toBeNull();
    backend.faults.clear(fault);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No orders yet')).toBeVisible();
  });

  it('shows a change of status after a refresh', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/STATUS000001', anOrder('STATUS000001'));
    const { user } = await openOrders({ backend });
    await cardOf('STATUS000001');
    await put(backend, 'orders/STATUS000001', anOrder('STATUS000001', { status: 'processing' }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByRole('progressbar', { value: { now: 50 } });
  });

  it('announces a purchase once, with when it comes and what is to be paid: a reload does not repeat it', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/PLACED000001', anOrder('PLACED000001'));
    await openOrders({ backend, navigationState: { placedOrderId: 'PLACED000001' } });
    const alert = await screen.findByRole('alert');
    // Seen, too, and not only read out.
    expect(within(alert).getByText('✅ Order placed successfully!').closest('.sr-only')).toBeNull();
    expect(alert).toHaveTextContent('Your order #PLACED000001 has been received and is being processed.');
    expect(await screen.findByText(/^Arrives by .+\. Pay ₹\d+\.\d\d at the door\.$/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();

    const { usr } = globalThis.history.state;
    cleanup();
    await openOrders({ backend, navigationState: usr });
    await cardOf('PLACED000001');
    expect(screen.queryByText('Order Placed Successfully!')).toBeNull();
  });

  it.each([
    ['a reload', []],
    ['a reload under another filter', ['Active (1)']],
  ])(
    'announces once an order that was saved here and is placed by now: %s does not repeat it',
    async (_what, filters) => {
      const backend = await openShopBackend();
      const fault = backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
      const app = await openOrders({ backend, navigationState: { savedOrderId: 'T0000000001' } });
      await queueUnsent(app, anOrderOf(2, 'T0000000001'));
      expect(await screen.findByText('Saved on this device, not sent yet')).toBeVisible();
      backend.faults.clear(fault);
      await act(async () => void globalThis.dispatchEvent(new Event('online')));
      expect(await screen.findByText('Order Placed Successfully!')).toBeVisible();
      for (const name of filters) await app.user.click(await screen.findByRole('button', { name }));
      await act(flushPendingWork);

      const { usr } = globalThis.history.state;
      const { pathname, search } = globalThis.location;
      app.kill();
      await openOrders({ backend, at: `${pathname}${search}`, navigationState: usr });
      await cardOf('T0000000001');
      await act(flushPendingWork);
      expect(screen.queryByText('Order Placed Successfully!')).toBeNull();
      expect(screen.queryByText('Saved on this device, not sent yet')).toBeNull();
    },
  );

  it('says why an order could not be placed, above what it says of another', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/PLACED000001', anOrder('PLACED000001'));
    await put(backend, 'inventory/1', { name: 'Premium Water', size: '1L', unitPrice: '3.49', inStock: 9 });
    const app = await openOrders({ backend, navigationState: { placedOrderId: 'PLACED000001' } });
    await queue(app, anOrderOf(2, 'T0000000001'));
    await settled(app, 'T0000000001', 'failed');
    const card = await screen.findByRole('article', { name: 'Order #T0000000001' });
    expect(card).toHaveTextContent('Could not be placed');
    expect(card).not.toHaveTextContent('Not sent yet');
    expect(card).toHaveTextContent('The price of Premium Water 1 L has changed from ₹2.99 to ₹3.49.');
    const banner = await screen.findByText('Order Placed Successfully!');
    expect(card.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says quietly that other orders are out of reach of one that waits here, and counts none', async () => {
    const backend = await openShopBackend();
    backend.faults.inject({ match: { path: '/documents' }, fault: { kind: 'dropRequest' } });
    const app = await openOrders({ backend });
    await queueUnsent(app, anOrderOf(2, 'T0000000001'));
    expect(await screen.findByRole('article', { name: 'Order #T0000000001' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveClass('text-warn');
    expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
  });

  it('asks a visitor to sign in first', async () => {
    await renderApp({ at: '/track-order' });
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(globalThis.history.state.usr).toMatchObject({ from: '/track-order' });
  });
});
