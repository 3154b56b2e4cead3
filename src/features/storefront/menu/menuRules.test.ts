import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '@/domain/product/product';
import { FILTERS, offeredFilters, parseMenuView, SORTS, toSearchParams, viewProducts } from './menuRules';

function aProduct(fields: Partial<Product> & { id: string }): Product {
  return {
    name: 'Water',
    category: 'premium',
    size: '1L',
    image: '',
    description: '',
    pricePaise: 100,
    inStock: 10,
    archived: false,
    ...fields,
  };
}

const SHOP = [
  aProduct({ id: 'b', name: 'Brook', size: '500ml', pricePaise: 300, category: 'essential' }),
  aProduct({ id: 'a', name: 'alp', size: 'Unknown', pricePaise: null }),
  aProduct({ id: 'c', name: 'Cloud', size: '2L', pricePaise: 200, category: 'compact' }),
  aProduct({ id: 'd', name: 'Dew', archived: true }),
];
const PLAIN = { filter: 'all', sort: 'name', search: '' } as const;
const ids = (products: readonly Product[]) => products.map(({ id }) => id).join('');

describe('the menu in its address', () => {
  it.each([
    ['', 'all', 'name', ''],
    ['category=premium&sort=size', 'premium', 'size', ''],
    ['category=soda&sort=__proto__', 'all', 'name', ''],
    ['category=Premium', 'all', 'name', ''],
    ['category=compact&category=eawa', 'compact', 'name', ''],
    ['q=premium+1l', 'all', 'name', 'premium 1l'],
    [`q=${'x'.repeat(500)}`, 'all', 'name', 'x'.repeat(60)],
  ])('reads %j quietly', (query, filter, sort, search) => {
    expect(parseMenuView(new URLSearchParams(query))).toEqual({ filter, sort, search });
  });

  it('writes what it reads, for every view', () => {
    const view = fc.record({
      filter: fc.constantFrom(...FILTERS),
      sort: fc.constantFrom(...SORTS),
      search: fc.string({ maxLength: 60 }),
    });
    fc.assert(
      fc.property(view, each => {
        const search = each.search.trim() === '' ? '' : each.search;
        const address = new URLSearchParams(toSearchParams(each).toString());
        expect(parseMenuView(address)).toEqual({ ...each, search });
      }),
    );
  });

  it('leaves the plain menu its plain address', () => {
    expect(toSearchParams({ filter: 'all', sort: 'name', search: ' ' }).toString()).toBe('');
  });
});

describe('viewProducts', () => {
  it.each([
    ['name', 'by name, in any case', 'abc'],
    ['price-low', 'the cheapest first, no price last', 'cba'],
    ['price-high', 'the dearest first, no price last', 'bca'],
    ['size', 'the smallest first, no volume last', 'bca'],
  ] as const)('sorts %s: %s', (sort, _order, expected) => {
    expect(ids(viewProducts(SHOP, { ...PLAIN, sort }))).toBe(expected);
  });

  it('shows one category and never what is archived', () => {
    expect(ids(viewProducts(SHOP, { ...PLAIN, filter: 'premium' }))).toBe('a');
    expect(ids(viewProducts(SHOP, { ...PLAIN, filter: 'eawa' }))).toBe('');
  });

  it('shows what was searched for, within the category', () => {
    expect(ids(viewProducts(SHOP, { ...PLAIN, search: '500 ml' }))).toBe('b');
    expect(ids(viewProducts(SHOP, { ...PLAIN, search: 'cloud' }))).toBe('c');
    expect(ids(viewProducts(SHOP, { ...PLAIN, filter: 'premium', search: 'cloud' }))).toBe('');
    expect(ids(viewProducts(SHOP, { ...PLAIN, search: 'dew' }))).toBe('');
  });

  it('orders bottles of one name by volume', () => {
    const sizes = [aProduct({ id: '1', size: '2L' }), aProduct({ id: '2', size: '250ml' })];
    expect(ids(viewProducts(sizes, PLAIN))).toBe('21');
  });
});

describe('offeredFilters', () => {
  it('offers Eawa while nothing is known, where there is some, and where the address asks for it', () => {
    expect(offeredFilters(null, 'all')).toContain('eawa');
    const eawa = aProduct({ id: 'e', category: 'eawa' });
    expect(offeredFilters(SHOP, 'all')).not.toContain('eawa');
    expect(offeredFilters([...SHOP, { ...eawa, archived: true }], 'all')).not.toContain('eawa');
    expect(offeredFilters([...SHOP, eawa], 'all')).toContain('eawa');
    expect(offeredFilters(SHOP, 'eawa')).toContain('eawa');
  });
});
