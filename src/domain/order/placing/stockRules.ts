import { type Product, type UnavailableReason, unavailableReason } from '@/domain/product/product';
import { MAX_QUANTITY } from './orderLimits';

/** From this many bottles down the card says how many are left. */
const FEW_LEFT = 5;

/** What there is to say of a product's stock beside the quantity chosen. */
export type StockNote = UnavailableReason | { readonly kind: 'atMost'; readonly quantity: number };

/** The most bottles of a product that one order may hold: what is in stock, and never more than the rules take. */
export function maxOrderable({ inStock }: Pick<Product, 'inStock'>): number {
  return Math.min(inStock, MAX_QUANTITY);
}

/** Why not more, or why none at all; null where there is plenty. */
export function stockNote(product: Product, quantity: number): StockNote | null {
  const reason = unavailableReason(product, quantity);
  if (reason) return reason;
  const { inStock } = product;
  if (inStock <= FEW_LEFT) return { kind: 'onlyLeft', inStock };
  if (quantity < maxOrderable(product)) return null;
  return inStock < MAX_QUANTITY ? { kind: 'onlyLeft', inStock } : { kind: 'atMost', quantity: MAX_QUANTITY };
}
