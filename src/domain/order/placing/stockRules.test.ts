import { describe, expect, it } from 'vitest';
import type { Product } from '@/domain/product/product';
import { MAX_QUANTITY } from './orderLimits';
import { maxOrderable, stockNote } from './stockRules';

const bottle: Product = {
  id: '1',
  name: 'Premium Water',
  category: 'premium',
  size: '1L',
  image: '',
  description: '',
  pricePaise: 299,
  inStock: 40,
  archived: false,
};

describe('maxOrderable', () => {
  it.each([
    ['what is in stock', 40, 40],
    ['nothing of nothing', 0, 0],
    ['no more than the rules accept', 5000, MAX_QUANTITY],
  ])('is %s', (_what, inStock, most) => {
    expect(maxOrderable({ inStock })).toBe(most);
  });
});

describe('stockNote', () => {
  it.each([
    ['nothing while there is plenty', bottle, 1, null],
    ['nothing one below the stock', bottle, 39, null],
    ['the stock when it is reached', bottle, 40, { kind: 'onlyLeft', inStock: 40 }],
    ['the stock when it is exceeded', bottle, 41, { kind: 'onlyLeft', inStock: 40 }],
    ['that few are left, from the first', { ...bottle, inStock: 5 }, 1, { kind: 'onlyLeft', inStock: 5 }],
    ['nothing of six', { ...bottle, inStock: 6 }, 1, null],
    ['that none is left', { ...bottle, inStock: 0 }, 1, { kind: 'outOfStock' }],
    ['the limit of one order', { ...bottle, inStock: 5000 }, 999, { kind: 'atMost', quantity: 999 }],
    [
      'the limit where it is the stock too',
      { ...bottle, inStock: 999 },
      999,
      { kind: 'atMost', quantity: 999 },
    ],
    ['that there is no price', { ...bottle, pricePaise: null }, 1, { kind: 'priceUnavailable' }],
    ['that it is no longer sold', { ...bottle, archived: true }, 1, { kind: 'noLongerSold' }],
  ])('says %s', (_what, product, quantity, note) => {
    expect(stockNote(product, quantity)).toEqual(note);
  });
});
