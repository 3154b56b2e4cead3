import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import type { OrderSelection } from '@/domain/product/orderSelection';
import type { Product } from '@/domain/product/product';
import { DEFAULT_SHOP } from '@/domain/shop/shop';
import { aStaffOrder } from '../../../../../test/support/takenOrders';
import {
  addable,
  chargesOf,
  type NewOrderValues,
  NO_VALUES,
  newOrderProblems,
  subtractReserved,
  toNewOrder,
  valuesOf,
} from './newOrderRules';

const product = (id: string, fields: Partial<Product> = {}): Product => ({
  id,
  name: `Water ${id}`,
  category: 'premium',
  size: '1L',
  image: '',
  description: '',
  pricePaise: 299,
  inStock: 10,
  archived: false,
  ...fields,
});
const line = (id: string, quantity = 1): OrderSelection => ({
  product: { id, name: `Water ${id}`, size: '1L', price: 2.99, image: '', description: '' },
  quantity,
});
const GOOD: NewOrderValues = {
  ...NO_VALUES,
  name: 'Nila Iyer',
  phone: '+91 98123 45670',
  email: ' nila@demo.test',
  street: ' 31 Residency Road, Bengaluru ',
};

describe('newOrderProblems', () => {
  it.each<[string, Partial<NewOrderValues>, object]>([
    ['nothing', {}, {}],
    ['no name', { name: ' ' }, { name: 'name' }],
    ['a card for a name', { name: '4111 1111 1111 1111' }, { name: 'cardNumber' }],
    ['a phone of nine digits', { phone: '987654321' }, { phone: 'phone' }],
    ['a phone that starts with 5', { phone: '5876543210' }, { phone: 'phone' }],
    ['an email without a domain', { email: 'nila@' }, { email: 'email' }],
    ['an address of nine characters', { street: '12 Lake R' }, { street: 'address' }],
    ['instructions too long', { instructions: 'x'.repeat(501) }, { instructions: 'tooLong' }],
  ])('find %s', (_what, change, problems) => {
    expect(newOrderProblems({ ...GOOD, ...change }, [line('1')])).toEqual(problems);
  });

  it('finds all at once, an empty order among them', () => {
    expect(Object.keys(newOrderProblems(NO_VALUES, []))).toEqual([
      'name',
      'phone',
      'email',
      'street',
      'items',
    ]);
  });
});

it('a form is an order without what pasting brought along, and a form again', () => {
  const shop = { deliveryFeePaise: 299, taxRate: 0.08 };
  const placing = { id: 'T00000000001', values: GOOD, lines: [line('1', 2)], shop, placedAt: 'now' };
  const order = toNewOrder(placing);
  expect(order).toMatchObject({
    userId: '',
    customerName: 'Nila Iyer',
    phone: '9812345670',
    email: 'nila@demo.test',
    shippingAddress: '31 Residency Road, Bengaluru',
    paymentMethod: 'card',
    items: [{ productId: '1', quantity: 2, pricePaise: 299 }],
  });
  const staffOrder = { ...aStaffOrder(), order };
  expect(toNewOrder({ ...placing, values: valuesOf(staffOrder) })).toEqual(order);
});

describe('addable', () => {
  it('is what can be ordered and is not yet, by name', () => {
    const products = [
      product('2', { name: 'B' }),
      product('1', { name: 'A', size: '2L' }),
      product('3', { name: 'A', size: '1L' }),
      product('4'),
      product('5', { inStock: 0 }),
      product('6', { archived: true }),
      product('7', { pricePaise: null }),
    ];
    expect(addable(products, [line('4')]).map(({ id }) => id)).toEqual(['3', '1', '2']);
  });

  it('is nothing beside eight products', () => {
    const eight = Array.from({ length: 8 }, (_, n) => line(String(n)));
    expect(addable([product('9')], eight.slice(1))).toHaveLength(1);
    expect(addable([product('9')], eight)).toEqual([]);
  });
});

it('stock is less what waits on this device, and never negative', () => {
  const products = [product('1'), product('2', { inStock: 1 }), product('3')];
  const taken = [aStaffOrder({ items: { '1': 2, '2': 3 } }), aStaffOrder({ items: { '1': 1 } })];
  const left = subtractReserved(products, taken);
  expect(left.map(({ inStock }) => inStock)).toEqual([7, 0, 10]);
  expect(left[2]).toBe(products[2]);
});

describe('chargesOf', () => {
  const priced = (deliveryFee: number, taxRate: number) =>
    parseOrder({
      id: 'A1',
      data: { pricing: { subtotal: 1, deliveryFee, taxRate, tax: 0, grandTotal: 1 } },
    });
  const bare = parseOrder({ id: 'L1', data: {} });

  it('are the shop’s own', () => {
    expect(chargesOf({ ...DEFAULT_SHOP, deliveryFeePaise: 500 }, [priced(1, 0)])).toMatchObject({
      deliveryFeePaise: 500,
    });
  });

  it('are the latest order’s where the shop cannot be asked, and the usual ones where there is none', () => {
    expect(chargesOf(undefined, [bare, priced(4, 0.05), priced(1, 0)])).toMatchObject({
      deliveryFeePaise: 400,
      taxRate: 0.05,
    });
    expect(chargesOf(undefined, [bare])).toBe(DEFAULT_SHOP);
  });
});
