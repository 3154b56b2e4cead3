import { describe, expect, it } from 'vitest';
import { sizeMl, sizeText } from './size';

describe('sizeMl', () => {
  it.each([
    ['500ml', 500],
    ['500 ml', 500],
    ['500ML', 500],
    ['1L', 1000],
    ['1.5L', 1500],
    ['2 l', 2000],
    ['20 Ltr', 20_000],
    ['5 litres', 5000],
    ['750', 750],
    ['2 x 500ml', 1000],
    ['12×1L', 12_000],
    ['100L', 100_000],
  ])('reads %j as %d ml', (size, ml) => {
    expect(sizeMl(size)).toBe(ml);
  });

  it.each([
    ['Unknown'],
    [''],
    ['Standard'],
    ['0 ml'],
    ['-1L'],
    ['1.5.5L'],
    ['1L 2L'],
    ['10 gallons'],
    ['९'.repeat(3)],
    ['1e3 ml'],
    ['0x10ml'],
    ['9'.repeat(400)],
    ['101L'],
    ['6 x 20L'],
    ['999 x 99999999999L'],
  ])('finds no volume in %j', size => {
    expect(sizeMl(size)).toBeNull();
  });
});

describe('sizeText', () => {
  it.each([
    ['250ml', '250 ml'],
    ['750 ml', '750 ml'],
    ['1L', '1 L'],
    ['0.5 l', '500 ml'],
    ['1500ml', '1.5 L'],
    ['20 Ltr', '20 L'],
    ['1.1L', '1.1 L'],
    ['2 x 500ml', '2 x 500ml'],
    ['Unknown', 'Unknown'],
    ['', ''],
    ['999 x 99999999999L', '999 x 99999999999L'],
  ])('writes %j as %j', (size, text) => {
    expect(sizeText(size)).toBe(text);
  });
});
