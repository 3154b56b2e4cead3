import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '@/domain/product/product';
import {
  FILTERS,
  type MenuView,
  offeredFilters,
  parseMenuView,
  SORTS,
  toSearchParams,
  viewProducts,
} from './menuRules';
import { parseSearch } from './menuSearch';

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
const view = (products: readonly Product[], given: MenuView, language = 'en') =>
  viewProducts(products, given, parseSearch(given.search), language);
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
    expect(parseMenuView(new URLSearchParams(query))).toEqual({ filter, sort, search, product: null });
  });

  it('writes what it reads, for every view', () => {
    const views = fc.record({
      filter: fc.constantFrom(...FILTERS),
      sort: fc.constantFrom(...SORTS),
      search: fc.string({ maxLength: 60 }),
      product: fc.option(fc.string({ minLength: 1 })),
    });
    fc.assert(
      fc.property(views, each => {
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
    expect(ids(view(SHOP, { ...PLAIN, sort }))).toBe(expected);
  });

  it('shows one category and never what is archived', () => {
    expect(ids(view(SHOP, { ...PLAIN, filter: 'premium' }))).toBe('a');
    expect(ids(view(SHOP, { ...PLAIN, filter: 'eawa' }))).toBe('');
  });

  it('shows what was searched for, within the category', () => {
    expect(ids(view(SHOP, { ...PLAIN, search: '500 ml' }))).toBe('b');
    expect(ids(view(SHOP, { ...PLAIN, search: 'cloud' }))).toBe('c');
    expect(ids(view(SHOP, { ...PLAIN, filter: 'premium', search: 'cloud' }))).toBe('');
    expect(ids(view(SHOP, { ...PLAIN, search: 'dew' }))).toBe('');
  });

  it('sorts by the names of the language on screen', () => {
    const said = [
      aProduct({ id: '1', name: 'Alp', translations: { hi: { name: 'हिम' } } }),
      aProduct({ id: '2', name: 'Brook', translations: { hi: { name: 'जल' } } }),
    ];
    expect(ids(view(said, PLAIN))).toBe('12');
    expect(ids(view(said, PLAIN, 'hi'))).toBe('21');
  });

  it('orders bottles of one name by volume', () => {
    const sizes = [aProduct({ id: '1', size: '2L' }), aProduct({ id: '2', size: '250ml' })];
    expect(ids(view(sizes, PLAIN))).toBe('21');
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
