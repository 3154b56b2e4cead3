import type { Order, OrderItem } from '@/domain/order/order';
import type { StockItem } from '@/domain/stock/stockItem';
import { sizeMl } from '@/lib/number/size';
import { isSale } from './datedOrders';

/** The sizes of the inventory's products by id. */
export type SizesToday = ReadonlyMap<string, string>;

export const sizesOf = (items: readonly StockItem[]): SizesToday =>
  new Map(items.map(({ id, size }) => [id, size]));

/**
 * What a bottle of an order holds, in millilitres: as the inventory says; only of a product that is not in it as the order
 * does, whose text anybody could have written. Null where it is not known.
 */
export function bottleMl({ size, productId }: OrderItem, sizesToday: SizesToday): number | null {
  return sizeMl(sizesToday.get(productId) ?? size);
}

export type WaterUsed = {
  readonly ml: number;
  /** The orders it is based on. */
  readonly orders: number;
  /** Bottles that nothing tells the size of: they are not in it. */
  readonly bottlesOfNoSize: number;
};

/** Spec §9: size × quantity over the orders' items; without what was cancelled, which nobody drank. */
export function waterUsed(orders: readonly Order[], sizesToday: SizesToday): WaterUsed {
  const sold = orders.filter(isSale);
  let ml = 0;
  let bottlesOfNoSize = 0;
  for (const item of sold.flatMap(({ items }) => items)) {
    const each = bottleMl(item, sizesToday);
    if (each === null) bottlesOfNoSize += item.quantity;
    else ml += each * item.quantity;
  }
  return { ml, orders: sold.length, bottlesOfNoSize };
}

export type SizeUnits = {
  /** Null: unknown (spec §9). */
  readonly ml: number | null;
  readonly bottles: number;
};

/** How many bottles of each size were ordered, the smallest size first and the unknown last. `500ml` and `0.5 L` are one. */
export function bottlesBySize(orders: readonly Order[], sizesToday: SizesToday): SizeUnits[] {
  const bottles = new Map<number | null, number>();
  for (const item of orders.filter(isSale).flatMap(({ items }) => items)) {
    const ml = bottleMl(item, sizesToday);
    bottles.set(ml, (bottles.get(ml) ?? 0) + item.quantity);
  }
  const size = (ml: number | null) => ml ?? Number.POSITIVE_INFINITY;
  return Array.from(bottles, ([ml, count]) => ({ ml, bottles: count })).sort((one, other) =>
    size(one.ml) < size(other.ml) ? -1 : 1,
  );
}
