import type { Unorderable } from '@/domain/product/product';
import { productLabel } from '@/domain/product/productLabel';
import type { CartLabels } from '@/i18n/en/cart';
import type { CartEntry } from './cartView';

type Words = Pick<CartLabels, 'noLongerSold' | 'priceUnavailable' | 'outOfStock' | 'onlyLeft'>;

/** Why a product cannot be ordered: as a sentence from the cart's texts, or after its name from `why`. */
export function obstacleText(obstacle: Unorderable, words: Words): string {
  return obstacle.kind === 'onlyLeft' ? words.onlyLeft(obstacle.inStock) : words[obstacle.kind];
}

/** What the order is without, and why; null where it has all of the cart. */
export function leftOutText(entries: readonly CartEntry[], text: CartLabels): string | null {
  const named = entries.flatMap(({ item, obstacle }) => {
    if (!obstacle) return [];
    const label = productLabel({ name: item.productName, size: item.size });
    return [`${label} (${obstacleText(obstacle, text.why)})`];
  });
  return named.length === 0 ? null : text.leftOut(named.join(', '), named.length);
}
