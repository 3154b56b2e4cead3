import { describe, expect, it } from 'vitest';
import { type Product, unavailableReason } from './product';

const bottle: Product = {
  id: '1',
  name: 'Premium Water',
  category: 'premium',
  size: '1L',
  image: '',
  description: '',
  pricePaise: 299,
  inStock: 3,
  archived: false,
};

describe('unavailableReason', () => {
  it.each([
    ['the last bottles', bottle, 3, null],
    ['one more than there are', bottle, 4, { kind: 'onlyLeft', inStock: 3 }],
    ['an empty shelf', { ...bottle, inStock: 0 }, 1, { kind: 'outOfStock' }],
    ['no price', { ...bottle, pricePaise: null }, 1, { kind: 'priceUnavailable' }],
    ['an archived product', { ...bottle, archived: true }, 1, { kind: 'noLongerSold' }],
    ['a product that is gone', undefined, 1, { kind: 'noLongerSold' }],
  ])('judges %s', (_case, product, quantity, verdict) => {
    expect(unavailableReason(product, quantity)).toEqual(verdict);
  });
});
