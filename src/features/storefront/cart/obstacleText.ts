import type { NameOf } from '@/components/product/useProductNames';
import type { UnavailableReason } from '@/domain/product/product';
import { productLabel } from '@/domain/product/productLabel';
import type { CartLabels } from '@/i18n/en/cart';
import type { CartEntry } from './cartView';

type ObstacleLabels = Pick<CartLabels, 'noLongerSold' | 'priceUnavailable' | 'outOfStock' | 'onlyLeft'>;

/** Why a product cannot be ordered: as a sentence from the cart's texts, or after its name from `why`. */
export function obstacleText(obstacle: UnavailableReason, labels: ObstacleLabels): string {
  return obstacle.kind === 'onlyLeft' ? labels.onlyLeft(obstacle.inStock) : labels[obstacle.kind];
}

/** What the order is without, and why; null where it has all of the cart. */
export function leftOutText(
  entries: readonly CartEntry[],
  labels: CartLabels,
  nameOf: NameOf,
): string | null {
  const named = entries.flatMap(({ item, obstacle }) => {
    if (!obstacle) return [];
    const label = productLabel({ name: nameOf(item.productId, item.productName), size: item.size });
    return [`${label} (${obstacleText(obstacle, labels.why)})`];
  });
  return named.length === 0 ? null : labels.leftOut(named.join(', '), named.length);
}
