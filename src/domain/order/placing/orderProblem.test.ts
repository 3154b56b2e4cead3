import { describe, expect, it } from 'vitest';
import { itemProblem, parseOrderProblem } from './orderProblem';
import type { OrderRefusal } from './orderRefusal';

const gone: OrderRefusal = {
  productId: '1',
  productName: 'Premium Water',
  reason: { kind: 'noLongerSold' },
};
const dearer: OrderRefusal = {
  productId: '2',
  productName: 'Essential Water',
  size: '500ml',
  reason: { kind: 'priceChanged', fromPaise: 179, toPaise: 199 },
};

const renamed: OrderRefusal = {
  productId: '3',
  productName: 'Compact Water',
  reason: {
    kind: 'productChanged',
    from: { name: 'Compact Water', size: '250ml' },
    to: { name: 'Pocket Water', size: '250ml', image: '' },
  },
};

describe('a problem of an order’s lines', () => {
  it.each([
    ['none', [], null],
    ['one, as it always was', [gone], { kind: 'item', refusal: gone }],
    ['two', [gone, dearer], { kind: 'item', refusal: gone, others: [dearer] }],
  ])('is made of %s', (_what, refusals, problem) => {
    expect(itemProblem(refusals)).toEqual(problem);
  });
});

describe('a kept reason', () => {
  it.each([
    ['of one line, without its size,', { kind: 'item', refusal: gone }],
    ['of two lines', { kind: 'item', refusal: gone, others: [dearer] }],
    ['of a product with another name', { kind: 'item', refusal: renamed }],
    ['of the shop’s charges', { kind: 'charges', fromPaise: 945, toPaise: 999 }],
    ['of a number taken', { kind: 'idTaken' }],
    ['of an order placed before', { kind: 'alreadyPlaced' }],
  ])('%s is read back', (_what, problem) => {
    expect(parseOrderProblem(JSON.parse(JSON.stringify(problem)))).toEqual(problem);
  });

  it.each([
    ['nothing', null],
    ['another version’s', { kind: 'weather' }],
    ['a broken one', { kind: 'item', refusal: { productId: 1 } }],
  ])('that is %s says only that the order was denied', (_what, stored) => {
    expect(parseOrderProblem(stored)).toEqual({ kind: 'denied' });
  });
});
