import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsTotalPaise, priceOrder } from './pricing';

const SHOP = { deliveryFeePaise: 299, taxRate: 0.08 };

describe('priceOrder', () => {
  it('adds the flat fee and 8 % of the subtotal (spec §9)', () => {
    expect(priceOrder([{ quantity: 2, pricePaise: 299 }], SHOP)).toEqual({
      subtotalPaise: 598,
      deliveryFeePaise: 299,
      taxRate: 0.08,
      // 8 % of 5.98 is 0.4784.
      taxPaise: 48,
      grandTotalPaise: 945,
    });
  });

  it.each([
    // 8 % of 0.50 is 0.04 exactly; of 0.56 it is 0.0448; 12.5 % of 0.12 is 0.015, a half.
    [50, 0.08, 4],
    [56, 0.08, 4],
    [12, 0.125, 2],
    [0, 0.08, 0],
    [100, 0, 0],
  ])('rounds the tax on %d paise at %d to %d', (pricePaise, taxRate, taxPaise) => {
    expect(priceOrder([{ quantity: 1, pricePaise }], { ...SHOP, taxRate }).taxPaise).toBe(taxPaise);
  });

  it('always charges exactly the sum of its parts', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 999 }),
      pricePaise: fc.integer({ min: 1, max: 10_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), lines => {
        const pricing = priceOrder(lines, SHOP);
        expect(pricing.subtotalPaise).toBe(itemsTotalPaise(lines));
        expect(pricing.grandTotalPaise).toBe(
          pricing.subtotalPaise + pricing.deliveryFeePaise + pricing.taxPaise,
        );
        expect(Number.isSafeInteger(pricing.grandTotalPaise)).toBe(true);
      }),
    );
  });
});
