import type { Product } from '../../src/domain/product/product.ts';

const WATER: Product = {
  id: 'water',
  name: 'Water',
  category: 'premium',
  size: '1L',
  image: '',
  description: 'Water.',
  inStock: 100,
  archived: false,
  pricePaise: 100,
};

/**
 * Products that look like any a shop may have: the styles that the rendered pages carry are those that these need, so
 * that they, and the policy that allows them by their hash, do not depend on what the shop sells today.
 */
export const PLACEHOLDER_PRODUCTS: readonly Product[] = [
  WATER,
  { ...WATER, id: 'few', category: 'essential', inStock: 3 },
  { ...WATER, id: 'none', category: 'compact', inStock: 0 },
  { ...WATER, id: 'jar', category: 'eawa', size: '20L' },
  { ...WATER, id: 'photograph', image: '/photograph.webp' },
  { ...WATER, id: 'unpriced', category: 'other', size: 'Unknown', pricePaise: null },
];
