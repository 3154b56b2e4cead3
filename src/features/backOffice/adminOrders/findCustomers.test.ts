import { describe, expect, it } from 'vitest';
import { NOTHING_KEPT } from '@/entities/customer/customerOverlay';
import { toSearchableCustomer } from '@/entities/customer/customerSearch';
import { deriveCustomers } from '@/entities/customer/deriveCustomers';
import { parseOrder } from '@/entities/order/orderDocument';
import { findCustomers } from './findCustomers';

const order = (id: string, data: Parameters<typeof parseOrder>[0]['data']) => parseOrder({ id, data });
const ORDERS = [
  order('A3', {
    userId: 'asha',
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
    name: 'Asha',
    email: 'asha@old.in',
    phone: '9111111111',
    shippingAddress: 'Old Road',
  }),
  order('R2', { name: 'Ravi', email: 'ravi@demo.test', phone: '9000043210' }),
  order('P1', { name: 'Without e-mail', phone: '9222222222' }),
  order('N1', { name: 'Nobody' }),
];
const known = (...args: Parameters<typeof deriveCustomers>) =>
  deriveCustomers(...args).all.map(toSearchableCustomer);
const CUSTOMERS = known(ORDERS, []);
const names = (query: string) => findCustomers(CUSTOMERS, query)?.map(({ name }) => name) ?? null;

describe('findCustomers', () => {
  it.each<[string, string[] | null]>([
    ['43210', ['Asha Rao', 'Ravi Nair']],
    ['987 654', ['Asha Rao']],
    ['+91 90000 43210', ['Ravi Nair']],
    ['९८७६५४३२१०', ['Asha Rao']],
    ['rAvI', ['Ravi Nair']],
    ['asha@new', ['Asha Rao']],
    ['9222222222', ['Without e-mail']],
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
    expect(findCustomers(CUSTOMERS, '9876543210')).toEqual([
      {
        id: 'asha',
        userId: 'asha',
        name: 'Asha Rao',
        phone: '9876543210',
        email: 'asha@new.in',
        address: 'New Road',
        orders: 2,
      },
    ]);
  });

  it('knows them as staff keep them, and finds them by that', () => {
    const kept = {
      ...{ ...NOTHING_KEPT, id: 'asha', name: 'Asha (Pune)', phone: '9333333333' },
      ...{ updatedAt: null, lastCommandId: null },
    };
    expect(findCustomers(known(ORDERS, [kept]), '9333333333')).toMatchObject([
      { name: 'Asha (Pune)', phone: '9333333333', email: 'asha@new.in', address: 'New Road' },
    ]);
  });

  it('gives one without an account no user', () => {
    expect(findCustomers(CUSTOMERS, 'ravi')?.[0]).toMatchObject({ userId: '', orders: 2 });
  });

  it('shows no more than five', () => {
    const many = Array.from({ length: 9 }, (_, n) => order(`M${n}`, { email: `m${n}@a.in`, name: 'Many' }));
    expect(findCustomers(known(many, []), 'many')).toHaveLength(5);
  });
});
