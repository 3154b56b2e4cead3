import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { storageKey } from '@/app/persistence/persistedSlice';
import { cachedStaffShop } from '@/data/shop/cachedStaffShop';
import { orderNumber } from '@/domain/order/orderNumber';
import { keyOf } from '@/sync/cache/cachedList';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { double } from '../../local-firebase/seed/seedValue';
import { cachedItems } from '../support/cachedRecords';
import { flushPendingWork, installFakeTimers, passTime } from '../support/clock';
import { fillIn } from '../support/fillIn';
import { holdGets } from '../support/holdReads';
import { anOrderOf, entries, queue, settled } from '../support/queuedOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { ADMIN, anOrder, CUSTOMER, put } from '../support/shop';

const PRODUCT = { id: '1', name: 'Premium Water', size: '1L', price: 2.99, image: '', description: '' };
const STATE = { product: PRODUCT, quantity: 2 };
const ORDER = 'T00000000001';
const KORAMANGALA = {
  pins: ['560034', '560095'],
  days: [1, 3, 5],
  slots: ['07:00-10:00', '17:00-20:00'],
  cutOff: 20,
  fee: 20,
};

/** A shop with areas. It is half past two on Thursday, 15 January. */
async function shopWithAreas(areas: object | null = { Koramangala: KORAMANGALA }) {
  const backend = await openShopBackend();
  await setAreas(backend, areas);
  return backend;
}
const setAreas = (backend: LocalFirebase, areas: object | null) =>
  put(backend, 'settings/shop', {
    ...{ deliveryFee: double(2.99), taxRate: double(0.08) },
    ...(areas && { areas: JSON.parse(JSON.stringify(areas)) }),
  });

async function openForm(backend: LocalFirebase, as: 'customer' | 'visitor' = 'customer') {
  const app = await renderApp({ at: '/order', as, navigationState: STATE, backend });
  await screen.findByDisplayValue(CUSTOMER.email);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your order' })).toHaveFocus());
  return app;
}
async function retype(user: UserEvent, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  await fillIn(user, screen.getByLabelText(label), text);
}
const toPin = (user: UserEvent, pin: string) => retype(user, 'PIN code', pin);
const placeButton = () => screen.getByRole('button', { name: /^Place Order - / });
const amount = (name: string) =>
  within(screen.getByText(name, { selector: 'dt' }).parentElement ?? document.body).getByRole('definition');
async function fillOrder(user: UserEvent) {
  await retype(user, 'Delivery address', '12 Lake View Road, Bengaluru');
  await toPin(user, '560034');
  await retype(user, 'Phone', '9876543210');
}
const NEXT_IS_MONDAY =
  'The delivery time you chose is no longer available. The next is Mon 19 Jan, 7:00 am – 10:00 am. Place the order again to accept it.';
const stored = (backend: LocalFirebase, id = ORDER) =>
  backend.firestore.documents.read(`orders/${id}`)?.fields;
const delivery = (slot: string, pin = '560034') => ({
  mapValue: {
    fields: { area: { stringValue: 'Koramangala' }, pin: { stringValue: pin }, slot: { stringValue: slot } },
  },
});

it('marks at once all that an empty form lacks, its PIN code too', async () => {
  const { user } = await openForm(await shopWithAreas());
  await screen.findByText(/^Enter a PIN code/);
  await user.click(placeButton());
  const street = screen.getByLabelText('Delivery address');
  const pin = screen.getByLabelText('PIN code');
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
  expect(street).toHaveAccessibleDescription('Please enter a complete delivery address.');
  expect(pin).toHaveAccessibleDescription(/Enter a PIN code that we deliver to\./);
  await fillIn(user, street, '12 Lake View Road, Bengaluru');
  expect(street).toBeValid();
  expect(pin).toBeInvalid();
});

it('answers a PIN code at once, and delivers on the day and at the time that are chosen, for the area’s fee', async () => {
  const backend = await shopWithAreas();
  const { user } = await openForm(backend);
  expect(await screen.findByText('Enter a PIN code of 6 digits to see when we deliver there.')).toBeVisible();
  // 2 × 2.99 = 5.98; tax 0.48; the fee is each area's own.
  expect(placeButton()).toHaveTextContent('Place Order - ₹6.46');
  expect(amount('Delivery fee')).toHaveTextContent('By PIN code');
  expect(amount('Total without delivery')).toHaveTextContent('₹6.46');
  await retype(user, 'Delivery address', '12 Lake View Road');
  await retype(user, 'Phone', '9876543210');
  await toPin(user, '560099');
  // At the PIN code, and above Place Order.
  expect(screen.getAllByText('We do not deliver to 560099 yet.')[0]).toBeVisible();
  await user.click(placeButton());
  expect(screen.getByText('Enter a PIN code that we deliver to.')).toBeVisible();
  expect(screen.getByLabelText('PIN code')).toHaveFocus();
  expect(stored(backend)).toBeUndefined();

  await toPin(user, '560 095');
  expect(screen.getByText('Delivered to Koramangala: Mon, Wed, Fri. Delivery fee ₹20.00')).toBeVisible();
  expect(placeButton()).toHaveTextContent('Place Order - ₹26.46');
  expect(amount('Delivery fee')).toHaveTextContent('₹20.00');
  expect(amount('Total')).toHaveTextContent('₹26.46');
  expect(screen.queryByText('Total without delivery')).toBeNull();
  expect(screen.getAllByText('Arrives Fri 16 Jan, 7:00 am – 10:00 am')[0]).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Delivery day'), 'Mon 19 Jan');
  await user.selectOptions(screen.getByLabelText('Delivery time'), '5:00 pm – 8:00 pm');
  expect(screen.getAllByText('Arrives Mon 19 Jan, 5:00 pm – 8:00 pm')[0]).toBeVisible();
  await user.click(placeButton());
  expect(
    await screen.findByText('Arrives Mon 19 Jan, 5:00 pm – 8:00 pm. Pay ₹26.46 at the door.'),
  ).toBeVisible();
  expect(stored(backend)).toMatchObject({
    delivery: delivery('17:00-20:00', '560095'),
    estimatedDelivery: { timestampValue: '2026-01-19T14:30:00Z' },
    pricing: { mapValue: { fields: { deliveryFee: { integerValue: '20' } } } },
  });
  const card = within(screen.getByRole('article', { name: `Order #${orderNumber(ORDER)}` }));
  expect(card.getByText('19 Jan 2026, 5:00 pm – 8:00 pm')).toBeVisible();
  expect(card.getByText('Koramangala')).toBeVisible();
});

async function openCart(backend: LocalFirebase) {
  const app = await renderApp({ at: '/menu', backend });
  await app.user.click(await screen.findByRole('button', { name: 'Add to cart: Premium Water 1 L' }));
  await app.user.click(screen.getByRole('link', { name: /^Cart, / }));
  await screen.findByRole('heading', { level: 1, name: 'Your cart' });
  return app;
}

it('tells a visitor in the cart whether a PIN code is served, when and for what, without a network too', async () => {
  const backend = await shopWithAreas({
    Koramangala: KORAMANGALA,
    Whitefield: { ...KORAMANGALA, pins: ['560066'], fee: 35 },
  });
  const { user } = await openCart(backend);
  expect(await screen.findByText('Enter a PIN code of 6 digits to see when we deliver there.')).toBeVisible();
  expect(screen.queryByText(/Arrives/)).toBeNull();
  expect(amount('Delivery fee')).toHaveTextContent('By PIN code');
  backend.faults.inject({ match: { path: '/v1/' }, fault: { kind: 'dropRequest' } });
  await toPin(user, '560 095');
  expect(screen.getByText(/^Delivered to Koramangala: Mon, Wed, Fri\. Delivery fee ₹20\.00/)).toBeVisible();
  expect(screen.getByText('Arrives Fri 16 Jan, 7:00 am – 10:00 am')).toBeVisible();
  // 2.99, tax 0.24.
  expect(amount('Delivery fee')).toHaveTextContent('₹20.00');
  expect(amount('Total')).toHaveTextContent('₹23.23');
  await toPin(user, '560099');
  expect(screen.getByText('We do not deliver to 560099 yet.')).toBeVisible();
  expect(screen.queryByText(/Arrives/)).toBeNull();
  expect(amount('Delivery fee')).toHaveTextContent('By PIN code');
});

it('states no fee, tax or total in the cart before the settings are known, and asks for them again', async () => {
  installFakeTimers();
  const backend = await shopWithAreas({
    Koramangala: KORAMANGALA,
    Whitefield: { ...KORAMANGALA, pins: ['560066'], fee: 35 },
  });
  const first = await openCart(backend);
  await waitFor(() => expect(localStorage.getItem(storageKey('cart'))).toContain('Premium'));
  first.kill();
  const fault = backend.faults.inject({ match: { path: '/v1/' }, fault: { kind: 'dropRequest' } });
  await renderApp({ at: '/cart', backend });
  await screen.findByRole('heading', { level: 1, name: 'Your cart' });
  expect(amount('Subtotal')).toHaveTextContent('₹2.99');
  for (const name of ['Delivery fee', 'Tax', 'Total']) expect(amount(name)).toHaveTextContent('At checkout');
  // Neither at once nor once the reading has failed.
  await act(flushPendingWork);
  for (const name of ['Delivery fee', 'Tax', 'Total']) expect(amount(name)).toHaveTextContent('At checkout');
  backend.faults.clear(fault);
  await passTime(65_000);
  expect(await screen.findByText(/^Enter a PIN code/)).toBeVisible();
  expect(amount('Delivery fee')).toHaveTextContent('By PIN code');
  // 2.99, tax 0.24.
  expect(amount('Total without delivery')).toHaveTextContent('₹3.23');
});

it('states the fee of the specification in the cart of a shop that has stored no settings', async () => {
  const backend = await openShopBackend();
  await backend.firestore.documents.remove(['settings/shop']);
  await openCart(backend);
  await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('₹2.99'));
  // 2.99, fee 2.99, tax 0.24.
  expect(amount('Total')).toHaveTextContent('₹6.22');
});

it('says in the cart by when an order comes and for what, and where from only where the settings say it', async () => {
  const backend = await shopWithAreas(null);
  const first = await openCart(backend);
  expect(await screen.findByText('Arrives by Tue 20 Jan · Delivery fee ₹2.99')).toBeVisible();
  expect(screen.queryByLabelText('PIN code')).toBeNull();
  first.kill();
  await put(backend, 'settings/shop', { deliveryFee: double(2.99), taxRate: double(0.08), city: 'Pune' });
  await renderApp({ at: '/cart', backend });
  expect(
    await screen.findByText('Delivered from Pune · Arrives by Tue 20 Jan · Delivery fee ₹2.99'),
  ).toBeVisible();
});

it('orders for the earliest time where none is chosen, and knows the areas without a network', async () => {
  const backend = await shopWithAreas();
  const first = await openForm(backend);
  await screen.findByText(/^Enter a PIN code/);
  // What was read before it was known who is there says the same, and is not stored.
  await waitFor(async () => expect((await cachedItems()).map(({ list }) => list)).toContain('shop'));
  first.kill();
  backend.faults.inject({ match: { path: '/v1/' }, fault: { kind: 'dropRequest' } });
  const app = await openForm(backend, 'visitor');
  await retype(app.user, 'Delivery address', '12 Lake View Road');
  await toPin(app.user, '560034');
  expect(
    await screen.findByText('Delivered to Koramangala: Mon, Wed, Fri. Delivery fee ₹20.00'),
  ).toBeVisible();
  await retype(app.user, 'Phone', '9876543210');
  await app.user.click(placeButton());
  await waitFor(() => expect(entries(app)).toHaveLength(1));
  backend.faults.clear();
  await settled(app, entries(app)[0]?.id ?? '', 'done');
  expect(stored(backend, entries(app)[0]?.id)).toMatchObject({
    delivery: delivery('07:00-10:00'),
    estimatedDelivery: { timestampValue: '2026-01-16T04:30:00Z' },
  });
});

const WAITING = {
  ...anOrderOf(2, 'T0000000009'),
  shippingAddress: '12 Lake View Road, Bengaluru 560034',
  shop: { deliveryFeePaise: 2000, taxRate: 0.08 },
};
const chosen = { area: 'Koramangala', pin: '560034', slot: '07:00-10:00' };

it('asks with the next time when an order is sent after its cut-off, and loses nothing of it', async () => {
  const backend = await shopWithAreas();
  const app = await renderApp({ at: '/outbox', as: 'customer', backend });
  await queue(app, { ...WAITING, delivery: { ...chosen, day: '2026-01-14' } });
  await settled(app, WAITING.id, 'failed');
  const { user } = app;
  const card = within(await screen.findByRole('article', { name: `Order #${orderNumber(WAITING.id)}` }));
  expect(card.getByText('Arrives Wed 14 Jan, 7:00 am – 10:00 am')).toBeVisible();
  const said =
    'The delivery time you chose is no longer available. The next is Fri 16 Jan, 7:00 am – 10:00 am. Place the order again to accept it.';
  expect(card.getByText(said)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Edit' }));
  // The card says it too, until the form is there.
  expect(await screen.findByLabelText('Delivery day')).toHaveDisplayValue('Fri 16 Jan');
  expect(screen.getByText(said)).toBeVisible();
  await user.click(placeButton());
  expect(await screen.findByText('Order Placed Successfully!')).toBeVisible();
  await waitFor(() => expect(backend.firestore.documents.list('orders')).toHaveLength(1));
  expect(backend.firestore.documents.list('orders')[0]?.fields).toMatchObject({
    estimatedDelivery: { timestampValue: '2026-01-16T04:30:00Z' },
    shippingAddress: { stringValue: '12 Lake View Road, Bengaluru 560034' },
  });
  await waitFor(() => expect(entries(app).filter(({ status }) => status === 'failed')).toEqual([]));
});

it.each([
  [
    'its PIN code is of no area any more',
    { Whitefield: { ...KORAMANGALA, pins: ['560066'] } },
    true,
    { kind: 'notDelivered', pin: '560034' },
  ],
  ['there are no areas any more', null, true, { kind: 'noAreas' }],
  [
    'it is older than the areas',
    { Koramangala: KORAMANGALA },
    false,
    { kind: 'deliveryTime', next: { day: '2026-01-16', slot: '07:00-10:00' } },
  ],
] as const)('keeps an order with the reason when %s', async (_what, areas, isChosen, reason) => {
  const backend = await shopWithAreas(areas);
  const app = await renderApp({ as: 'customer', backend });
  await queue(app, { ...WAITING, ...(isChosen && { delivery: { ...chosen, day: '2026-01-16' } }) });
  await settled(app, WAITING.id, 'failed');
  expect(entries(app)[0]?.failure?.reason).toEqual(reason);
  expect(backend.firestore.documents.list('orders')).toEqual([]);
});

it('sends an order of an area that has another name by now', async () => {
  const backend = await shopWithAreas({ 'Koramangala and HSR': KORAMANGALA });
  const app = await renderApp({ as: 'customer', backend });
  await queue(app, { ...WAITING, delivery: { ...chosen, day: '2026-01-16' } });
  await settled(app, WAITING.id, 'done');
  expect(stored(backend, WAITING.id)?.delivery).toMatchObject({
    mapValue: { fields: { area: { stringValue: 'Koramangala and HSR' } } },
  });
});

it.each([
  ['saved', false],
  ['that it cannot save', true],
])(
  'orders for the next time, once it is accepted, what the shop refused of a device whose clock is slow: an order %s',
  async (_what, isFull) => {
    // Two minutes past the cut-off for Friday there, eight minutes before it here.
    vi.setSystemTime(Date.UTC(2026, 0, 15, 14, 22));
    const backend = await openShopBackend(() => Date.UTC(2026, 0, 15, 14, 32));
    await setAreas(backend, { Koramangala: KORAMANGALA });
    const { user, services } = await openForm(backend);
    if (isFull)
      vi.spyOn(services.outboxLog, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await fillOrder(user);
    expect(screen.getAllByText('Arrives Fri 16 Jan, 7:00 am – 10:00 am')[0]).toBeVisible();
    await user.click(placeButton());
    expect(await screen.findByText(NEXT_IS_MONDAY)).toBeVisible();
    expect(backend.firestore.documents.list('orders')).toEqual([]);
    expect(screen.getByLabelText('Delivery day')).toHaveDisplayValue('Mon 19 Jan');
    await user.click(placeButton());
    expect(await screen.findByText('Order Placed Successfully!')).toBeVisible();
    expect(backend.firestore.documents.list('orders').map(({ fields }) => fields)).toMatchObject([
      { estimatedDelivery: { timestampValue: '2026-01-19T04:30:00Z' } },
    ]);
  },
);

it('says that the time on the form is gone when its cut-off passes, though nobody has chosen it', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: Date.UTC(2026, 0, 15, 14, 28),
    shouldAdvanceTime: true,
  });
  const backend = await shopWithAreas();
  const { user } = await openForm(backend);
  await fillOrder(user);
  expect(screen.getAllByText('Arrives Fri 16 Jan, 7:00 am – 10:00 am')[0]).toBeVisible();
  expect(screen.queryByText(NEXT_IS_MONDAY)).toBeNull();
  act(() => void vi.advanceTimersByTime(3 * 60_000));
  expect(screen.getByText(NEXT_IS_MONDAY)).toBeVisible();
  expect(screen.getAllByText('Arrives Mon 19 Jan, 7:00 am – 10:00 am')[0]).toBeVisible();
});

it('keeps the day and time that are chosen while the street beside the same PIN code is corrected', async () => {
  const { user } = await openForm(await shopWithAreas());
  await fillOrder(user);
  await user.selectOptions(screen.getByLabelText('Delivery day'), 'Wed 21 Jan');
  await user.selectOptions(screen.getByLabelText('Delivery time'), '5:00 pm – 8:00 pm');
  await retype(user, 'Delivery address', '14 Lake View Road, Bengaluru 560034');
  expect(screen.getAllByText('Arrives Wed 21 Jan, 5:00 pm – 8:00 pm')[0]).toBeVisible();
  // Elsewhere the shop delivers at other times.
  await toPin(user, '560095');
  expect(screen.getAllByText('Arrives Fri 16 Jan, 7:00 am – 10:00 am')[0]).toBeVisible();
});

const newOrderForm = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'New Order' }));
  const form = within(await screen.findByRole('dialog', { name: 'New Order' }));
  await form.findByText('Products');
  return form;
};
const fillInCustomer = async (
  user: UserEvent,
  form: Awaited<ReturnType<typeof newOrderForm>>,
  pin: string,
) => {
  for (const [label, value] of [
    ['Name', 'Nila Iyer'],
    ['Phone', '9812345670'],
    ['Email', 'nila@demo.test'],
    ['Delivery address', '31 Residency Road'],
    ['PIN code', pin],
  ] as const) {
    await user.clear(form.getByLabelText(label));
    await fillIn(user, form.getByLabelText(label), value);
  }
  const select = form.getByLabelText('Product');
  await user.selectOptions(select, within(select).getByRole('option', { name: /Premium Water/ }));
};

it('lets staff choose the day and time of an order that they take, and shows both with the order', async () => {
  const backend = await shopWithAreas();
  const { user } = await renderApp({ at: '/admin/dashboard/orders', as: 'admin', backend });
  const form = await newOrderForm(user);
  await fillInCustomer(user, form, '560001');
  const place = () => user.click(form.getByRole('button', { name: /^Place Order/ }));
  await place();
  expect(await form.findByText('Enter a PIN code that the shop delivers to.')).toBeVisible();
  await user.clear(form.getByLabelText('PIN code'));
  await fillIn(user, form.getByLabelText('PIN code'), '560034');
  await user.selectOptions(form.getByLabelText('Delivery day'), 'Wed 21 Jan');
  // A corrected street beside the same PIN code leaves the day as it is.
  await user.clear(form.getByLabelText('Delivery address'));
  await fillIn(user, form.getByLabelText('Delivery address'), '33 Residency Road, Bengaluru 560034');
  // 2.99 + 0.24 + 20.00
  expect(form.getByRole('button', { name: 'Place Order - ₹23.23' })).toBeVisible();
  await place();
  const alert = within(await screen.findByRole('alertdialog', { name: '✅ Order placed successfully!' }));
  expect(stored(backend)).toMatchObject({
    delivery: delivery('07:00-10:00'),
    estimatedDelivery: { timestampValue: '2026-01-21T04:30:00Z' },
  });
  await user.click(alert.getByRole('button', { name: 'OK' }));
  await user.click(await screen.findByRole('link', { name: `View order ${orderNumber(ORDER)}` }));
  const shown = within(await screen.findByRole('dialog', { name: `Order #${orderNumber(ORDER)}` }));
  expect(await shown.findByText('21 Jan 2026, 7:00 am – 10:00 am')).toBeVisible();
  expect(shown.getByText('Koramangala, 560034')).toBeVisible();
});

it('lets staff choose the day and time without a network too, and the order is delivered then', async () => {
  const backend = await shopWithAreas();
  const before = await renderApp({ at: '/admin/dashboard/orders', as: 'admin', backend });
  await newOrderForm(before.user);
  const cached = async () => (await before.services.cachedLists()).read(keyOf(cachedStaffShop, ADMIN.uid));
  await waitFor(async () => expect(await cached()).not.toBeNull());
  before.kill();

  // The tablet is started again, where there is no signal.
  backend.faults.inject({ match: { path: '/v1/' }, fault: { kind: 'dropRequest' } });
  const { user } = await renderApp({ at: '/admin/dashboard/orders', backend });
  const form = await newOrderForm(user);
  await fillInCustomer(user, form, '560034');
  await user.selectOptions(form.getByLabelText('Delivery day'), 'Wed 21 Jan');
  await user.click(form.getByRole('button', { name: /^Place Order/ }));
  expect(
    await screen.findByRole('alertdialog', { name: 'Saved on this device, not sent yet' }),
  ).toBeVisible();
  backend.faults.clear();
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(stored(backend)).toMatchObject({ delivery: delivery('07:00-10:00') }));
});

it('says to staff where the days are not known, and asks for one once they are', async () => {
  const backend = await shopWithAreas();
  // The lists are read, single documents are not.
  backend.faults.inject({ match: { path: ':batchGet' }, fault: { kind: 'dropRequest' } });
  const { user } = await renderApp({ at: '/admin/dashboard/orders', as: 'admin', backend });
  const form = await newOrderForm(user);
  const unknown = /^When the shop delivers there is not known on this device/;
  expect(form.queryByText(unknown)).toBeNull();
  await fillInCustomer(user, form, '560034');
  expect(await form.findByText(unknown)).toBeVisible();
  backend.faults.clear();
  globalThis.dispatchEvent(new Event('online'));
  expect(await form.findByLabelText('Delivery day')).toHaveValue('2026-01-16');
  expect(form.queryByText(unknown)).toBeNull();
});

it('says the day, the time and the area of an order in Hindi, to its customer and to staff', async () => {
  const backend = await shopWithAreas();
  const order = anOrder(ORDER, {
    delivery: { area: 'Koramangala', pin: '560034', slot: '17:00-20:00' },
    estimatedDelivery: new Date('2026-01-19T14:30:00Z'),
  });
  await put(backend, `orders/${ORDER}`, order);
  const app = await renderApp({ at: '/track-order', as: 'customer', deviceLanguage: 'hi-IN', backend });
  const card = within(await screen.findByRole('article', { name: `ऑर्डर #${orderNumber(ORDER)}` }));
  await app.user.click(card.getByRole('button', { name: 'जानकारी देखें' }));
  expect(await card.findByText('19 जनवरी 2026, शाम 5:00 – रात 8:00')).toBeVisible();
  expect(card.getByText('डिलीवरी का इलाका')).toBeVisible();
  expect(card.getByText('Koramangala')).toBeVisible();
  app.kill();

  await renderApp({
    at: `/admin/dashboard/orders?view=${ORDER}`,
    as: 'admin',
    deviceLanguage: 'hi-IN',
    backend,
  });
  const dialog = within(await screen.findByRole('dialog', { name: `ऑर्डर #${orderNumber(ORDER)}` }));
  expect(await dialog.findByText('19 जनवरी 2026, शाम 5:00 – रात 8:00')).toBeVisible();
  expect(dialog.getByText('Koramangala, 560034')).toBeVisible();
});

it('asks once more where what Place waited for makes the total another', async () => {
  const backend = await shopWithAreas();
  await put(backend, `users/${CUSTOMER.uid}`, {
    ...{ phone: '9812345670', address: '12 Lake View Road, Bengaluru 560034' },
  });
  const letGo = holdGets();
  const { user } = await openForm(backend);
  await user.click(await screen.findByRole('button', { name: 'Place Order - ₹9.45' }));
  await screen.findByRole('button', { name: 'Processing Order...' });
  letGo();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Delivery fee or tax has changed: the total is now ₹26.46 instead of ₹9.45. Place the order again to accept it.',
  );
  expect(placeButton()).toHaveTextContent('Place Order - ₹26.46');
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('alert')));
  expect(document.activeElement).not.toContainElement(placeButton());
  expect(screen.getByText('12 Lake View Road, Bengaluru 560034')).toBeVisible();
  expect(backend.firestore.documents.list('orders')).toEqual([]);
  // What they change themselves is not said to be the shop's change.
  await user.click(screen.getByRole('button', { name: 'One Premium Water 1 L more' }));
  await screen.findByRole('button', { name: 'Place Order - ₹29.69' });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(placeButton());
  expect(await screen.findByText('Order Placed Successfully!')).toBeVisible();
});
