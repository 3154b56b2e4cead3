import { type Product, type UnavailableReason, unavailableReason } from '@/domain/product/product';
import type { Paise } from '@/lib/number/money';
import { MAX_QUANTITY } from './orderLimits';

type BoughtLine = {
  readonly productId: string;
  /** As the order knows it; empty where it does not. */
  readonly name: string;
  readonly size: string;
  readonly quantity: number;
};

export type ReorderLine = {
  readonly product: Product;
  /** Of one bottle, today. */
  readonly pricePaise: Paise;
  readonly quantity: number;
  /** What was bought then; more than `quantity` where fewer are left. */
  readonly asked: number;
};

export type LeftOut = {
  readonly productId: string;
  readonly name: string;
  readonly size: string;
  readonly reason: Exclude<UnavailableReason, { kind: 'onlyLeft' }>;
};

export type Reorder = { readonly items: readonly ReorderLine[]; readonly leftOut: readonly LeftOut[] };

/** A product that an old order holds on two lines is one line, with the sum. */
function byProduct(lines: readonly BoughtLine[]): BoughtLine[] {
  const merged = new Map<string, BoughtLine>();
  for (const line of lines) {
    const known = merged.get(line.productId);
    merged.set(line.productId, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

/**
 * What of an order can be ordered again, at today's prices and at most what is in stock; and what cannot, with why. A
 * line that is unsaleable never keeps the others from being ordered.
 */
export function reorder(lines: readonly BoughtLine[], products: readonly Product[]): Reorder {
  const items: ReorderLine[] = [];
  const leftOut: LeftOut[] = [];
  for (const { productId, name, size, quantity: asked } of byProduct(lines)) {
    const product = products.find(({ id }) => id === productId);
    const reason = unavailableReason(product, asked);
    if (reason && reason.kind !== 'onlyLeft') {
      leftOut.push({ productId, name: name || product?.name || '', size, reason });
    } else if (product && product.pricePaise !== null) {
      const quantity = Math.min(asked, product.inStock, MAX_QUANTITY);
      items.push({ product, pricePaise: product.pricePaise, quantity, asked });
    }
  }
  return { items, leftOut };
}
