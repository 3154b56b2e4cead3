import { MAX_QUANTITY } from '@/domain/order/placing/orderLimits';
import type { Product } from '@/domain/product/product';
import { SAMPLE_PRODUCTS } from '@/domain/product/sampleProducts';

/** Spec §2: the landing page shows the first three of the built-in products. */
const SHOWN = 3;

/**
 * The landing page's products. They are shown without asking the server: price and stock are those of the
 * shop where this device knows them, else the sample's price, and the order itself finds out what is left.
 */
export function landingProducts(known: readonly Product[], descriptions: readonly string[]): Product[] {
  return SAMPLE_PRODUCTS.slice(0, SHOWN).map((sample, index) => {
    const shopsOwn = known.find(product => product.id === sample.id && !product.archived);
    return shopsOwn ?? { ...sample, description: descriptions[index] ?? '', inStock: MAX_QUANTITY };
  });
}
