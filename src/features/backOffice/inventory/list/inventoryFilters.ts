import type { StockRow } from '@/data/stock/queuedStock';
import { CATEGORIES, type Category } from '@/domain/product/product';
import { isLow, type StockItem } from '@/domain/stock/stockItem';
import { lazyValue } from '@/lib/lazyValues';
import { sizeMl, sizeText } from '@/lib/number/size';

export const STOCK_FILTERS = ['low', 'out'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

export const SORT_COLUMNS = ['name', 'sku', 'category', 'stock', 'reorder', 'price', 'updated'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
export type Sort = { readonly column: SortColumn; readonly descending: boolean };

/** What the Inventory page shows of all products, and in which order. It lives in the address. */
export type InventoryFilters = {
  readonly query: string;
  /** Null: every category. */
  readonly category: Category | null;
  /** Null: whatever their stock. */
  readonly stock: StockFilter | null;
  /** Products out of sale are shown on demand only. */
  readonly archived: boolean;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
};

const PARAMS = {
  query: 'q',
  category: 'category',
  stock: 'stock',
  archived: 'archived',
  sort: 'sort',
  page: 'page',
} as const;

const BY_NAME: Sort = { column: 'name', descending: false };

function readSort(text: string): Sort {
  const column = SORT_COLUMNS.find(known => known === text.replace(/^-/, ''));
  return column ? { column, descending: text.startsWith('-') } : BY_NAME;
}

const sortText = ({ column, descending }: Sort): string =>
  column === BY_NAME.column && !descending ? '' : `${descending ? '-' : ''}${column}`;

/** Reads the filters from an address; what it does not understand is as if it were not there. */
export function readFilters(params: URLSearchParams): InventoryFilters {
  const category = params.get(PARAMS.category);
  const stock = params.get(PARAMS.stock);
  const page = params.get(PARAMS.page) ?? '';
  return {
    query: params.get(PARAMS.query) ?? '',
    category: CATEGORIES.find(known => known === category) ?? null,
    stock: STOCK_FILTERS.find(known => known === stock) ?? null,
    archived: params.get(PARAMS.archived) === '1',
    sort: readSort(params.get(PARAMS.sort) ?? ''),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address with some filters changed. Another search, filter or order starts at its first page. */
export function withFilters(params: URLSearchParams, change: Partial<InventoryFilters>): URLSearchParams {
  const { query, category, stock, archived, sort, page } = { ...readFilters(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  const values = {
    query,
    category: category ?? '',
    stock: stock ?? '',
    archived: archived ? '1' : '',
    sort: sortText(sort),
    page: page === 1 ? '' : String(page),
  };
  for (const name of ['query', 'category', 'stock', 'archived', 'sort', 'page'] as const) {
    if (values[name]) next.set(PARAMS[name], values[name]);
    else next.delete(PARAMS[name]);
  }
  return next;
}

/** A column's head was pressed: first up, then down. */
export const nextSort = (current: Sort, column: SortColumn): Sort => ({
  column,
  descending: current.column === column && !current.descending,
});

export const hasStock = ({ inStock, reorderPoint }: StockItem, wanted: StockFilter): boolean =>
  wanted === 'out' ? inStock === 0 : isLow({ inStock, reorderPoint });

type Search = Pick<InventoryFilters, 'query' | 'category' | 'archived'>;

/** The products that answer a search and a category, whatever their stock. Every word stands in the name or the SKU. */
export function searchRows(
  rows: readonly StockRow[],
  { query, category, archived }: Search,
): readonly StockRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ item }) => {
    const text = `${item.name} ${item.size} ${sizeText(item.size)}\n${item.sku}`.toLowerCase();
    return (
      (archived || !item.archived) &&
      (category === null || item.category === category) &&
      words.every(word => text.includes(word))
    );
  });
}

const texts = lazyValue(() => new Intl.Collator('en-IN', { numeric: true }));

const byName = (one: StockItem, other: StockItem): number =>
  texts().compare(one.name, other.name) ||
  (sizeMl(one.size) ?? 0) - (sizeMl(other.size) ?? 0) ||
  (one.id < other.id ? -1 : 1);

const COMPARE: { readonly [column in SortColumn]: (one: StockItem, other: StockItem) => number } = {
  name: byName,
  sku: (one, other) => texts().compare(one.sku, other.sku),
  category: (one, other) => texts().compare(one.category, other.category),
  stock: (one, other) => one.inStock - other.inStock,
  reorder: (one, other) => one.reorderPoint - other.reorderPoint,
  price: (one, other) => (one.pricePaise ?? -1) - (other.pricePaise ?? -1),
  updated: (one, other) => texts().compare(one.updatedAt ?? '', other.updatedAt ?? ''),
};

/** In the order asked for; equals by name, then by volume. */
export function sortRows(rows: readonly StockRow[], { column, descending }: Sort): readonly StockRow[] {
  const compare = COMPARE[column];
  const sign = descending ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(one.item, other.item) || byName(one.item, other.item));
}
