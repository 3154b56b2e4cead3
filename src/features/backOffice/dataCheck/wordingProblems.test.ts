import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { dataCheckReducer, pageScanned, selectScan } from './dataCheckSlice';
import { findingsOf } from './scanState';
import { findWordingProblems, knownProduct } from './wordingProblems';

const KNOWN = {
  '3': knownProduct({
    id: '3',
    data: { name: 'Compact Water', size: '250ml', image: ' https://cdn.example/3 ' },
  }),
  old: null,
};
type Item = { readonly [field: string]: string | number };
const order = (id: string, ...items: Item[]) =>
  parseOrder({
    id,
    data: { items: items.map(item => ({ productId: '3', quantity: 1, price: 1, ...item })) },
  });
const found = (...items: Item[]) => findWordingProblems(order('A', ...items), KNOWN);

describe('an order’s item', () => {
  it.each<[string, Item]>([
    ['that says what the inventory says', { productName: 'Compact Water', size: '250ml' }],
    ['that says it with other spaces', { productName: 'compact  water', size: '250 ML' }],
    ['that says nothing', {}],
    ['with the product’s own picture', { image: 'https://cdn.example/3' }],
    ['with a picture of the shop’s own', { image: '/bottles/former.avif' }],
    ['of a product that only the older products name', { productId: 'old', productName: 'Jar', size: '20L' }],
    ['of a product that nothing names', { productId: 'gone', productName: 'Jar', size: '20L' }],
  ])('%s is in order', (_what, item) => {
    expect(found(item)).toEqual([]);
  });

  it('that calls a cheap bottle a dear one is told, with what the inventory calls it', () => {
    expect(
      found({ productName: 'EAWA Jar 20L, PAID', size: '20L', image: 'https://elsewhere.example/x' }),
    ).toEqual([
      {
        ...{ kind: 'wording', productId: '3', productName: 'Compact Water', size: '250ml' },
        said: { productName: 'EAWA Jar 20L, PAID', size: '20L' },
        ...{ otherImage: true, orders: 1, orderIds: ['A'] },
      },
    ]);
  });

  it.each(['https://elsewhere.example/x', '//elsewhere.example/x', 'HTTP://elsewhere.example/x'])(
    'with the picture %s is told for it alone',
    image => {
      expect(found({ image })).toMatchObject([{ said: { productName: 'Compact Water' }, otherImage: true }]);
    },
  );

  it('is told once, however often an order says the same', () => {
    const jar = { productName: 'Jar' };
    expect(
      found(jar, { ...jar, image: 'https://elsewhere.example/x' }, jar, { productName: 'Can' }),
    ).toMatchObject([
      { said: { productName: 'Jar' }, otherImage: true, orders: 1, orderIds: ['A'] },
      { said: { productName: 'Can' }, otherImage: false },
    ]);
  });
});

it('a wording is one problem of however many orders, of which the first few are named', () => {
  const inventory = findingsOf(
    'inventory',
    [{ id: '3', data: { name: 'Compact Water', size: '250ml', unitPrice: '0.99', inStock: 1, sku: 'C' } }],
    { known: {}, skus: {} },
  );
  const legacy = findingsOf('products', [{ id: '3', data: { name: 'Older name' } }], inventory);
  // The inventory's word counts, not the older products'.
  expect({ ...inventory.known, ...legacy.known }['3']).toMatchObject({ name: 'Compact Water' });
  const at = { collection: 'orders', after: null } as const;
  const scan = ['A', 'B', 'C', 'D', 'E'].reduce(
    (state, id) =>
      dataCheckReducer(
        state,
        pageScanned({
          ...{ at, read: 1, doneAt: null, known: {}, skus: {} },
          problems: findWordingProblems(
            order(id, { productName: id === 'E' ? 'Can' : 'Jar' }),
            inventory.known,
          ),
        }),
      ),
    dataCheckReducer(null, pageScanned({ ...inventory, at, read: 1, doneAt: null })),
  );
  expect(Object.values(selectScan({ dataCheck: scan }).problems)).toMatchObject([
    { said: { productName: 'Jar' }, orders: 4, orderIds: ['A', 'B', 'C'] },
    { said: { productName: 'Can' }, orders: 1, orderIds: ['E'] },
  ]);
});
