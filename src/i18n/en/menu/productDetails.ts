import { labels } from '@/i18n/labels';

/** The texts of a product's details, beyond those of its card. */
export const productDetailsLabels = labels('productDetails', {
  loading: 'Loading product…',
  failed: 'Product details',
  unknown: 'We do not have this product',
  unknownHint: 'It may have been taken off the menu. What we have now is on it.',
  toMenu: 'Back to the menu',
  inStock: 'In stock',
  about: 'About this water',
  facts: {
    source: 'Source',
    ph: 'pH',
    tds: 'TDS (dissolved minerals)',
    fssai: 'FSSAI licence',
    bis: 'BIS licence',
  },
});

export type ProductDetailsLabels = typeof productDetailsLabels;
