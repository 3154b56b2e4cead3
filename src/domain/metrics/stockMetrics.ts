// @bundle ledger

import type { StockItem } from '@/domain/stock/stockItem';

type Shelf = Pick<StockItem, 'inStock' | 'reorderPoint'>;

/** What the shop sells today: an archived product is on no shelf to be filled. */
export const withoutArchived = (items: readonly StockItem[]): StockItem[] =>
  items.filter(({ archived }) => !archived);

/** Spec §9: of each product, this many bottles count as a full shelf. */
const FULL_SHELF = 100;

export type InventoryStatus = {
  /** 1 is a hundred bottles of each product; null where there is none. */
  readonly fraction: number | null;
  readonly bottles: number;
  readonly products: number;
};

/** Spec §9: total stock ÷ (item count × 100). */
export function inventoryStatus(items: readonly Pick<StockItem, 'inStock'>[]): InventoryStatus {
  const bottles = items.reduce((sum, { inStock }) => sum + inStock, 0);
  const products = items.length;
  return { bottles, products, fraction: products === 0 ? null : bottles / (products * FULL_SHELF) };
}

export type StockLevel = 'low' | 'medium' | 'good';

export type StockBar = {
  /** Bottles: three times the reorder point (spec §9). */
  readonly capacity: number;
  /** Above 1 where there is more than that. */
  readonly fill: number;
  readonly level: StockLevel;
};

/** Spec §4: below 40 % of the capacity is low, below 75 % medium, otherwise good. */
export function stockBar({ inStock, reorderPoint }: Shelf): StockBar {
  const capacity = 3 * reorderPoint;
  // Without a reorder point any bottle is enough.
  const fill = capacity > 0 ? inStock / capacity : inStock > 0 ? 1 : 0;
  return { capacity, fill, level: fill < 0.4 ? 'low' : fill < 0.75 ? 'medium' : 'good' };
}

/** The emptiest first; the name decides between equals. */
export function emptiestFirst<Item extends Shelf & { readonly name: string }>(
  items: readonly Item[],
): Item[] {
  return items.toSorted(
    (one, other) => stockBar(one).fill - stockBar(other).fill || one.name.localeCompare(other.name),
  );
}
