import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatChange,
  formatCount,
  formatDecimal,
  formatLitres,
  formatPercent,
  formatShare,
  formatSize,
} from './numbers';
import { sizeMl } from './size';

describe('numbers in words of the shop', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [100_000, '1,00,000'],
    [-1234, '-1,234'],
  ])('counts %d as %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it.each([
    [0.634_56, '63.5%'],
    [0, '0%'],
    [1.5, '150%'],
  ])('shares %d as %s', (fraction, text) => {
    expect(formatShare(fraction)).toBe(text);
  });

  it.each([
    // The spec's own badges.
    [0.12, '+12%'],
    [-0.03, '-3%'],
    [0.05, '+5%'],
    [0, '0%'],
    [-0.001, '0%'],
    [11.3, '+1,130%'],
  ])('says of a change of %d that it is %s', (fraction, text) => {
    expect(formatChange(fraction)).toBe(text);
  });
});

it('writes numbers as Intl does, but for a zero that has a sign', () => {
  // As far as a document's numbers go: five decimals, and 15 digits in all.
  const value = fc.integer({ min: -1e13, max: 1e13 }).map(hundredThousandths => hundredThousandths / 100_000);
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 2 }), (number, decimals) => {
      const { format } = new Intl.NumberFormat('en-IN', {
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      });
      expect(formatDecimal(number, decimals)).toBe(format(number));
    }),
    { numRuns: 2000 },
  );
});

it('writes every rate of tax, and half of it, as Intl does', () => {
  const { format } = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 2 });
  for (let hundredths = 0; hundredths <= 10_000; hundredths += 1) {
    for (const fraction of [hundredths / 10_000, hundredths / 20_000]) {
      expect(formatPercent(fraction)).toBe(format(fraction));
    }
  }
});

describe('formatSize', () => {
  it.each([
    [250, '250 ml'],
    [1000, '1 L'],
    [1500, '1.5 L'],
    [20_000, '20 L'],
  ])('writes %d ml as %s, which is read as the same', (ml, size) => {
    expect(formatSize(ml)).toBe(size);
    expect(sizeMl(size)).toBe(ml);
  });
});

describe('formatLitres', () => {
  it.each([
    [0, '0 L'],
    [500, '0.5 L'],
    [1_234_500, '1,234.5 L'],
    [12_345_678_900, '1,23,45,678.9 L'],
  ])('writes %d ml as %s', (ml, litres) => {
    expect(formatLitres(ml)).toBe(litres);
  });
});
