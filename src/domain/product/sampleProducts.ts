import type { Product } from './product';

type Sample = readonly [id: string, name: string, size: string, pricePaise: number, category: string];

/** Spec §3: the built-in sample products, shown where the shop's own have not been read yet. */
const SAMPLES: readonly Sample[] = [
  ['1', 'Premium Water', '1L', 299, 'premium'],
  ['2', 'Essential Water', '500ml', 179, 'essential'],
  ['3', 'Compact Water', '250ml', 99, 'compact'],
  ['4', 'Premium Water', '2L', 499, 'premium'],
  ['5', 'Essential Water', '1.5L', 349, 'essential'],
  ['6', 'Sport Water', '750ml', 229, 'essential'],
];

export const SAMPLE_PRODUCTS: readonly Product[] = SAMPLES.map(([id, name, size, pricePaise, category]) => ({
  id,
  name,
  size,
  pricePaise,
  category,
  image: '',
  description: '',
  inStock: 0,
  archived: false,
}));
