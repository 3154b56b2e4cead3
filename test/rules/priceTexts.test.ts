import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePrice } from '@/domain/product/priceText';
import { loadRules } from '../../local-firebase/rules/rules';
import { prepare } from './prepare';
import { PRICE_TEXTS, type UnitPrice } from './priceTexts';
import { ASHA, item, placing, pricing, product, SHELF } from './shop';
import { type VectorFields, without } from './vector';

const rules = loadRules(readFileSync('firestore.rules', 'utf8'), 'both');

/** Whether one bottle of a product with this price may be bought for so much. */
function isSoldFor(unitPrice: UnitPrice, paise: number): boolean {
  const bottle: VectorFields =
    unitPrice === undefined ? without(product('1'), 'unitPrice') : product('1', { unitPrice });
  return prepare({
    name: '',
    auth: ASHA,
    before: { ...SHELF, 'inventory/1': bottle },
    request: placing(
      { '1': 1 },
      { items: [{ ...item('1', 1), price: paise / 100 }], total: paise / 100, pricing: pricing(paise) },
    ),
    expect: 'allow',
  }).allowed(rules);
}

/** What a careless reader could take the price for. */
function misreadings(unitPrice: UnitPrice): number[] {
  const text = String(unitPrice);
  const readings = [text.replace(/[^0-9.]/g, ''), text.replace(/[^0-9]/g, ''), text.replace(',', '.'), text];
  return [0, 1, ...readings.map(reading => Math.round(Number.parseFloat(reading) * 100))].filter(
    Number.isFinite,
  );
}

describe('the app and the rules', () => {
  it.each(PRICE_TEXTS)('read %j as %j paise', (unitPrice, paise) => {
    expect(parsePrice(unitPrice)).toBe(paise);
    if (paise !== null) expect(isSoldFor(unitPrice, paise)).toBe(true);
    for (const other of misreadings(unitPrice)) {
      expect([other, isSoldFor(unitPrice, other)]).toEqual([other, other === paise]);
    }
  });
});
