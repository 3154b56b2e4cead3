import { isSameProductName } from './isSameProductName';
import type { Product } from './product';

/**
 * What was stored as a product's name, in a language: as the product is translated, where it is known and still called so;
 * else as it was stored, for it may have been another product then.
 */
export function translateProductName(language: string, stored: string, product: Product | undefined): string {
  if (!product || !isSameProductName({ name: stored, size: product.size }, product)) return stored;
  return product.translations?.[language]?.name ?? stored;
}
