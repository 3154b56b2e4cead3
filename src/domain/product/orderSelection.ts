import { paiseToRupees } from '@/lib/number/money';
import type { Product } from './product';

/**
 * One product and how many of it, as Order Now hands them to the order form in navigation state (spec §2). The browser
 * keeps it over reloads and a person can edit it, so the form parses it as it would a document: hence rupees, as in
 * documents.
 */
export type OrderSelection = {
  readonly product: {
    readonly id: string;
    readonly name: string;
    readonly size: string;
    /** Rupees, as shown. */
    readonly price: number;
    readonly image: string;
    readonly description: string;
  };
  readonly quantity: number;
  /** The order form removes these items from the cart when they are ordered. */
  readonly fromCart?: true;
};

/**
 * What opens the order form with several products: `navigate(PATHS.order, { state: { items } })`, one to `MAX_PRODUCTS` of
 * them, each product once. A single `OrderSelection` as state opens it with one.
 */
export type OrderRequest = { readonly items: readonly OrderSelection[] };

/** The selection of a product that has a price; null for one that cannot be ordered. */
export function toOrderSelection(product: Product, quantity: number): OrderSelection | null {
  const { id, name, size, pricePaise, image, description } = product;
  if (pricePaise === null) return null;
  return { product: { id, name, size, price: paiseToRupees(pricePaise), image, description }, quantity };
}
