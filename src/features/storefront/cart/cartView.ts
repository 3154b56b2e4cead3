import type { OrderItem } from '@/domain/order/order';
import { selectionOf } from '@/domain/order/orderLine';
import { isSameProductName, type NamedProduct } from '@/domain/product/isSameProductName';
import type { OrderSelection } from '@/domain/product/orderSelection';
import { type Product, type UnavailableReason, unavailableReason } from '@/domain/product/product';
import type { Paise } from '@/lib/number/money';

/** A line of the cart as the shop is now. */
export type CartEntry = {
  readonly line: OrderItem;
  /** As the shop calls and shows it today, at today's price, where there is one. */
  readonly item: OrderItem;
  /** Null where the shop has it no more, or nothing is known of the shop yet. */
  readonly product: Product | null;
  /** Why it cannot be ordered as it stands; null when it can. */
  readonly obstacle: UnavailableReason | null;
  /** The price the person saw, where today's is another. */
  readonly formerPaise: Paise | null;
  /** What it was called then, where that is something else. */
  readonly former: NamedProduct | null;
};

/** A line of the cart against the shop's products; `products` is null while nothing is known of them. */
export function viewLine(line: OrderItem, products: readonly Product[] | null): CartEntry {
  const product = products?.find(({ id }) => id === line.productId);
  const pricePaise = product?.pricePaise ?? line.pricePaise;
  const seen = { name: line.productName, size: line.size };
  const { name: productName, size, image } = product ?? { ...seen, image: line.image };
  return {
    line,
    item: { ...line, productName, size, image, pricePaise },
    product: product ?? null,
    obstacle: products && unavailableReason(product, line.quantity),
    formerPaise: pricePaise === line.pricePaise ? null : line.pricePaise,
    former: product && !isSameProductName(seen, product) ? seen : null,
  };
}

/** All of them. */
export const viewCart = (lines: readonly OrderItem[], products: readonly Product[] | null): CartEntry[] =>
  lines.map(line => viewLine(line, products));

/** What can be ordered now, as it stands. */
export const orderableItems = (entries: readonly CartEntry[]): OrderItem[] =>
  entries.flatMap(({ item, obstacle }) => (obstacle ? [] : [item]));

/** What the order form needs of them: `fromCart`, so that they leave the cart when they are ordered. */
export const toOrderState = (items: readonly OrderItem[]): { items: OrderSelection[]; fromCart: true } => ({
  items: items.map(selectionOf),
  fromCart: true,
});
