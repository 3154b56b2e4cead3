import type { OrderItem } from '@/domain/order/order';
import { MAX_PRODUCTS } from '@/domain/order/placing/orderLimits';
import { maxOrderable } from '@/domain/order/placing/stockRules';
import type { Product } from '@/domain/product/product';

/** What comes of adding bottles of a product to a cart. */
export type Addition =
  | { readonly kind: 'added'; readonly line: OrderItem }
  /** The cart has all there are of it, or all that one order takes. */
  | { readonly kind: 'atMost'; readonly line: OrderItem }
  /** There is no room for another product. */
  | { readonly kind: 'full' };

/** Adds `quantity` bottles to the product's line, and no more than can be ordered; null where none can: out of stock, or without a price. */
export function addBottles(lines: readonly OrderItem[], product: Product, quantity: number): Addition | null {
  const { id, name, size, image, pricePaise } = product;
  const most = maxOrderable(product);
  if (pricePaise === null || most < 1) return null;
  const known = lines.find(({ productId }) => productId === id);
  if (!known && lines.length >= MAX_PRODUCTS) return { kind: 'full' };
  const wanted = (known?.quantity ?? 0) + quantity;
  const line = {
    productId: id,
    productName: name,
    size,
    image,
    quantity: Math.max(1, Math.min(wanted, most)),
    pricePaise,
  };
  return { kind: wanted > most ? 'atMost' : 'added', line };
}

/** Larger counts are shown as `99+`. */
const MANY = 99;

/** A number of bottles, as short as there is room for it on the way to the cart. */
export const countText = (bottles: number): string => (bottles > MANY ? `${MANY}+` : String(bottles));

/** How many bottles there are in a cart. */
export const bottlesIn = (lines: readonly OrderItem[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
