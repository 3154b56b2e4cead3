import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { NOTHING_STORED } from '@/domain/customer/customerOverlay';
import { latestFirst, toSearchableCustomer } from '@/domain/customer/customerSearch';
import { deriveCustomers } from '@/domain/customer/deriveCustomers';
import { findCustomers } from './findCustomers';

const order = (id: string, data: Parameters<typeof parseOrder>[0]['data']) => parseOrder({ id, data });
const ORDERS = [
  order('A3', {
    userId: 'asha',
    accountEmail: 'asha@account.in',
    orderDate: '2026-01-09T09:00:00Z',
    name: 'Asha Rao',
    email: 'asha@new.in',
    phone: '9876543210',
    shippingAddress: 'New Road',
  }),
  order('R1', {
    name: 'Ravi Nair',
    email: 'Ravi@demo.test',
    phone: '9000043210',
    shippingAddress: 'Hill Road',
  }),
  order('A2', {
    userId: 'asha',
    orderDate: '2026-01-03T09:00:00Z',
    name: 'Asha',
    email: 'asha@old.in',
    phone: '9111111111',
    shippingAddress: 'Old Road',
    paymentMethod: 'cash',
  }),
  order('R2', { name: 'Ravi', email: 'ravi@demo.test', phone: '9000043210' }),
  order('P1', { name: 'Without email', phone: '9222222222' }),
  order('N1', { name: 'Nobody' }),
];
const known = (...args: Parameters<typeof deriveCustomers>) =>
  latestFirst(deriveCustomers(...args).all).map(toSearchableCustomer);
const CUSTOMERS = known(ORDERS, []);
const names = (query: string) => findCustomers(CUSTOMERS, query)?.shown.map(({ name }) => name) ?? null;

describe('findCustomers', () => {
  it.each<[string, string[] | null]>([
    ['43210', ['Asha Rao', 'Ravi Nair']],
    ['987 654', ['Asha Rao']],
    ['+91 90000 43210', ['Ravi Nair']],
    ['९८७६५४३२१०', ['Asha Rao']],
    ['rAvI', ['Ravi Nair']],
    ['asha@new', ['Asha Rao']],
    ['9222222222', ['Without email']],
    ['nobody', []],
    ['0000000', []],
    ['43', null],
    ['a', null],
    ['  ', null],
    ['', null],
  ])('answers "%s" with %j', (query, found) => {
    expect(names(query)).toEqual(found);
  });

  it('knows a customer as their latest order does, and counts the others', () => {
    expect(findCustomers(CUSTOMERS, '9876543210')).toEqual({
      more: 0,
      shown: [
        {
          id: 'asha',
          account: { id: 'asha', email: 'asha@account.in' },
          name: 'Asha Rao',
          phone: '9876543210',
          email: 'asha@new.in',
          contactEmail: 'different',
          address: 'New Road',
          paymentMethod: 'cash',
          orders: 2,
          since: '2026-01-03T09:00:00Z',
        },
      ],
    });
  });

  it('knows them as staff keep them, and finds them by that', () => {
    const kept = {
      ...{ ...NOTHING_STORED, id: 'asha', name: 'Asha (Pune)', phone: '9333333333' },
      ...{ updatedAt: null, lastCommandId: null },
    };
    expect(findCustomers(known(ORDERS, [kept]), '9333333333')?.shown).toMatchObject([
      { name: 'Asha (Pune)', phone: '9333333333', email: 'asha@new.in', address: 'New Road' },
    ]);
  });

  it('gives one without an account none', () => {
    expect(findCustomers(CUSTOMERS, 'ravi')?.shown[0]).toMatchObject({ account: null, orders: 2 });
  });

  it('shows those who are called so first, though others whose name holds the word have ordered later', () => {
    const later = Array.from({ length: 6 }, (_, n) =>
      order(`S${n}`, { email: `s${n}@a.in`, name: 'Sneha', orderDate: '2026-01-09T09:00:00Z' }),
    );
    const neha = order('N2', { email: 'n@a.in', name: 'Neha', orderDate: '2026-01-02T09:00:00Z' });
    const found = findCustomers(known([...later, neha], []), 'neha');
    expect(found?.shown.map(({ name }) => name)).toEqual(['Neha', 'Sneha', 'Sneha', 'Sneha', 'Sneha']);
  });

  it('shows no more than five, and says how many more there are', () => {
    const many = Array.from({ length: 9 }, (_, n) => order(`M${n}`, { email: `m${n}@a.in`, name: 'Many' }));
    const { shown, more } = findCustomers(known(many, []), 'many') ?? {};
    expect([shown?.length, more]).toEqual([5, 4]);
  });

  it('offers nobody’s details for another’s: each account with its own orders, whose the details are first', () => {
    const contact = { name: 'Asha Rao', email: 'asha@demo.test', phone: '9876543210' };
    const hers = {
      ...contact,
      userId: 'asha',
      accountEmail: 'asha@demo.test',
      shippingAddress: '12 Lake Road',
    };
    const theirs = { ...contact, userId: 'mallory', accountEmail: 'mallory@demo.test' };
    const orders = [
      order('M1', { ...theirs, shippingAddress: 'Mallory’s door', orderDate: '2026-01-09T09:00:00Z' }),
      order('A1', { ...hers, orderDate: '2026-01-02T09:00:00Z' }),
    ];
    for (const query of ['9876543210', 'asha@demo.test', 'Asha Rao', '543210']) {
      expect(findCustomers(known(orders, []), query)?.shown).toMatchObject([
        {
          account: { id: 'asha' },
          contactEmail: 'own',
          address: '12 Lake Road',
          since: '2026-01-02T09:00:00Z',
        },
        {
          account: { id: 'mallory', email: 'mallory@demo.test' },
          contactEmail: 'anothers',
          address: 'Mallory’s door',
          since: '2026-01-09T09:00:00Z',
        },
      ]);
    }
  });
});
