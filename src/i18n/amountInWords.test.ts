import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from '@/lib/number/amountInWords';
import { numberWords as english } from './en/numberWords';
import { numberWords as hindi } from './hi/numberWords';

const LANGUAGES = [
  ['English', english],
  ['Hindi', hindi],
] as const;

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
    expect(amountInWords(paise, english)).toBe(words);
  });

  it.each([
    [0, 'शून्य रुपये मात्र'],
    [1, 'एक पैसा मात्र'],
    [99, 'निन्यानवे पैसे मात्र'],
    [100, 'एक रुपया मात्र'],
    [101, 'एक रुपया और एक पैसा मात्र'],
    [945, 'नौ रुपये और पैंतालीस पैसे मात्र'],
    [10_000, 'एक सौ रुपये मात्र'],
    [10_100, 'एक सौ एक रुपये मात्र'],
    [100_010, 'एक हज़ार रुपये और दस पैसे मात्र'],
    [10_000_000, 'एक लाख रुपये मात्र'],
    [12_345_678, 'एक लाख तेईस हज़ार चार सौ छप्पन रुपये और अठहत्तर पैसे मात्र'],
    [1_000_000_000, 'एक करोड़ रुपये मात्र'],
    [99_999_999_900, 'निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये मात्र'],
    [12_500_000_000_000, 'बारह हज़ार पाँच सौ करोड़ रुपये मात्र'],
  ])('says %i paise in Hindi', (paise, words) => {
    expect(amountInWords(paise, hindi)).toBe(words);
  });

  it.each([[-1], [0.5], [Number.NaN], [Number.POSITIVE_INFINITY], [2 ** 53]])('refuses %d', paise => {
    for (const [, language] of LANGUAGES) {
      expect(() => amountInWords(paise, language)).toThrow('is no amount in paise');
    }
  });

  it.each(LANGUAGES)('says no two amounts alike, in %s', (_name, language) => {
    const amount = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        (a, b) => a === b || amountInWords(a, language) !== amountInWords(b, language),
      ),
      { numRuns: 500 },
    );
  });
});
