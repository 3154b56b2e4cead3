import { describe, expect, it } from 'vitest';
import { aStockRow } from '../../../../../test/support/stock';
import {
  hasStock,
  nextSort,
  readFilters,
  type SortColumn,
  searchRows,
  sortRows,
  withFilters,
} from './inventoryFilters';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('readFilters', () => {
  it('reads what the address says', () => {
    expect(read('q=eawa+20l&category=eawa&stock=low&archived=1&sort=-stock&page=2')).toEqual({
      query: 'eawa 20l',
      category: 'eawa',
      stock: 'low',
      archived: true,
      sort: { column: 'stock', descending: true },
      page: 2,
    });
  });

  it.each([
    '',
    'category=deluxe',
    'stock=lots',
    'sort=colour',
    'sort=--',
    'page=0',
    'page=x',
    'archived=yes',
  ])('takes of %j what it understands, and the rest for all products by name', search => {
    expect(read(search)).toEqual({
      query: '',
      category: null,
      stock: null,
      archived: false,
      sort: { column: 'name', descending: false },
      page: 1,
    });
  });
});

describe('withFilters', () => {
  it.each([
    ['starts another search at its first page', 'q=a&page=3', { query: 'b' }, 'q=b'],
    ['turns a page and keeps the rest', 'q=a&sort=-stock', { page: 2 }, 'q=a&sort=-stock&page=2'],
    ['writes nothing for what is so anyway', 'stock=low&archived=1', { stock: null, archived: false }, ''],
    [
      'leaves an open dialog alone',
      'history=7',
      { sort: { column: 'sku', descending: false } },
      'history=7&sort=sku',
    ],
  ] as const)('%s', (_what, before, change, after) => {
    expect(withFilters(new URLSearchParams(before), change).toString()).toBe(after);
  });
});

const rows = [
  aStockRow({
    id: '1',
    name: 'Premium Water',
    size: '1L',
    sku: 'PRM-1000',
    category: 'premium',
    inStock: 60,
    reorderPoint: 60,
    pricePaise: 299,
  }),
  aStockRow({
    id: '2',
    name: 'EAWA Jar',
    size: '20L',
    sku: 'EAW-20000',
    category: 'eawa',
    inStock: 0,
    reorderPoint: 25,
    pricePaise: 3999,
  }),
  aStockRow({
    id: '3',
    name: 'Premium Water',
    size: '250ml',
    sku: 'PRM-250',
    category: 'premium',
    inStock: 61,
    reorderPoint: 60,
    pricePaise: null,
  }),
  aStockRow({
    id: '4',
    name: 'Old Water',
    size: '1L',
    sku: '',
    category: 'essential',
    inStock: 9,
    reorderPoint: 0,
    archived: true,
  }),
];
const ids = (found: readonly { readonly item: { readonly id: string } }[]) =>
  found.map(({ item }) => item.id);
const everything = { query: '', category: null, archived: false };

describe('searchRows', () => {
  it.each([
    ['everything for sale', {}, ['1', '2', '3']],
    ['what is archived on demand', { archived: true }, ['1', '2', '3', '4']],
    ['every word, in name, size or SKU', { query: 'water PRM' }, ['1', '3']],
    ['a part of an SKU', { query: 'w-20' }, ['2']],
    ['a category', { category: 'premium' as const }, ['1', '3']],
    ['nothing', { query: 'tea' }, []],
  ])('finds %s', (_what, search, found) => {
    expect(ids(searchRows(rows, { ...everything, ...search }))).toEqual(found);
  });
});

describe('hasStock', () => {
  it.each([
    ['low', ['1', '2']],
    ['out', ['2']],
  ] as const)('of %s is a matter of the reorder point (spec §4)', (wanted, found) => {
    expect(ids(rows.filter(({ item }) => hasStock(item, wanted)))).toEqual(found);
  });
});

describe('sortRows', () => {
  it.each<[SortColumn, string[]]>([
    ['name', ['2', '4', '3', '1']],
    ['sku', ['4', '2', '3', '1']],
    ['category', ['2', '4', '3', '1']],
    ['stock', ['2', '4', '1', '3']],
    ['reorder', ['4', '2', '3', '1']],
    ['price', ['3', '4', '1', '2']],
  ])('by %s has equals by name and volume', (column, sorted) => {
    expect(ids(sortRows(rows, { column, descending: false }))).toEqual(sorted);
  });

  it('turns round, but for equals', () => {
    expect(ids(sortRows(rows, { column: 'reorder', descending: true }))).toEqual(['3', '1', '2', '4']);
  });
});

describe('nextSort', () => {
  it('goes up first, then down, then up', () => {
    const first = nextSort({ column: 'name', descending: false }, 'stock');
    expect(first).toEqual({ column: 'stock', descending: false });
    expect(nextSort(first, 'stock')).toEqual({ column: 'stock', descending: true });
    expect(nextSort(nextSort(first, 'stock'), 'stock')).toEqual(first);
  });
});
