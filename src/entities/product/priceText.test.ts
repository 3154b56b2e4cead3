import { describe, expect, it } from 'vitest';
import { parsePrice } from './priceText';

// research: the price texts found in the wild; what is not plainly a price is "price unavailable".
describe('parsePrice', () => {
  it.each([
    ['20.00', 2000],
    ['₹20', 2000],
    ['₹ 20.5', 2050],
    ['₹1,299.00', 129_900],
    ['₹1,00,000', 10_000_000],
    ['Rs. 20', 2000],
    ['Rs.20.50', 2050],
    ['INR 45', 4500],
    ['₹20/-', 2000],
    [' 2.99 ', 299],
    [20, 2000],
    [2.99, 299],
  ])('reads %j as %d paise', (unitPrice, paise) => {
    expect(parsePrice(unitPrice)).toBe(paise);
  });

  it.each([
    ['INR 1.299,50'],
    ['-5'],
    ['1e3'],
    ['free'],
    [''],
    ['₹'],
    ['.'],
    ['20.5.1'],
    ['0x10'],
    ['5 – 10'],
    ['5 - 10'],
    ['२०'],
    ['20.555'],
    ['0'],
    ['0.00'],
    ['10000001'],
    [0],
    [20.555],
    [-5],
    [1e21],
    [Number.POSITIVE_INFINITY],
    [Number.NaN],
    [null],
    [undefined],
    [true],
    [{ amount: 20 }],
    [[20]],
  ])('finds no price in %j', unitPrice => {
    expect(parsePrice(unitPrice)).toBeNull();
  });
});
