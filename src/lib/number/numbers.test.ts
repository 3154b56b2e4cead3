import { describe, expect, it } from 'vitest';
import { formatChange, formatCount, formatShare } from './numbers';

describe('numbers in words of the shop', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [100_000, '1,00,000'],
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
