import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRupees, paiseToRupees, rupeesToPaise } from './money';

describe('rupeesToPaise', () => {
  it.each([
    [2.99, 299],
    [0.1 * 3, 30],
    [2.99 * 3, 897],
    // (1.005).toFixed(2) is "1.00": the half must not be lost to binary fractions.
    [1.005, 101],
    [0, 0],
    [100_000, 10_000_000],
  ])('reads %d rupees as %d paise', (rupees, paise) => {
    expect(rupeesToPaise(rupees)).toBe(paise);
  });

  it('gives back the paise it was written from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), paise => {
        expect(rupeesToPaise(paiseToRupees(paise))).toBe(paise);
      }),
    );
  });
});

describe('formatRupees', () => {
  it.each([
    [0, '₹0.00'],
    [5, '₹0.05'],
    [299, '₹2.99'],
    [10_000_000, '₹1,00,000.00'],
  ])('writes %d paise as %s', (paise, text) => {
    expect(formatRupees(paise)).toBe(text);
  });

  it.each(['en-IN', 'hi-IN'])('writes every amount as the browser itself would: %s', locale => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), paise => {
        expect(formatRupees(paise)).toBe(format.format(paise / 100));
      }),
    );
  });
});
