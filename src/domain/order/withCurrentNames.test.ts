import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { formerProductName } from './formerProductName';
import { allWithCurrentNames, isSameShelf, shelfOf, withCurrentNames } from './withCurrentNames';

const COMPACT = { id: '3', name: 'Compact Water', size: '250ml', image: '/3.avif', category: 'compact' };
const SHELF = shelfOf([COMPACT]);
const order = (item: { readonly [field: string]: string | number }) =>
  parseOrder({ id: 'A', data: { items: [{ productId: '3', quantity: 1, price: 0.99, ...item }] } });
const itemOf = (item: Parameters<typeof order>[0]) => withCurrentNames(order(item), SHELF).items[0];

describe('an order’s item', () => {
  it('that is named as a dear bottle is called what it is, at what it cost', () => {
    const forged = { productName: 'EAWA Jar 20L (₹39.99), PAID', size: '20L' };
    expect(itemOf(forged)).toMatchObject({
      productName: 'Compact Water',
      size: '250ml',
      pricePaise: 99,
      orderedAs: { name: 'EAWA Jar 20L (₹39.99), PAID', size: '20L' },
    });
  });

  it.each([
    ['a size alone that is another', { productName: 'Compact Water', size: '20L' }, 'Compact Water', '20L'],
    ['a name alone that is another', { productName: 'Old', size: '250ml' }, 'Old', '250ml'],
    ['a name alone, without a size', { productName: 'Old' }, 'Old', '250ml'],
  ])('with %s says how it was ordered', (_what, item, name, size) => {
    expect(itemOf(item)).toMatchObject({
      ...{ productName: 'Compact Water', size: '250ml' },
      orderedAs: { name, size },
    });
  });

  it('of any length is quoted as far as a name may go', () => {
    const said = itemOf({ productName: 'x'.repeat(2400), size: 'y'.repeat(2400) })?.orderedAs;
    expect(said?.name).toHaveLength(200);
    expect(said?.size).toHaveLength(50);
  });

  it.each([
    ['written as the inventory writes it', { productName: 'Compact Water', size: '250ml' }],
    ['that says neither name nor size', {}],
  ])('%s is the product, and no more is said', (_what, item) => {
    expect(itemOf(item)).toMatchObject({ productName: 'Compact Water', size: '250ml' });
    expect(itemOf(item)?.orderedAs).toBeUndefined();
  });

  it.each([
    ['with its size in its name', { productName: 'Compact Water 250ml', size: '250 ML' }, null],
    ['that means another', { productName: 'Old', size: '250 ML' }, { name: 'Old', size: '250 ML' }],
  ])('%s stands beside it only where it means something else', (_what, said, shown) => {
    const item = itemOf(said);
    expect(item?.orderedAs).toEqual({ name: said.productName, size: said.size });
    expect(item && formerProductName(item)).toEqual(shown);
  });

  it('of a product that is not in the inventory is called what the order says', () => {
    const gone = { productId: '9', productName: 'Old Jar', size: '20L' };
    expect(itemOf(gone)).toMatchObject({ productName: 'Old Jar', size: '20L' });
    expect(itemOf(gone)?.orderedAs).toBeUndefined();
  });

  it('that has been called so before stays as it is', () => {
    const once = withCurrentNames(order({ productName: 'Old', size: '1L' }), SHELF);
    expect(withCurrentNames(once, SHELF)).toBe(once);
    const pocket = withCurrentNames(once, shelfOf([{ ...COMPACT, name: 'Pocket Water' }])).items[0];
    expect(pocket).toMatchObject({ productName: 'Pocket Water', orderedAs: { name: 'Old', size: '1L' } });
    const old = withCurrentNames(once, shelfOf([{ ...COMPACT, name: 'Old', size: '1L' }])).items[0];
    expect(old?.orderedAs).toBeUndefined();
  });
});

describe('orders that', () => {
  const sound = order({ productName: 'Compact Water', size: '250ml' });
  const renamed = order({ productName: 'Old', size: '1L' });

  it('say what the inventory says stay the same objects, and so does their list', () => {
    const orders = [sound];
    expect(allWithCurrentNames(orders, SHELF)).toBe(orders);
    expect(allWithCurrentNames([sound, renamed], SHELF)[0]).toBe(sound);
  });

  it('say something else are the same objects as long as the inventory says the same', () => {
    const [, first] = allWithCurrentNames([sound, renamed], SHELF);
    expect(allWithCurrentNames([renamed], SHELF)[0]).toBe(first);
    const other = shelfOf([{ ...COMPACT, name: 'Pocket Water' }]);
    expect(allWithCurrentNames([renamed], other)[0]?.items[0]?.productName).toBe('Pocket Water');
  });
});

it.each([
  ['name', { name: 'Pocket Water' }],
  ['size', { size: '300ml' }],
  ['image', { image: '' }],
  ['category', { category: 'eawa' }],
  ['id', { id: '4' }],
])('a shelf is another where a product’s %s is', (_what, change) => {
  expect(isSameShelf(SHELF, shelfOf([{ ...COMPACT }]))).toBe(true);
  expect(isSameShelf(SHELF, shelfOf([{ ...COMPACT, ...change }]))).toBe(false);
  expect(isSameShelf(SHELF, shelfOf([COMPACT, { ...COMPACT, id: '5' }]))).toBe(false);
});
