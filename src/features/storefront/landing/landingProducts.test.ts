import { describe, expect, it } from 'vitest';
import { MAX_QUANTITY } from '@/domain/order/placing/orderLimits';
import type { Product } from '@/domain/product/product';
import { SAMPLE_PRODUCTS } from '@/domain/product/sampleProducts';
import { landingProducts } from './landingProducts';

const [first] = SAMPLE_PRODUCTS;
if (!first) throw new Error('no samples');

const idsOf = (products: readonly Product[]) => landingProducts(products, []).map(({ id }) => id);

describe('landingProducts', () => {
  it('shows the first three samples, orderable, where nothing is known of the shop', () => {
    const shown = landingProducts(null, ['one', 'two', 'three']);
    expect(shown.map(({ id, description, inStock }) => [id, description, inStock])).toEqual([
      ['1', 'one', MAX_QUANTITY],
      ['2', 'two', MAX_QUANTITY],
      ['3', 'three', MAX_QUANTITY],
    ]);
  });

  it('takes price and stock from the shop where this device knows them', () => {
    const [shown] = landingProducts([{ ...first, pricePaise: 2500, inStock: 4 }], []);
    expect(shown).toMatchObject({ id: '1', pricePaise: 2500, inStock: 4 });
  });

  it('shows the next in place of one that is no longer sold', () => {
    const shop = SAMPLE_PRODUCTS.map(product => ({ ...product, archived: product.id === '1' }));
    expect(idsOf(shop)).toEqual(['2', '3', '4']);
  });

  it('shows others of a shop that has none or few of the samples, and no more than it sells', () => {
    const others = ['A', 'B', 'C'].map(id => ({ ...first, id }));
    expect(idsOf(others)).toEqual(['A', 'B', 'C']);
    expect(idsOf([...others, first])).toEqual(['1', 'A', 'B']);
    expect(idsOf([])).toEqual([]);
  });
});
