import { describe, expect, it } from 'vitest';
import { toSearchableCustomer } from '@/domain/customer/customerSearch';
import { deriveCustomers } from '@/domain/customer/deriveCustomers';
import { toSearchable } from '@/domain/order/orderSearchRules';
import { anOrderRow, aStockItem } from '../../../../test/support/rows';
import { beginsWith, findCustomers, findNamed, findOrders, findProducts } from './findRules';

const ORDERS = [
  anOrderRow({ id: '8K0Q1ZT5M7XW', customerName: 'Asha Rao', phone: '9876543210' }),
  anOrderRow({ id: '7JN2W4RV0AB1', label: 'ORD-014', customerName: 'Ravi 8K0Q1ZT5M7XW' }),
  anOrderRow({ id: '5C0000000001', label: 'ORD-14', customerName: 'Meera' }),
].map(toSearchable);

describe('findOrders', () => {
  const found = (query: string) => {
    const { shown, named } = findOrders(ORDERS, query);
    return [named, ...shown.map(({ order }) => order.id.slice(0, 2))];
  };
  it.each(
    [
      ['', [false, '8K', '7J', '5C']],
      ['a part of an id', '0q1z', [false, '8K', '7J']],
      ['a whole id, which another names', '8K0Q1ZT5M7XW', [true, '8K', '7J']],
      ['a whole id as it was heard', '8koqizt5m7xw', [true, '8K']],
      ['an id with its sign', '#7JN2-W4RV-0AB1', [true, '7J']],
      ['a label', 'ord-14', [true, '5C']],
      ['the beginning of a label', 'ord-0', [false, '7J']],
      ['the last digits of a phone', '3210', [false, '8K']],
      ['a name', 'meera', [false, '5C']],
      ['nothing there', 'zzz', [false]],
    ].map(row => (row.length === 2 ? ['nothing', ...row] : row)),
  )('by %s', (_what, query, expected) => {
    expect(found(String(query))).toEqual(expected);
  });

  it.each([
    ['neha', ['Sneha Rao', 'Neha Iyer', 'Asha Neha'], ['Neha Iyer', 'Asha Neha', 'Sneha Rao']],
    ['नेहा', ['स्नेहा राव', 'नेहा अय्यर', 'आशा नेहा'], ['नेहा अय्यर', 'आशा नेहा', 'स्नेहा राव']],
  ])('lists names with a word that starts with %s before names that only contain it', (query, all, names) => {
    const named = all.map((customerName, index) =>
      toSearchable(anOrderRow({ id: `A${index}`, customerName })),
    );
    expect(findOrders(named, query).shown.map(({ order }) => order.customerName)).toEqual(names);
  });

  it('shows the first few and counts the rest', () => {
    const many = Array.from({ length: 12 }, (_, index) => toSearchable(anOrderRow({ id: `A${index}` })));
    expect(findOrders(many, 'asha')).toMatchObject({ total: 12, shown: many.slice(0, 5) });
  });
});

it.each([
  ['premium', ['1', '2']],
  ['PREMIUM 1l', ['1']],
  ['p-2', ['2']],
  ['jar', ['3']],
  ['cola', []],
])('products are found by %s, those no longer sold last', (query, expected) => {
  const items = [
    aStockItem({ id: '2', archived: true, size: '2L', sku: 'P-2' }),
    aStockItem({ id: '1' }),
    aStockItem({ id: '3', name: 'Eawa Jar', size: '20L', sku: 'E-3' }),
  ];
  expect(findProducts(items, query).shown.map(({ id }) => id)).toEqual(expected);
});

describe('customers', () => {
  const customers = deriveCustomers(
    [
      anOrderRow({ id: 'A3', userId: 'asha', customerName: 'Asha R. Rao', email: 'asha@demo.test' }),
      anOrderRow({ id: 'A2', userId: 'asha', customerName: 'Asha', phone: '98765 43210' }),
      anOrderRow({ id: 'A1', userId: null, customerName: 'Meera', email: 'Meera@Demo.test' }),
    ],
    [],
  ).all.map(toSearchableCustomer);

  it.each([
    ['asha', 1],
    ['DEMO.test', 2],
    ['543210', 1],
    ['+91 98765-43210', 1],
    ['nobody', 0],
  ])('are found by %s', (query, count) => {
    expect(findCustomers(customers, query).total).toBe(count);
  });

  it('are those called so before those whose name only holds the word', () => {
    const called = ['Sneha Rao', 'Neha Iyer'].map((customerName, index) =>
      anOrderRow({ id: `B${index}`, userId: `u${index}`, customerName, email: `u${index}@demo.test` }),
    );
    const found = findCustomers(deriveCustomers(called, []).all.map(toSearchableCustomer), 'neha');
    expect(found.shown.map(({ customer }) => customer.name)).toEqual(['Neha Iyer', 'Sneha Rao']);
  });
});

it('pages and actions are found by their name or another word', () => {
  const searchItems = [
    { title: 'Inventory', otherWords: 'stock products' },
    { title: 'Settings', otherWords: 'fee tax' },
  ];
  expect(findNamed(searchItems, '').map(({ title }) => title)).toEqual(['Inventory', 'Settings']);
  expect(findNamed(searchItems, 'stock')).toEqual([searchItems[0]]);
  expect(findNamed(searchItems, 'nothing')).toEqual([]);
  expect(beginsWith({ title: 'Inventory', otherWords: '' }, 'INV')).toBe(true);
  expect(beginsWith({ title: 'Inventory', otherWords: '' }, 'vent')).toBe(false);
  expect(beginsWith({ title: 'Inventory', otherWords: '' }, ' ')).toBe(false);
});
