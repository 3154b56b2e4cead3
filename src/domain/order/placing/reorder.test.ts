import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '@/domain/product/product';
import { reorder } from './reorder';

const product = (id: string, fields: Partial<Product> = {}): Product => ({
  id,
  name: `Bottle ${id}`,
  category: 'premium',
  size: '1L',
  image: '',
  description: '',
  pricePaise: 500,
  inStock: 30,
  archived: false,
  ...fields,
});
const line = (productId: string, quantity = 2, name = `Bottle ${productId}`) => ({
  productId,
  name,
  size: '1L',
  quantity,
});

describe('reorder', () => {
  it.each<[string, Partial<Product>, number, number]>([
    ['all of it, at today’s price', { pricePaise: 650 }, 2, 2],
    ['what is left', { inStock: 1 }, 2, 1],
    ['no more than an order may hold', { inStock: 5000 }, 2000, 999],
  ])('offers %s', (_what, fields, asked, quantity) => {
    const now = product('1', fields);
    expect(reorder([line('1', asked)], [now])).toEqual({
      items: [{ product: now, pricePaise: now.pricePaise, quantity, asked }],
      leftOut: [],
    });
  });

  it.each<[string, readonly Product[], string]>([
    ['is gone', [], 'noLongerSold'],
    ['is out of sale', [product('1', { archived: true })], 'noLongerSold'],
    ['has no price', [product('1', { pricePaise: null })], 'priceUnavailable'],
    ['is out of stock', [product('1', { inStock: 0 })], 'outOfStock'],
  ])('leaves out and names a product that %s, and keeps the others', (_what, products, kind) => {
    const other = product('2');
    const { items, leftOut } = reorder([line('1'), line('2')], [...products, other]);
    expect(items.map(item => item.product)).toEqual([other]);
    expect(leftOut).toEqual([{ productId: '1', name: 'Bottle 1', size: '1L', reason: { kind } }]);
  });

  it('names a product as it is called today where its old order does not', () => {
    const { leftOut } = reorder([line('1', 2, '')], [product('1', { inStock: 0 })]);
    expect(leftOut[0]?.name).toBe('Bottle 1');
  });

  it('takes a product on two lines of an old order as one, with the sum', () => {
    const { items } = reorder([line('1', 2), line('2', 1), line('1', 3)], [product('1'), product('2')]);
    expect(items.map(({ product: { id }, quantity }) => [id, quantity])).toEqual([
      ['1', 5],
      ['2', 1],
    ]);
  });

  it('loses no product, and offers none beyond its stock', () => {
    const bought = fc.array(
      fc.record({ id: fc.constantFrom('1', '2', '3', '4'), quantity: fc.integer({ min: 1, max: 50 }) }),
    );
    const shelf = fc.array(
      fc.record({
        inStock: fc.integer({ min: 0, max: 40 }),
        pricePaise: fc.option(fc.integer({ min: 1, max: 900 })),
        archived: fc.boolean(),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(bought, shelf, (lines, stocked) => {
        const products = stocked.map((fields, index) => product(String(index + 1), fields));
        const { items, leftOut } = reorder(
          lines.map(({ id, quantity }) => line(id, quantity)),
          products,
        );
        expect(
          [...items.map(item => item.product.id), ...leftOut.map(({ productId }) => productId)].sort(),
        ).toEqual([...new Set(lines.map(({ id }) => id))].sort());
        expect(
          items.every(({ product: { inStock }, quantity }) => quantity >= 1 && quantity <= inStock),
        ).toBe(true);
      }),
    );
  });
});
