import { expect, it } from 'vitest';
import { pricePerLitre } from './pricePerLitre';

it.each([
  ['1L', 299, 299],
  ['500ml', 179, 358],
  ['250 ml', 99, 396],
  ['1.5L', 349, 233],
  ['20L', 3999, 200],
  ['6 x 500ml', 900, 300],
  ['Unknown', 299, null],
  ['0L', 299, null],
  ['1L', null, null],
])('a %s bottle at %j paise costs %j a litre', (size, pricePaise, expected) => {
  expect(pricePerLitre({ size, pricePaise })).toBe(expected);
});
