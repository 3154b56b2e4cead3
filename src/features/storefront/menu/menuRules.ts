import type { Product } from '@/domain/product/product';
import { translated } from '@/domain/product/translated';
import { sizeMl } from '@/lib/number/size';
import { compareNames } from '@/lib/text/compareNames';

export const FILTERS = ['all', 'premium', 'essential', 'compact', 'eawa'] as const;
export type Filter = (typeof FILTERS)[number];

export const SORTS = ['name', 'price-low', 'price-high', 'size'] as const;
export type Sort = (typeof SORTS)[number];

export type MenuView = {
  readonly filter: Filter;
  readonly sort: Sort;
  /** What was searched for, as typed. */
  readonly search: string;
  /** The product whose details are open. */
  readonly product?: string | null;
};

/** Longer than any product's name. */
const MAX_SEARCH = 60;

/** What of the address names the product whose details are open. */
export const PRODUCT_PARAMETER = 'product';

/** The address's own view of the menu: `?category=premium&sort=size&q=1l&product=7`. What it does not know is the default. */
export function parseMenuView(params: URLSearchParams): MenuView {
  const category = params.get('category');
  const sort = params.get('sort');
  return {
    filter: FILTERS.find(known => known === category) ?? 'all',
    sort: SORTS.find(known => known === sort) ?? 'name',
    search: (params.get('q') ?? '').slice(0, MAX_SEARCH),
    product: params.get(PRODUCT_PARAMETER),
  };
}

/** The reverse of `parseMenuView`; defaults are left out, so that the plain menu has a plain address. */
export function toSearchParams({ filter, sort, search, product }: MenuView): URLSearchParams {
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('category', filter);
  if (sort !== 'name') params.set('sort', sort);
  if (search.trim() !== '') params.set('q', search.slice(0, MAX_SEARCH));
  if (product) params.set(PRODUCT_PARAMETER, product);
  return params;
}

/** The filters worth offering: spec §2's four, and Eawa unless the shop is known to have no such products. */
export function offeredFilters(products: readonly Product[] | null, chosen: Filter): Filter[] {
  const hasEawa = !products || products.some(product => product.category === 'eawa' && !product.archived);
  return FILTERS.filter(filter => filter !== 'eawa' || hasEawa || chosen === 'eawa');
}

/** More than any price in paise, and than any size in millilitres. */
const MOST = 1e15;

/** What has no number comes last whichever way one sorts. */
const byNumber =
  (numberOf: (product: Product) => number | null, direction = 1) =>
  (a: Product, b: Product): number =>
    direction * ((numberOf(a) ?? direction * MOST) - (numberOf(b) ?? direction * MOST));

const COMPARE: { readonly [sort in Sort]: (a: Product, b: Product) => number } = {
  name: () => 0,
  'price-low': byNumber(product => product.pricePaise),
  'price-high': byNumber(product => product.pricePaise, -1),
  size: byNumber(product => sizeMl(product.size)),
};

/** The products of a view, in its order; equal ones by their names in a language, then by volume, then by id. */
export function viewProducts(
  products: readonly Product[],
  { filter, sort }: Pick<MenuView, 'filter' | 'sort'>,
  found: (product: Product) => boolean,
  language: string,
): Product[] {
  const nameOf = (product: Product) => translated(product, language).name;
  return products
    .filter(
      product => !product.archived && (filter === 'all' || product.category === filter) && found(product),
    )
    .sort(
      (a, b) =>
        COMPARE[sort](a, b) ||
        compareNames(nameOf(a), nameOf(b)) ||
        COMPARE.size(a, b) ||
        compareNames(a.id, b.id),
    );
}
