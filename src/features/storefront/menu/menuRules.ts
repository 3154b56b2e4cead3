import type { Product } from '@/domain/product/product';
import { sizeMl } from '@/lib/number/size';
import { parseSearch } from './menuSearch';

export const FILTERS = ['all', 'premium', 'essential', 'compact', 'eawa'] as const;
export type Filter = (typeof FILTERS)[number];

export const SORTS = ['name', 'price-low', 'price-high', 'size'] as const;
export type Sort = (typeof SORTS)[number];

export type MenuView = {
  readonly filter: Filter;
  readonly sort: Sort;
  /** What was searched for, as typed. */
  readonly search: string;
};

/** Longer than any product's name. */
const MAX_SEARCH = 60;

/** The address's own view of the menu: `?category=premium&sort=size&q=1l`. What it does not know is the default. */
export function parseMenuView(params: URLSearchParams): MenuView {
  const category = params.get('category');
  const sort = params.get('sort');
  return {
    filter: FILTERS.find(known => known === category) ?? 'all',
    sort: SORTS.find(known => known === sort) ?? 'name',
    search: (params.get('q') ?? '').slice(0, MAX_SEARCH),
  };
}

/** The reverse of `parseMenuView`; defaults are left out, so that the plain menu has a plain address. */
export function toSearchParams({ filter, sort, search }: MenuView): URLSearchParams {
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('category', filter);
  if (sort !== 'name') params.set('sort', sort);
  if (search.trim() !== '') params.set('q', search.slice(0, MAX_SEARCH));
  return params;
}

/** The filters worth offering: spec §2's four, and Eawa unless the shop is known to have no such products. */
export function offeredFilters(products: readonly Product[] | null, chosen: Filter): Filter[] {
  const hasEawa = !products || products.some(product => product.category === 'eawa' && !product.archived);
  return FILTERS.filter(filter => filter !== 'eawa' || hasEawa || chosen === 'eawa');
}

const NAMES = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Ascending; what has no number comes last whichever way one sorts. */
function byNumber(numberOf: (product: Product) => number | null, direction: 1 | -1 = 1) {
  return (a: Product, b: Product): number => {
    const left = numberOf(a);
    const right = numberOf(b);
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return direction * (left - right);
  };
}

const COMPARE: { readonly [sort in Sort]: (a: Product, b: Product) => number } = {
  name: () => 0,
  'price-low': byNumber(product => product.pricePaise),
  'price-high': byNumber(product => product.pricePaise, -1),
  size: byNumber(product => sizeMl(product.size)),
};

/** The products of a view, in its order; equal ones by name, then by volume, then by id. */
export function viewProducts(products: readonly Product[], { filter, sort, search }: MenuView): Product[] {
  const found = parseSearch(search);
  return products
    .filter(
      product => !product.archived && (filter === 'all' || product.category === filter) && found(product),
    )
    .sort(
      (a, b) =>
        COMPARE[sort](a, b) ||
        NAMES.compare(a.name, b.name) ||
        COMPARE.size(a, b) ||
        NAMES.compare(a.id, b.id),
    );
}
