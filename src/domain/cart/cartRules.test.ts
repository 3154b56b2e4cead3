import { describe, expect, it } from 'vitest';
import type { OrderItem } from '@/domain/order/order';
import type { Product } from '@/domain/product/product';
import { addBottles, bottlesIn, countText } from './cartRules';

const product: Product = {
  id: '1',
  name: 'Premium Water',
  category: 'premium',
  size: '1L',
  image: '',
  description: '',
  pricePaise: 299,
  inStock: 30,
  archived: false,
};
const line = (quantity: number, fields: Partial<OrderItem> = {}): OrderItem => ({
  productId: '1',
  productName: 'Premium Water',
  size: '1L',
  image: '',
  quantity,
  pricePaise: 299,
  ...fields,
});
const others = (count: number) =>
  Array.from({ length: count }, (_, place) => line(1, { productId: `other ${place}` }));

describe('adding to a cart', () => {
  it.each([
    ['that is empty', [], product, 2, { kind: 'added', line: line(2) }],
    ['that has some of it', [line(3)], product, 2, { kind: 'added', line: line(5) }],
    [
      'at another price than before',
      [line(3, { pricePaise: 199 })],
      product,
      2,
      { kind: 'added', line: line(5) },
    ],
    ['as many as there are', [line(28)], product, 2, { kind: 'added', line: line(30) }],
    ['more than there are', [line(29)], product, 2, { kind: 'atMost', line: line(30) }],
    [
      'more than one order takes',
      [line(998)],
      { ...product, inStock: 5000 },
      2,
      { kind: 'atMost', line: line(999) },
    ],
    [
      'a product of which fewer are left than it has',
      [line(9)],
      { ...product, inStock: 4 },
      1,
      { kind: 'atMost', line: line(4) },
    ],
    ['a product that is out of stock by now', [line(3)], { ...product, inStock: 0 }, -1, null],
    ['with seven others', others(7), product, 1, { kind: 'added', line: line(1) }],
    ['with eight others', others(8), product, 1, { kind: 'full' }],
    [
      'with seven others and some of it',
      [...others(7), line(1)],
      product,
      1,
      { kind: 'added', line: line(2) },
    ],
    ['a product without a price', [], { ...product, pricePaise: null }, 1, null],
  ])('%s', (_what, lines, added, quantity, result) => {
    expect(addBottles(lines, added, quantity)).toEqual(result);
  });
});

it.each([
  [[], 0],
  [[line(2), line(3)], 5],
])('counts the bottles of %j', (lines, bottles) => {
  expect(bottlesIn(lines)).toBe(bottles);
});

it.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('says that there are %d bottles as %s', (bottles, text) => {
  expect(countText(bottles)).toBe(text);
});
