import { describe, expect, it } from 'vitest';
import { MAX_QUANTITY } from '@/domain/order/placing/orderLimits';
import { SAMPLE_PRODUCTS } from '@/domain/product/sampleProducts';
import { landingProducts } from './landingProducts';

const [first] = SAMPLE_PRODUCTS;
if (!first) throw new Error('no samples');

describe('landingProducts', () => {
  it('shows the first three samples, orderable, where nothing is known of the shop', () => {
    const shown = landingProducts([], ['one', 'two', 'three']);
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

  it('does not show an archived product in place of the sample', () => {
    const [shown] = landingProducts([{ ...first, name: 'Old Water', archived: true }], []);
    expect(shown?.name).toBe(first.name);
  });
});
