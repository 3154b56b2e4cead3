import { describe, expect, it } from 'vitest';
import type { OrderItem } from '@/domain/order/order';
import type { Product } from '@/domain/product/product';
import { refusalsOf } from './orderRefusal';

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
const item: OrderItem = {
  productId: '1',
  productName: 'Premium Water',
  size: '1L',
  image: '',
  quantity: 2,
  pricePaise: 299,
};

describe('refusalsOf', () => {
  it.each([
    ['nothing has changed', product, null],
    [
      'the price rose',
      { ...product, pricePaise: 349 },
      { kind: 'priceChanged', fromPaise: 299, toPaise: 349 },
    ],
    [
      'the price fell',
      { ...product, pricePaise: 199 },
      { kind: 'priceChanged', fromPaise: 299, toPaise: 199 },
    ],
    ['only one is left', { ...product, inStock: 1 }, { kind: 'onlyLeft', inStock: 1 }],
    [
      'it has another name',
      { ...product, name: 'Spring Water', image: '/2.avif' },
      {
        kind: 'productChanged',
        from: { name: 'Premium Water', size: '1L' },
        to: { name: 'Spring Water', size: '1L', image: '/2.avif' },
      },
    ],
    [
      'it has another size',
      { ...product, size: '900ml' },
      {
        kind: 'productChanged',
        from: { name: 'Premium Water', size: '1L' },
        to: { name: 'Premium Water', size: '900ml', image: '' },
      },
    ],
    ['only its picture is another', { ...product, image: '/2.avif' }, null],
    ['its size is only written otherwise', { ...product, size: '1000 ml' }, null],
    ['it is gone', undefined, { kind: 'noLongerSold' }],
  ])('when %s', (_case, now, reason) => {
    expect(refusalsOf([item], () => now)).toEqual(
      reason ? [{ productId: '1', productName: 'Premium Water', size: '1L', reason }] : [],
    );
  });

  it('names every line that stands in the way, and no other', () => {
    const lines = [
      item,
      { ...item, productId: '2', productName: 'Essential Water' },
      { ...item, productId: '3', productName: 'Compact Water', quantity: 6 },
    ];
    const changed = new Map([
      ['1', product],
      ['3', { ...product, id: '3', name: 'Compact', pricePaise: 349 }],
    ]);
    expect(refusalsOf(lines, id => changed.get(id))).toEqual([
      { productId: '2', productName: 'Essential Water', size: '1L', reason: { kind: 'noLongerSold' } },
      { productId: '3', productName: 'Compact Water', size: '1L', reason: { kind: 'onlyLeft', inStock: 5 } },
      {
        productId: '3',
        productName: 'Compact Water',
        size: '1L',
        reason: {
          kind: 'productChanged',
          from: { name: 'Compact Water', size: '1L' },
          to: { name: 'Compact', size: '1L', image: '' },
        },
      },
      {
        productId: '3',
        productName: 'Compact Water',
        size: '1L',
        reason: { kind: 'priceChanged', fromPaise: 299, toPaise: 349 },
      },
    ]);
  });

  it.each([
    ['out of stock', { ...product, inStock: 0, pricePaise: 349, name: 'Spring' }, 'outOfStock'],
    ['archived', { ...product, archived: true, pricePaise: 349, name: 'Spring' }, 'noLongerSold'],
  ])('says nothing of the price or the name of what is %s', (_what, now, kind) => {
    expect(refusalsOf([item], () => now).map(({ reason }) => reason.kind)).toEqual([kind]);
  });
});
