import { describe, expect, it } from 'vitest';
import { formatLitres, formatSize } from './litres';
import { sizeMl } from './size';

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
