import type { Product } from './product';

/** A product as it is said in a language; in English where it is not translated. For screens alone: orders hold English names. */
export const translated = (product: Product, language: string): Product => ({
  ...product,
  ...product.translations?.[language],
});
