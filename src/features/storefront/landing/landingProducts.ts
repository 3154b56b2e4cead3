import { MAX_QUANTITY } from '@/domain/order/placing/orderLimits';
import type { Product } from '@/domain/product/product';
import { SAMPLE_PRODUCTS } from '@/domain/product/sampleProducts';

/** Spec §2: the landing page shows the first three of the built-in products. */
const SHOWN = 3;

/**
 * The landing page's products. They are shown without asking the server: where this device knows nothing of the shop, the
 * samples, and the order itself finds out what is left; else what the shop sells, the samples first.
 */
export function landingProducts(
  products: readonly Product[] | null,
  descriptions: readonly string[],
): Product[] {
  if (!products)
    return SAMPLE_PRODUCTS.slice(0, SHOWN).map((sample, index) => ({
      ...sample,
      description: descriptions[index] ?? '',
      inStock: MAX_QUANTITY,
    }));
  const sold = products.filter(({ archived }) => !archived);
  const samples = SAMPLE_PRODUCTS.flatMap(sample => sold.find(({ id }) => id === sample.id) ?? []);
  return [...new Set([...samples, ...sold])].slice(0, SHOWN);
}
