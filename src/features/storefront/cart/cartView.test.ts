import { describe, expect, it } from 'vitest';
import type { OrderItem } from '@/domain/order/order';
import type { Product } from '@/domain/product/product';
import { orderableItems, toOrderState, viewCart } from './cartView';

const product: Product = {
  id: '1',
  name: 'Premium Water',
  category: 'premium',
  size: '1L',
  image: '',
  description: '',
  pricePaise: 299,
  inStock: 5,
  archived: false,
};
const line: OrderItem = {
  productId: '1',
  productName: 'Premium Water',
  size: '1L',
  image: '',
  quantity: 2,
  pricePaise: 299,
};

describe('a line against the shop', () => {
  it.each<[string, readonly Product[] | null, object]>([
    ['as it was', [product], { obstacle: null, formerPaise: null, former: null, product, item: line }],
    ['that is not known yet', null, { obstacle: null, formerPaise: null, product: null, item: line }],
    [
      'with another price',
      [{ ...product, pricePaise: 349 }],
      { obstacle: null, formerPaise: 299, item: { ...line, pricePaise: 349 } },
    ],
    [
      'under another name, with another picture',
      [{ ...product, name: 'Spring Water', size: '900ml', image: '/1.avif' }],
      {
        obstacle: null,
        former: { name: 'Premium Water', size: '1L' },
        item: { ...line, productName: 'Spring Water', size: '900ml', image: '/1.avif' },
      },
    ],
    [
      'with another picture and other spaces alone',
      [{ ...product, size: '1 L', image: '/1.avif' }],
      { former: null, item: { ...line, size: '1 L', image: '/1.avif' } },
    ],
    ['with fewer left', [{ ...product, inStock: 1 }], { obstacle: { kind: 'onlyLeft', inStock: 1 } }],
    ['with none left', [{ ...product, inStock: 0 }], { obstacle: { kind: 'outOfStock' } }],
    ['without its price', [{ ...product, pricePaise: null }], { obstacle: { kind: 'priceUnavailable' } }],
    ['that hides it', [{ ...product, archived: true }], { obstacle: { kind: 'noLongerSold' } }],
    ['that has it no more', [], { obstacle: { kind: 'noLongerSold' }, product: null, formerPaise: null }],
  ])('%s', (_what, products, entry) => {
    expect(viewCart([line], products)).toMatchObject([{ line, ...entry }]);
  });
});

it('orders what can be ordered, at today’s prices, and leaves the rest', () => {
  const lines = [line, { ...line, productId: '2' }, { ...line, productId: '3', quantity: 9 }];
  const products = [
    { ...product, pricePaise: 349 },
    { ...product, id: '3' },
  ];
  const items = orderableItems(viewCart(lines, products));
  expect(items).toEqual([{ ...line, pricePaise: 349 }]);
  expect(toOrderState(items)).toEqual({
    items: [
      {
        product: { id: '1', name: 'Premium Water', size: '1L', price: 3.49, image: '', description: '' },
        quantity: 2,
      },
    ],
    fromCart: true,
  });
});
