import { describe, expect, it } from 'vitest';
import { idOfNumber, orderNumber } from './orderNumber';

describe('the number of an order', () => {
  it.each([
    ['8K0Q1ZT5M7XW', '8K0Q-1ZT5-M7XW'],
    // None of these is an id that this app makes.
    ['8K0Q1ZT5M7X', '8K0Q1ZT5M7X'],
    ['ARRIVED00001', 'ARRIVED00001'],
    ['k3Jd9sLq0xYz81Ab', 'k3Jd9sLq0xYz81Ab'],
    ['', ''],
  ])('%j is %j', (id, number) => {
    expect(orderNumber(id)).toBe(number);
    expect(idOfNumber(number)).toBe(id);
  });

  it.each([
    [' #8K0Q-1ZT5-M7XW ', '8K0Q1ZT5M7XW'],
    ['8k0q 1zt5 m7xw', '8K0Q1ZT5M7XW'],
    ['old-1', 'old-1'],
  ])('is typed as %j', (typed, id) => {
    expect(idOfNumber(typed)).toBe(id);
  });
});
