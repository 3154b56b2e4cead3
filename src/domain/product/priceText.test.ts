import { describe, expect, it } from 'vitest';
import { PRICE_TEXTS } from '../../../test/rules/priceTexts';
import { parsePrice } from './priceText';

describe('parsePrice', () => {
  it.each(PRICE_TEXTS.filter(([, paise]) => paise !== null))('reads %j as %d paise', (unitPrice, paise) => {
    expect(parsePrice(unitPrice)).toBe(paise);
  });

  it.each(PRICE_TEXTS.filter(([, paise]) => paise === null))('finds no price in %j', unitPrice => {
    expect(parsePrice(unitPrice)).toBeNull();
  });
});
