import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { ORDER_STATUSES, type Order, type OrderItem, progressPercent } from '@/domain/order/order';
import type { Product } from '@/domain/product/product';
import { parseLegacyProduct } from './legacyProduct';
import {
  needProducts,
  newestChange,
  newestFirst,
  parseJustOrdered,
  STEPS,
  shownDelivery,
  shownItem,
  shownTotal,
  stepsDone,
  withRead,
} from './myOrdersRules';

const anOrder = (id: string, data: Parameters<typeof parseOrder>[0]['data'] = {}): Order =>
  parseOrder({ id, data });

const ITEM: OrderItem = {
  productId: '1',
  productName: 'Premium Water',
  size: '1L',
  image: '/own.png',
  quantity: 2,
  pricePaise: 299,
};
const BARE: OrderItem = { ...ITEM, productName: '', size: 'Standard', image: '', pricePaise: 0 };
const PRODUCT: Product = {
  id: '1',
  name: 'Spring Water',
  category: 'premium',
  size: '2L',
  image: '/inventory.png',
  description: '',
  pricePaise: 500,
  inStock: 1,
  archived: false,
};
const LEGACY = parseLegacyProduct({
  id: '1',
  data: { name: 'Old Water', size: '750ml', imageUrl: '/old.png', price: 4 },
});

describe('newestFirst', () => {
  it('puts orders without a date last, and equal ones always in the same order', () => {
    const orders = [
      anOrder('b'),
      anOrder('old', { orderDate: '2025-01-01T00:00:00Z' }),
      anOrder('a'),
      anOrder('new', { createdAt: '2026-01-01T00:00:00Z' }),
    ];
    const expected = ['new', 'old', 'a', 'b'];
    expect(newestFirst(orders).map(({ id }) => id)).toEqual(expected);
    expect(newestFirst([...orders].reverse()).map(({ id }) => id)).toEqual(expected);
  });
});

describe('orders with what has been read of them since', () => {
  const of = (id: string, updatedAt: string | null, status = 'pending') =>
    anOrder(id, { orderDate: '2026-01-01T00:00:00Z', status, ...(updatedAt && { updatedAt }) });
  const [EARLY, LATE] = ['2026-01-15T09:00:00.000001Z', '2026-01-15T09:00:00.000002Z'];

  it.each([
    ['a later version', EARLY, LATE, 'shipped'],
    ['the same version, read again', EARLY, EARLY, 'shipped'],
    ['a version that does not say when', LATE, null, 'shipped'],
    ['a version, where the one before does not say when', null, EARLY, 'shipped'],
    ['no earlier version', LATE, EARLY, 'pending'],
  ])('take %s', (_what, before, read, status) => {
    const known = [of('A', before), of('B', EARLY)];
    expect(withRead(known, [of('A', read, 'shipped')]).map(({ id, status }) => [id, status])).toEqual([
      ['A', status],
      ['B', 'pending'],
    ]);
  });

  it('have come as far as the newest change that any of them names', () => {
    expect(newestChange([of('A', EARLY), of('B', LATE), of('C', null), of('D', EARLY)])).toBe(LATE);
    expect(newestChange([of('A', null)])).toBeNull();
  });
});

describe('shownItem', () => {
  it.each([
    [
      "the order's own snapshot, but for the picture",
      ITEM,
      [PRODUCT],
      [LEGACY],
      ['Premium Water', '1L', '/inventory.png', 299],
    ],
    ['no picture of the order’s', ITEM, [], [], ['Premium Water', '1L', '', 299]],
    ['then the inventory', BARE, [PRODUCT], [LEGACY], ['Spring Water', '2L', '/inventory.png', 500]],
    ['then the old products', BARE, [], [LEGACY], ['Old Water', '750ml', '/old.png', 400]],
    ['then nothing but Standard', BARE, [], [], ['', 'Standard', '', null]],
    [
      'each field from the first that has it',
      { ...BARE, productName: 'Mine' },
      [{ ...PRODUCT, image: '', pricePaise: null }],
      [LEGACY],
      ['Mine', '2L', '/old.png', 400],
    ],
  ] as const)('takes %s', (_what, item, inventory, legacy, expected) => {
    const { name, size, image, pricePaise } = shownItem(item, { inventory, legacy, language: 'en' });
    expect([name, size, image, pricePaise]).toEqual(expected);
  });
});

describe('parseLegacyProduct', () => {
  it('leaves open what is unreadable, and takes no image from elsewhere', () => {
    const data = { name: 7, price: 'free', imageUrl: 'javascript:alert(1)' };
    expect(parseLegacyProduct({ id: 'x', data })).toEqual({
      id: 'x',
      name: '',
      size: '',
      image: '',
      pricePaise: null,
    });
  });
});

describe('needProducts', () => {
  it.each([
    ['a complete item', ITEM, false],
    ['an item without a picture, which is drawn', { ...ITEM, image: '' }, false],
    ['an item without a name', { ...ITEM, productName: '' }, true],
    ['an item without a size', { ...ITEM, size: 'Standard' }, true],
    ['an item without a price', { ...ITEM, pricePaise: 0 }, true],
  ])('judges %s', (_what, item, expected) => {
    const orders = [{ ...anOrder('a'), items: [ITEM, item] }, anOrder('b')];
    expect(needProducts([{ ...anOrder('c'), items: [ITEM] }, ...orders])).toBe(expected);
  });
});

describe('shownTotal', () => {
  const bare = shownItem(BARE, { inventory: [], legacy: [], language: 'en' });
  const priced = shownItem(ITEM, { inventory: [], legacy: [], language: 'en' });
  const pricing = { subtotal: 5.98, deliveryFee: 2.99, taxRate: 0.08, tax: 0.48, grandTotal: 9.45 };

  it.each([
    ['the grand total as charged', { total: 5.98, pricing }, [priced], 945],
    ['the stored sum of an older order', { total: 5.98 }, [priced], 598],
    ['the sum of the items where none is stored', {}, [priced], 598],
    ['nothing where an item has no price', {}, [priced, bare], null],
    ['nothing where there are no items', {}, [], null],
  ])('is %s', (_what, data, items, expected) => {
    expect(shownTotal(anOrder('a', data), items)).toBe(expected);
  });
});

describe('shownDelivery', () => {
  it.each([
    ['as the order says', { estimatedDelivery: '2026-01-09T00:00:00Z' }, '2026-01-09T00:00:00Z'],
    [
      'five days after an order that does not say',
      { orderDate: '2026-01-01T00:00:00Z' },
      '2026-01-06T00:00:00.000Z',
    ],
    ['unknown without any date', {}, null],
  ])('is %s', (_what, data, expected) => {
    expect(shownDelivery(anOrder('a', data))).toBe(expected);
  });
});

describe('stepsDone', () => {
  it.each([...ORDER_STATUSES, null])('agrees with the percentage of %s', status => {
    expect((stepsDone(status) / STEPS.length) * 100).toBe(progressPercent(status));
  });
});

describe('parseJustOrdered', () => {
  it('reads which order the server took and which one this device saved', () => {
    expect(parseJustOrdered({ placedOrderId: '7GK2M9QX4TRB' })).toEqual({
      placedOrderId: '7GK2M9QX4TRB',
      savedOrderId: null,
      seen: false,
    });
    expect(parseJustOrdered({ placedOrderId: '7GK2M9QX4TRB', seen: true }).seen).toBe(true);
    expect(parseJustOrdered({ savedOrderId: '7GK2M9QX4TRB' })).toEqual({
      placedOrderId: null,
      savedOrderId: '7GK2M9QX4TRB',
      seen: false,
    });
  });

  it.each([[null], [undefined], ['7GK2M9QX4TRB'], [{}], [{ placedOrderId: 7 }], [{ placedOrderId: '<b>' }]])(
    'reads nothing from %j',
    state => {
      expect(parseJustOrdered(state)).toEqual({
        placedOrderId: null,
        savedOrderId: null,
        seen: false,
      });
    },
  );
});
