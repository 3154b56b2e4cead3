import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type Order, payablePaise } from '@/domain/order/order';
import { newestFirst } from '@/domain/order/orderList';
import { anOrderRow } from '../../../test/support/rows';
import type { Customer } from './customer';
import { idOfEmail } from './customerId';
import { type CustomerOverlay, NOTHING_STORED } from './customerOverlay';
import { deriveCustomers } from './deriveCustomers';

const order = (id: string, fields: Partial<Order> = {}): Order =>
  anOrderRow({ id, userId: 'asha', email: 'asha@demo.test', phone: '9876543210', ...fields });

const stored = (id: string, fields: Partial<CustomerOverlay> = {}): CustomerOverlay => ({
  id,
  ...NOTHING_STORED,
  updatedAt: null,
  lastCommandId: null,
  ...fields,
});

const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T09:00:00.000Z`;

function only(orders: readonly Order[], overlays: readonly CustomerOverlay[] = []): Customer {
  const { all } = deriveCustomers(newestFirst(orders), overlays);
  expect(all).toHaveLength(1);
  return all[0] as Customer;
}

describe('a customer known by orders', () => {
  it('is who has the account, whatever the email of an order says', () => {
    const customer = only([
      order('A1', { orderedAt: at(1), email: 'old@demo.test', customerName: 'Asha' }),
      order('A2', { orderedAt: at(3), email: 'new@demo.test', customerName: 'Asha Rao' }),
    ]);
    expect(customer).toMatchObject({
      id: 'asha',
      label: null,
      name: 'Asha Rao',
      contact: 'Asha Rao',
      email: 'new@demo.test',
      phone: '9876543210',
      status: 'active',
      type: 'retail',
      totalOrders: 2,
      firstOrder: at(1),
      lastOrder: at(3),
    });
  });

  it('is without an account who has the email, in capitals or not', () => {
    const customer = only([
      order('A1', { userId: null, email: 'Nila@Demo.test' }),
      order('A2', { userId: null, email: 'nila@demo.test' }),
    ]);
    expect(customer.id).toBe('bmlsYUBkZW1vLnRlc3Q');
    expect(customer.totalOrders).toBe(2);
  });

  it('is with neither who has the phone, and nobody where an order names nobody', () => {
    const nameless = { userId: null, email: '' };
    const { all, nobodys } = deriveCustomers(
      [order('A1', { ...nameless, phone: '+91 98765 43210' }), order('A2', { ...nameless, phone: '' })],
      [],
    );
    expect(all.map(({ id }) => id)).toEqual(['tel-9876543210']);
    expect(nobodys.map(({ id }) => id)).toEqual(['A2']);
  });

  it('has spent what orders were charged, but for those that were cancelled', () => {
    const pricing = {
      subtotalPaise: 598,
      deliveryFeePaise: 299,
      taxRate: 0.08,
      taxPaise: 48,
      grandTotalPaise: 945,
    };
    const customer = only([
      order('A1', { pricing }),
      order('A2', { pricing: null, totalPaise: 598 }),
      order('A3', { status: 'cancelled', pricing }),
    ]);
    expect(customer).toMatchObject({ totalOrders: 3, cancelledOrders: 1, totalSpentPaise: 945 + 598 });
  });
});

describe('two accounts, one of which orders under the other’s details', () => {
  const hers = { userId: 'asha', accountEmail: 'Asha@demo.test', customerName: 'Asha Rao' };
  const theirs = { ...hers, userId: 'mallory', accountEmail: 'mallory@demo.test' };
  const orders = newestFirst([
    order('A1', { ...hers, orderedAt: at(1), shippingAddress: '12 Lake View Road' }),
    order('M1', { ...theirs, orderedAt: at(3), shippingAddress: 'Mallory’s door' }),
  ]);
  const { byId } = deriveCustomers(orders, []);

  it('stay two customers, each with the email of its own account and with its own orders', () => {
    expect(byId.size).toBe(2);
    expect(byId.get('asha')).toMatchObject({
      account: { id: 'asha', email: 'Asha@demo.test' },
      contactEmail: 'own',
      totalOrders: 1,
      firstOrder: at(1),
    });
    expect(byId.get('mallory')).toMatchObject({
      account: { id: 'mallory', email: 'mallory@demo.test' },
      email: 'asha@demo.test',
      contactEmail: 'anothers',
      totalOrders: 1,
      firstOrder: at(3),
    });
  });

  it('are told of each other', () => {
    expect(byId.get('asha')?.possibleDuplicates).toEqual(['mallory']);
    expect(byId.get('mallory')?.possibleDuplicates).toEqual(['asha']);
  });

  it('are still two where older orders say nothing of the account', () => {
    const older = orders.map(one => ({ ...one, accountEmail: null }));
    const before = deriveCustomers(older, []).byId;
    expect(before.get('asha')).toMatchObject({
      account: { id: 'asha', email: null },
      contactEmail: 'unproven',
    });
    const [since] = newestFirst([order('A2', { ...hers, orderedAt: at(4) }), ...older]);
    const after = deriveCustomers(since ? [since, ...older] : older, []).byId;
    expect(after.get('asha')?.contactEmail).toBe('own');
    expect(after.get('mallory')?.contactEmail).toBe('anothers');
  });
});

describe('the contact email of a customer', () => {
  const account = { userId: 'asha', accountEmail: 'asha@demo.test' };

  it('may differ from the account’s, and be nobody else’s', () => {
    const customer = only([order('A1', { ...account, email: 'office@demo.test' })]);
    expect(customer).toMatchObject({ email: 'office@demo.test', contactEmail: 'different' });
    expect(customer.account?.email).toBe('asha@demo.test');
  });

  it('is the account’s latest, where that has changed', () => {
    const moved = order('A2', { ...account, accountEmail: 'asha@new.test', orderedAt: at(2) });
    expect(only([order('A1', { ...account, orderedAt: at(1) }), moved]).account?.email).toBe('asha@new.test');
  });

  it('may be an account’s where the customer has none, and is no account by that', () => {
    const { byId } = deriveCustomers([order('A1', account), order('P1', { userId: null, phone: '' })], []);
    expect(byId.get(idOfEmail('asha@demo.test'))).toMatchObject({ account: null, contactEmail: 'anothers' });
  });

  it('proves nothing where there is no account, or none that an order names', () => {
    expect(only([order('A1', { userId: null })])).toMatchObject({ account: null, contactEmail: 'unproven' });
    expect(only([], [stored('asha', { email: 'asha@demo.test' })])).toMatchObject({
      contactEmail: 'unproven',
    });
  });

  it('names no account where an order’s user could not be one', () => {
    expect(only([order('A1', { userId: 'a/b' })]).account).toBeNull();
  });
});

describe('what staff keep of a customer', () => {
  it('is applied over what the orders say, where it says anything', () => {
    const overlay = stored('asha', {
      phone: '9000000000',
      status: 'inactive',
      type: 'wholesale',
      notes: 'Gate 2',
    });
    expect(only([order('A1')], [overlay])).toMatchObject({
      name: 'Asha Rao',
      email: 'asha@demo.test',
      phone: '9000000000',
      status: 'inactive',
      type: 'wholesale',
      notes: 'Gate 2',
      totalOrders: 1,
    });
  });

  it('makes a customer without an order', () => {
    expect(only([], [stored('CUST-482-ABC', { name: 'New Hotel' })])).toMatchObject({
      label: 'CUST-482',
      name: 'New Hotel',
      totalOrders: 0,
      totalSpentPaise: 0,
      lastOrder: null,
    });
  });

  it('takes in the orders without an account that have the email staff entered', () => {
    const overlay = stored('CUST-482-ABC', { email: 'Hotel@demo.test' });
    expect(only([order('A1', { userId: null, email: 'hotel@demo.test' })], [overlay]).id).toBe(
      'CUST-482-ABC',
    );
  });

  it.each([
    ['the first by id', { 'CUST-482-ABC': false, 'CUST-101-ABC': false }, 'CUST-101-ABC'],
    ['who is in the list', { 'CUST-482-ABC': false, 'CUST-101-ABC': true }, 'CUST-482-ABC'],
    [
      'who is in the list, also as the first',
      { 'CUST-482-ABC': true, 'CUST-101-ABC': false },
      'CUST-101-ABC',
    ],
    ['the first of those who were deleted', { 'CUST-482-ABC': true, 'CUST-101-ABC': true }, 'CUST-101-ABC'],
  ])('gives those orders, of several with that email, to %s', (_who, hidden, id) => {
    const overlays = Object.entries(hidden).map(([id, hidden]) =>
      stored(id, { email: 'hotel@demo.test', hidden }),
    );
    const { byId } = deriveCustomers([order('A1', { userId: null, email: 'hotel@demo.test' })], overlays);
    expect(Array.from(byId.values()).filter(({ totalOrders }) => totalOrders > 0)).toMatchObject([{ id }]);
  });

  it('leaves those orders with what was stored of the email before', () => {
    const overlays = [stored('CUST-482-ABC', { email: 'a@b.test' }), stored(idOfEmail('a@b.test'))];
    const { byId } = deriveCustomers([order('A1', { userId: null, email: 'a@b.test' })], overlays);
    expect(byId.get(idOfEmail('a@b.test'))?.totalOrders).toBe(1);
    expect(byId.get('CUST-482-ABC')?.totalOrders).toBe(0);
  });

  it('gives orders with their name and phone to whom staff added without an email, whatever email the orders name', () => {
    const hotel = { userId: null, customerName: 'Hotel Lake View' };
    const overlays = [stored('CUST-482-ABC', { name: 'Hotel lake view', phone: '+91 98765 43210' })];
    const orders = newestFirst([
      order('A1', { ...hotel, email: 'desk@hotel.test', orderedAt: at(2) }),
      order('A2', { ...hotel, email: 'desk@hotel.test', phone: '', orderedAt: at(1) }),
      order('A3', { ...hotel, email: '', orderedAt: at(3) }),
    ]);
    expect(only(orders, overlays)).toMatchObject({
      ...{ id: 'CUST-482-ABC', name: 'Hotel lake view', email: 'desk@hotel.test', totalOrders: 3 },
      ...{ firstOrder: at(1), lastOrder: at(3) },
    });
  });

  const ownId = idOfEmail('asha@demo.test');
  it.each([
    ['of an account', { userId: 'asha' }, {}, 'asha'],
    ['of somebody else with that phone', { customerName: 'Ravi Nair' }, {}, ownId],
    ['whose email somebody else was added with', {}, { email: 'asha@demo.test' }, 'CUST-900-ABC'],
    ['of an email that staff said something of', {}, { id: ownId }, ownId],
  ])('gives them no order %s', (_which, of, other, id) => {
    const asha = stored('CUST-482-ABC', { name: 'Asha Rao', phone: '9876543210' });
    const orders = [order('A1', { userId: null, customerName: 'Asha Rao', ...of })];
    const { all } = deriveCustomers(orders, [asha, { ...stored('CUST-900-ABC'), ...other }]);
    expect(all.filter(({ totalOrders }) => totalOrders > 0)).toMatchObject([{ id }]);
  });

  it('keeps the orders of a customer who was deleted', () => {
    expect(only([order('A1')], [stored('asha', { hidden: true })])).toMatchObject({
      hidden: true,
      totalOrders: 1,
    });
  });

  it('shows more of the id where two devices drew the same number', () => {
    const { all } = deriveCustomers([], [stored('CUST-482-B'), stored('CUST-482-A')]);
    expect(all.map(({ label }) => label)).toEqual(['CUST-482', 'CUST-482-B']);
  });
});

describe('look-alikes', () => {
  const orders = [
    order('A1', { userId: 'asha', email: 'asha@demo.test', phone: '9876543210' }),
    order('A2', { userId: null, email: 'asha@work.test', phone: '+91 98765-43210' }),
    order('A3', { userId: null, email: 'ravi@demo.test', phone: '9000000000' }),
  ];

  it('are told of each other by the same phone with another email, and never merged', () => {
    const { byId } = deriveCustomers(orders, []);
    const work = idOfEmail('asha@work.test');
    expect(byId.get('asha')?.possibleDuplicates).toEqual([work]);
    expect(byId.get(work)?.possibleDuplicates).toEqual(['asha']);
    expect(byId.get(idOfEmail('ravi@demo.test'))?.possibleDuplicates).toEqual([]);
  });

  it('are told of by the same email, once an account orders with it too', () => {
    const { byId } = deriveCustomers(
      [order('A1', { phone: '' }), order('A2', { userId: null, phone: '' })],
      [],
    );
    expect(byId.get('asha')?.possibleDuplicates).toEqual([idOfEmail('asha@demo.test')]);
  });

  it('are not those who were deleted', () => {
    expect(
      deriveCustomers(orders, [stored('asha', { hidden: true })]).byId.get(idOfEmail('asha@work.test'))
        ?.possibleDuplicates,
    ).toEqual([]);
  });
});

it('counts every order once: the customers’ sums are the orders’ sums', () => {
  const text = fc.constantFrom('', 'a@x.test', 'A@X.test', 'b@x.test');
  const someOrder = fc.record({
    userId: fc.constantFrom(null, 'u1', 'u2', 'a/b'),
    email: text,
    phone: fc.constantFrom('', '9876543210', '919876543210', '12'),
    customerName: fc.constantFrom('', 'Asha'),
    status: fc.constantFrom(null, ...ORDER_STATUSES),
    totalPaise: fc.nat(1_000_000),
    orderedAt: fc.constantFrom(null, at(1), at(2)),
  });
  const someOverlay = fc.record({
    id: fc.constantFrom('u1', 'CUST-101-A', 'CUST-101-B', idOfEmail('a@x.test'), 'tel-9876543210'),
    email: text,
    phone: fc.constantFrom('', '98765 43210'),
    name: fc.constantFrom('', 'Asha'),
    hidden: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(someOrder, { maxLength: 30 }),
      fc.uniqueArray(someOverlay, { selector: ({ id }) => id }),
      (rows, overlays) => {
        const orders = newestFirst(rows.map((row, index) => order(`A${index}`, row)));
        const { all, byId, nobodys } = deriveCustomers(
          orders,
          overlays.map(({ id, ...rest }) => stored(id, rest)),
        );
        const counted = [...nobodys, ...all.flatMap(customer => customer.orders)].map(({ id }) => id);
        expect(counted.sort()).toEqual(orders.map(({ id }) => id).sort());
        expect(byId.size).toBe(all.length);
        const spentOn = (list: readonly Order[]) =>
          list.reduce((sum, one) => sum + (one.status === 'cancelled' ? 0 : payablePaise(one)), 0);
        const customers = all.reduce((sum, { totalSpentPaise }) => sum + totalSpentPaise, 0);
        expect(customers + spentOn(nobodys)).toBe(spentOn(orders));
        expect(all.reduce((sum, { totalOrders }) => sum + totalOrders, 0) + nobodys.length).toBe(
          orders.length,
        );
      },
    ),
  );
});
