import type { Paise } from '@/lib/number/money';
import { sizeMl } from '@/lib/number/size';
import type { Product } from './product';

/** What a litre of a product costs, to the paisa; null where it has no price or its size names no volume. */
export function pricePerLitre({ pricePaise, size }: Pick<Product, 'pricePaise' | 'size'>): Paise | null {
  const volumeMl = sizeMl(size);
  if (pricePaise === null || volumeMl === null) return null;
  return Math.round((pricePaise * 1000) / volumeMl);
}
