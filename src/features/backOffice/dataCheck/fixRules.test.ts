import { describe, expect, it } from 'vitest';
import { askedOf, changesOf, isCertain, problemOf, suggestedValue, type ValueProblem } from './fixRules';
import type { Problem } from './problem';

const of = { productId: '1', productName: 'Still' };
const CARD: Problem = { kind: 'card', orderId: 'A1', fields: ['cvv'] };
const DATED = {
  kind: 'dates',
  orderId: 'A1',
  dates: [{ field: 'createdAt', before: '2024-03-01', after: '2024-02-29T18:30:00.000Z' }],
} satisfies Problem;
const UNDATED = {
  kind: 'dates',
  orderId: 'A1',
  dates: [{ field: 'createdAt', before: '', after: null }],
} satisfies Problem;
const HALF_DATED: Problem = { ...DATED, dates: [...DATED.dates, ...UNDATED.dates] };
const LOST: Problem = { kind: 'status', orderId: 'A1', before: 'lost' };
const RUPEES: Problem = { kind: 'price', ...of, before: '₹20', readable: true, suggested: '20.00' };
const UNPRICED: Problem = { kind: 'price', ...of, before: 'ask', readable: false, suggested: '' };
const HALVES: Problem = { kind: 'stock', ...of, before: '12.5', suggested: 12 };
const NO_SKU: Problem = { kind: 'sku', ...of, before: '', sharedWith: null };
const SHARED: Problem = { kind: 'sku', ...of, before: 'W-1', sharedWith: 'Other' };
const ORPHAN: Problem = {
  ...{ kind: 'orphan', from: 'orders', orders: 2, ...of },
  ...{ size: '1L', image: '', suggested: '20.00' },
};
const owner = { productId: '9', productName: 'Other' };

it.each([
  [CARD, null],
  [DATED, null],
  [UNDATED, 'date'],
  [HALF_DATED, 'date'],
  [LOST, 'status'],
  [RUPEES, null],
  [UNPRICED, 'price'],
  [HALVES, 'stock'],
  [NO_SKU, 'sku'],
  [ORPHAN, 'price'],
] as const)('%j asks for %s', (problem, asked) => {
  expect(askedOf(problem)).toBe(asked);
  expect(isCertain(problem)).toBe(asked === null);
});

it.each([
  [RUPEES, {}, '20.00'],
  [HALVES, {}, '12'],
  [NO_SKU, {}, 'SKU-1'],
  [NO_SKU, { 'sku-1': owner }, 'SKU-1-2'],
  [SHARED, { 'w-1': owner }, 'W-1-2'],
  [SHARED, { 'w-1': owner, 'w-1-2': owner, 'w-1-3': owner }, 'W-1-4'],
  [LOST, {}, ''],
] as const)('%j, where %j are taken, begins with %j', (problem, owners, value) => {
  expect(suggestedValue(problem, owners)).toBe(value);
});

describe('a value', () => {
  it.each([
    [CARD, '', null],
    [UNDATED, '2024-03-01T10:00', null],
    [UNDATED, '', 'date'],
    [LOST, 'shipped', null],
    [LOST, 'cancelled', 'status'],
    [LOST, '', 'status'],
    [UNPRICED, ' 20.00 ', null],
    [UNPRICED, '20', 'price'],
    [UNPRICED, '0.00', 'price'],
    [UNPRICED, '9999999.00', 'price'],
    [HALVES, '0', null],
    [HALVES, '-1', 'stock'],
    [HALVES, '1.5', 'stock'],
    [HALVES, '100000000', null],
    [HALVES, '100000001', 'stock'],
    [HALVES, '', 'stock'],
    [NO_SKU, 'W-2', null],
    [NO_SKU, ' ', 'sku'],
    [NO_SKU, 'x'.repeat(50), null],
    [NO_SKU, 'x'.repeat(51), 'sku'],
    [NO_SKU, 'w-1', 'skuTaken'],
    [ORPHAN, '20.00', null],
    [ORPHAN, '', 'price'],
  ] satisfies [Problem, string, ValueProblem | null][])('for %j of %j: %s', (problem, value, wrong) => {
    expect(problemOf(problem, value, { 'w-1': owner })).toBe(wrong);
  });
});

describe('the preview', () => {
  it.each([
    [DATED, '', '2024-02-29T18:30:00.000Z'],
    [UNDATED, '2024-03-01T10:00', '2024-03-01T04:30:00.000Z'],
    [UNDATED, '', ''],
    [RUPEES, '', '20.00'],
    [UNPRICED, '30.00', '30.00'],
    [HALVES, '13', '13'],
  ] as const)('of %j with %j ends with %j', (problem, value, after) => {
    expect(changesOf(problem, value)).toMatchObject([{ after }]);
  });
});
