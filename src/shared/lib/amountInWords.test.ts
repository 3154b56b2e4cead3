import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './amountInWords';

describe('amountInWords', () => {
  it.each([
    [0, 'Zero Rupees Only'],
    [1, 'One Paisa Only'],
    [99, 'Ninety-nine Paise Only'],
    [100, 'One Rupee Only'],
    [101, 'One Rupee and One Paisa Only'],
    [945, 'Nine Rupees and Forty-five Paise Only'],
    [1_900, 'Nineteen Rupees Only'],
    [2_000, 'Twenty Rupees Only'],
    [10_000, 'One Hundred Rupees Only'],
    [10_100, 'One Hundred One Rupees Only'],
    [100_010, 'One Thousand Rupees and Ten Paise Only'],
    [10_000_000, 'One Lakh Rupees Only'],
    [12_345_678, 'One Lakh Twenty-three Thousand Four Hundred Fifty-six Rupees and Seventy-eight Paise Only'],
    [1_000_000_000, 'One Crore Rupees Only'],
    [
      99_999_999_900,
      'Ninety-nine Crore Ninety-nine Lakh Ninety-nine Thousand Nine Hundred Ninety-nine Rupees Only',
    ],
    [12_500_000_000_000, 'Twelve Thousand Five Hundred Crore Rupees Only'],
  ])('says %i paise', (paise, words) => {
    expect(amountInWords(paise)).toBe(words);
  });

  it.each([[-1], [0.5], [Number.NaN], [Number.POSITIVE_INFINITY], [2 ** 53]])('refuses %d', paise => {
    expect(() => amountInWords(paise)).toThrow('is no amount in paise');
  });

  it('says no two amounts alike', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (a, b) => a === b || amountInWords(a) !== amountInWords(b)),
      { numRuns: 500 },
    );
  });
});
