import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import type { PlainDocument, PlainValue } from '@/lib/plainData';
import { findItemProblems, findLegacyProblem, findLineProblems, normalizePrice } from './productProblems';

const SOUND = { name: 'Still', size: '1L', unitPrice: '20.00', inStock: 12, sku: 'W-1' };
const item = (fields: PlainDocument['data'] = {}, id = '1'): PlainDocument => ({
  id,
  data: { ...SOUND, ...fields },
});
const found = (fields: PlainDocument['data']) => findItemProblems(item(fields), {});

it.each([
  ['₹1,299', '1299.00'],
  ['Rs. 20', '20.00'],
  [20, '20.00'],
  ['20 rupees a bottle', '20.00'],
  ['about 1,20,000', '120000.00'],
  ['5 - 10', ''],
  ['free', ''],
  ['0', ''],
  [-5, ''],
  [null, ''],
] satisfies [PlainValue, string][])('a price written %j means %j', (value, text) => {
  expect(normalizePrice(value)).toBe(text);
});

describe('an item', () => {
  it('that is in order has no problem', () => {
    expect(found({})).toEqual([]);
  });

  it.each([
    ['₹20', true, '20.00'],
    [20, true, '20.00'],
    ['20 rupees', false, '20.00'],
    ['ask', false, ''],
    ['0.00', false, ''],
  ] satisfies [PlainValue, boolean, string][])('may cost %j', (unitPrice, readable, suggested) => {
    expect(found({ unitPrice })).toMatchObject([{ kind: 'price', readable, suggested }]);
  });

  it.each([
    ['12', '12', 12],
    [12.5, '12.5', 12],
    [-3, '-3', 0],
    ['a dozen', 'a dozen', 0],
    [null, '', 0],
    [100_000_001, '100000001', 100_000_001],
  ] satisfies [PlainValue, string, number][])('may have %j in stock', (inStock, before, suggested) => {
    expect(found({ inStock })).toMatchObject([{ kind: 'stock', before, suggested }]);
  });

  it('may lack its SKU, or share it whatever its capitals', () => {
    const owners = { 'w-1': { productId: '9', productName: 'Sparkling' } };
    expect(found({ sku: ' ' })).toMatchObject([{ kind: 'sku', before: '', sharedWith: null }]);
    expect(findItemProblems(item(), owners)).toMatchObject([
      { kind: 'sku', before: 'W-1', sharedWith: 'Sparkling' },
    ]);
    expect(findItemProblems(item({}, '9'), owners)).toEqual([]);
  });
});

describe('a product that is not in the inventory', () => {
  it('is found among the older products', () => {
    const legacy = { id: '7', data: { name: 'Old', size: '1L', imageUrl: '/old.png', price: '₹15' } };
    expect(findLegacyProblem(legacy, {})).toEqual({
      ...{ kind: 'orphan', from: 'products', orders: 0, productId: '7', productName: 'Old' },
      ...{ size: '1L', image: '/old.png', suggested: '15.00' },
    });
    expect(findLegacyProblem(legacy, { '7': null })).toBeNull();
  });

  it('is found on the lines of orders, once an order', () => {
    const line = { productId: '8', productName: 'Gone', size: '2L', quantity: 1, price: 30, image: '//x' };
    const items = [line, line, { productId: '1', quantity: 1, price: 20 }, { quantity: 1, price: 5 }];
    expect(findLineProblems(parseOrder({ id: 'A1', data: { items } }), { '1': null })).toEqual([
      {
        ...{ kind: 'orphan', from: 'orders', orders: 1, productId: '8', productName: 'Gone' },
        ...{ size: '2L', image: '', suggested: '30.00' },
      },
    ]);
  });

  it('is found in an order of the single-product form', () => {
    const order = parseOrder({ id: 'A1', data: { productId: '8', quantity: 2 } });
    expect(findLineProblems(order, {})).toMatchObject([{ productId: '8', productName: '8', suggested: '' }]);
  });
});
