import { describe, expect, it } from 'vitest';
import type { Order } from '@/domain/order/order';
import { newestFirst } from '@/domain/order/orderList';
import { anOrderRow } from '../../../test/support/rows';
import { NOTHING_STORED } from './customerOverlay';
import { latestFirst, parseCustomerSearch, searchCustomers, toSearchableCustomer } from './customerSearch';
import { deriveCustomers } from './deriveCustomers';

const [jose] = deriveCustomers(
  [],
  [
    {
      id: 'CUST-482-ABC',
      ...NOTHING_STORED,
      name: 'José Mathew',
      contact: 'Front desk',
      email: 'jose@hotel.test',
      phone: '98765 43210',
      updatedAt: null,
      lastCommandId: null,
    },
  ],
).all;

/** Whom a search finds, in their order. */
const found = (orders: readonly Partial<Order>[], query: string) => {
  const rows = orders.map((fields, index) => anOrderRow({ id: `A${index}`, ...fields }));
  const { all } = deriveCustomers(newestFirst(rows), []);
  return searchCustomers(latestFirst(all).map(toSearchableCustomer), query).map(
    ({ customer }) => customer.id,
  );
};
const on = (day: number) => `2026-01-${String(day).padStart(2, '0')}T09:00:00.000Z`;
const ASHA = { customerName: 'Asha Rao', email: 'asha@demo.test', phone: '9876543210' };
const HERS = { ...ASHA, userId: 'asha', accountEmail: 'asha@demo.test', orderedAt: on(1) };
const MALLORYS = { ...ASHA, userId: 'mallory', accountEmail: 'mallory@demo.test', orderedAt: on(9) };

describe('where an account has ordered under another’s details', () => {
  it.each([
    '9876543210',
    '+91 98765 43210',
    '543210',
    'asha@demo.test',
    'ASHA@demo.test',
    'asha',
    'Asha Rao',
  ])('a search for %j finds whose they are first', query => {
    expect(found([HERS, MALLORYS], query)).toEqual(['asha', 'mallory']);
  });

  it('an account is found by its own email, whatever its orders say', () => {
    expect(found([HERS, MALLORYS], 'mallory@')).toEqual(['mallory']);
    expect(found([{ ...HERS, email: 'office@demo.test', phone: '' }], 'asha@demo.test')).toEqual(['asha']);
    expect(found([{ ...HERS, email: 'office@demo.test', phone: '' }], 'office@')).toEqual(['asha']);
  });

  it('the exact email of an account comes before who ordered later with it, and before who has no account', () => {
    const without = { ...ASHA, userId: null, orderedAt: on(12) };
    const latest = { ...HERS, userId: 'nila', accountEmail: 'nila@demo.test', orderedAt: on(14) };
    expect(found([HERS, MALLORYS, without, latest], 'asha@demo.test')[0]).toBe('asha');
  });

  it('who shares a phone alone comes after whoever had it first', () => {
    const alone = { ...MALLORYS, email: 'mallory@demo.test' };
    expect(found([HERS, alone], '9876543210')).toEqual(['asha', 'mallory']);
  });

  it('no number of accounts comes before whoever had the details first', () => {
    const many = Array.from({ length: 20 }, (_, n) => ({
      ...MALLORYS,
      ...{ userId: `m${n}`, accountEmail: `m${n}@demo.test`, email: `m${n}@demo.test`, orderedAt: on(9 + n) },
    }));
    expect(found([HERS, ...many], '9876543210')[0]).toBe('asha');
    expect(found([HERS, ...many], 'asha')[0]).toBe('asha');
  });
});

it('unrelated customers are sorted by their latest order, newest first', () => {
  const ravi = {
    ...HERS,
    userId: 'ravi',
    accountEmail: 'ravi@x.test',
    email: 'ravi@x.test',
    phone: '9000000001',
  };
  expect(found([HERS, { ...ravi, customerName: 'Asha Nair', orderedAt: on(5) }], 'asha')).toEqual([
    'ravi',
    'asha',
  ]);
});

describe('by a name', () => {
  const one = (userId: string, customerName: string, day: number, phone = '') => ({
    ...{ userId, customerName, phone, accountEmail: `${userId}@x.test`, email: `${userId}@x.test` },
    orderedAt: on(day),
  });

  it.each([
    ['neha', [one('a', 'Neha Iyer', 1), one('b', 'Sneha Rao', 5), one('c', 'Asha Neha', 3)], ['c', 'a', 'b']],
    ['नेहा', [one('a', 'नेहा अय्यर', 1), one('b', 'स्नेहा राव', 5)], ['a', 'b']],
  ])('%s, those who are called so come before those whose name only holds it', (query, orders, ids) => {
    expect(found(orders, query)).toEqual(ids);
  });

  it('those who look alike stay together, first who had the details first', () => {
    const [hers, others] = [
      one('asha', 'A. Rao', 1, '9876543210'),
      one('other', 'Asha Rao', 9, '9876543210'),
    ];
    expect(found([hers, others, one('x', 'Natasha', 12)], 'asha')).toEqual(['asha', 'other', 'x']);
  });

  it('a name that is the number searched for does not come first', () => {
    const [hers, named] = [one('asha', 'Asha', 9, '9876543210'), one('named', '9876543210', 5)];
    expect(found([hers, named], '9876543210')).toEqual(['asha', 'named']);
  });
});

it('a number is found as it is pasted from a chat, marks and all', () => {
  expect(found([HERS], '\u202a+91 98765 43210\u202c')).toEqual(['asha']);
});

describe('a search of the customers', () => {
  it.each([
    ['', true],
    ['jose', true],
    ['MATHEW jose', true],
    ['front desk', true],
    ['hotel.test', true],
    ['CUST-482', true],
    ['3210', true],
    ['543210', true],
    ['+91 98765-43210', true],
    ['(098765) 43210', true],
    ['3211', false],
    ['jose ravi', false],
  ])('for %j: %s', (query, found) => {
    if (!jose) throw new Error('Nobody to search for.');
    expect(parseCustomerSearch(query)(toSearchableCustomer(jose))).toBe(found);
  });
});
