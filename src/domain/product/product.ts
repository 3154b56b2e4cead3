import type { Paise } from '@/lib/number/money';

export const CATEGORIES = ['premium', 'essential', 'compact', 'eawa'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Spec §3: what a size reads as where the product's document has none. */
export const UNKNOWN_SIZE = 'Unknown';

/** What the shop states of its water; what it does not state is not claimed anywhere. */
export const FACTS = ['source', 'ph', 'tds', 'fssai', 'bis'] as const;
export type Fact = (typeof FACTS)[number];
export type Facts = { readonly [fact in Fact]?: string };

/** What of a product is said in each language; all else is the same in every one. */
export const TRANSLATED = ['name', 'description', 'source'] as const;
export type Translated = (typeof TRANSLATED)[number];
/** By language (`hi`). English is the product's own fields, which orders hold. */
export type Translations = { readonly [language: string]: { readonly [field in Translated]?: string } };

/** What the shop sells, read from `inventory` (spec §3). */
export type Product = {
  readonly id: string;
  readonly name: string;
  /** As stored; one of `CATEGORIES` in good data. */
  readonly category: string;
  readonly size: string;
  /** An `https:` address or one of our own; empty where the app draws the bottle. */
  readonly image: string;
  readonly description: string;
  /** Null: the stored text is no price, so the product cannot be ordered. */
  readonly pricePaise: Paise | null;
  readonly inStock: number;
  readonly archived: boolean;
  /** Missing where nothing is stated. */
  readonly facts?: Facts;
  /** Missing where nothing is translated. */
  readonly translations?: Translations;
};

/** Why a quantity of a product cannot be ordered now. */
export type UnavailableReason =
  | { readonly kind: 'noLongerSold' }
  | { readonly kind: 'priceUnavailable' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'onlyLeft'; readonly inStock: number };

/** Null when `quantity` of the product can be ordered. `product` is undefined when it is not in the shop. */
export function unavailableReason(product: Product | undefined, quantity: number): UnavailableReason | null {
  if (!product || product.archived) return { kind: 'noLongerSold' };
  if (product.pricePaise === null) return { kind: 'priceUnavailable' };
  if (product.inStock <= 0) return { kind: 'outOfStock' };
  if (quantity > product.inStock) return { kind: 'onlyLeft', inStock: product.inStock };
  return null;
}
