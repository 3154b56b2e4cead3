import { describe, expect, it } from 'vitest';
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
const keys = (query: string) => findCustomers(ORDERS, query)?.map(({ key }) => key) ?? null;

describe('findCustomers', () => {
  it.each<[string, string[] | null]>([
    ['43210', ['asha', 'ravi@demo.test']],
    ['987 654', ['asha']],
    ['+91 90000 43210', ['ravi@demo.test']],
    ['९८७६५४३२१०', ['asha']],
    ['rAvI', ['ravi@demo.test']],
    ['asha@new', ['asha']],
    ['9222222222', ['9222222222']],
    ['nobody', []],
    ['0000000', []],
    ['43', null],
    ['a', null],
    ['  ', null],
    ['', null],
  ])('answers "%s" with %j', (query, found) => {
    expect(keys(query)).toEqual(found);
  });

  it('knows a customer as their latest order does, and counts the others', () => {
    expect(findCustomers(ORDERS, '9876543210')).toEqual([
      {
        key: 'asha',
        userId: 'asha',
        name: 'Asha Rao',
        phone: '9876543210',
        email: 'asha@new.in',
        address: 'New Road',
        orders: 2,
      },
    ]);
  });

  it('gives one without an account no user', () => {
    expect(findCustomers(ORDERS, 'ravi')?.[0]).toMatchObject({ userId: '', orders: 2 });
  });

  it('shows no more than five', () => {
    const many = Array.from({ length: 9 }, (_, n) => order(`M${n}`, { email: `m${n}@a.in`, name: 'Many' }));
    expect(findCustomers(many, 'many')).toHaveLength(5);
  });
});
