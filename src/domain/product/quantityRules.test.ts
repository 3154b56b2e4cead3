import { describe, expect, it } from 'vitest';
import { boundQuantity, parseQuantity } from './quantityRules';

describe('parseQuantity', () => {
  it.each([
    ['2', 2],
    [' 12 ', 12],
    ['१', 1],
    ['0', 0],
    ['999', 999],
    ['', null],
    ['-1', null],
    ['1.5', null],
    ['1e9', null],
    ['two', null],
    ['99999999999999999999', null],
  ])('reads %j as %j', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity);
  });
});

describe('boundQuantity', () => {
  it.each([
    ['keeps a quantity in stock', 3, 5, 3],
    ['never goes below 1', 0, 5, 1],
    ['never goes above the stock', 9, 5, 5],
    ['stays at 1 when nothing is in stock', 4, 0, 1],
  ])('%s', (_what, quantity, max, bounded) => {
    expect(boundQuantity(quantity, max)).toBe(bounded);
  });
});
