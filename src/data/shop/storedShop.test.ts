import { describe, expect, it } from 'vitest';
import { DEFAULT_SHOP } from '@/domain/shop/shop';
import { parseStoredShop } from './storedShop';

describe('settings that were stored', () => {
  it('come back as they were', () => {
    const stored: unknown = JSON.parse(JSON.stringify(DEFAULT_SHOP));
    expect(parseStoredShop(stored)).toEqual(DEFAULT_SHOP);
  });

  it.each([
    ['nothing', null],
    ['a fee that is none', { ...DEFAULT_SHOP, deliveryFeePaise: 2.5 }],
    ['a tax that is none', { ...DEFAULT_SHOP, taxRate: 8 }],
    ['no seller', { ...DEFAULT_SHOP, seller: null }],
    ['half a seller', { ...DEFAULT_SHOP, seller: { name: 'Eawa' } }],
  ])('are none with %s', (_what, stored) => {
    expect(() => parseStoredShop(stored)).toThrow();
  });
});
