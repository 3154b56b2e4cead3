import { describe, expect, it } from 'vitest';
import type { Product } from '@/entities/product/product';
import type { OrderItem } from './order';
import { refusalOf } from './orderRefusal';

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

describe('refusalOf', () => {
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
    ['it is gone', undefined, { kind: 'noLongerSold' }],
  ])('when %s', (_case, now, reason) => {
    expect(refusalOf([item], () => now)).toEqual(
      reason && { productId: '1', productName: 'Premium Water', reason },
    );
  });

  it('names the line that stands in the way, not the first', () => {
    const refusal = refusalOf([item, { ...item, productId: '2', productName: 'Essential Water' }], id =>
      id === '1' ? product : undefined,
    );
    expect(refusal).toMatchObject({ productId: '2', productName: 'Essential Water' });
  });
});
