import { sizeMl, sizeText } from '@/lib/number/size';
import type { Product } from './product';

/** A product's name where its size stands beside it: the shop's names often end in it (`Premium Water 1L`, `जार 20 लीटर`). */
export function nameBesideSize({ name, size }: Pick<Product, 'name' | 'size'>): string {
  const ml = sizeMl(size);
  for (const { 0: gap, index } of name.matchAll(/[\s,]+(?=\d)/g)) {
    const start = name.slice(0, index);
    const end = name.slice(index + gap.length);
    const latin = end.replace(/ल[ीि]\S*$/, 'l').replace(/मि\W*l$/, 'ml');
    // `6 x 500ml` is one size, not a name and another.
    if (start && ml && sizeMl(latin) === ml && !/\d\s*[x×]$/i.test(start)) return start;
  }
  return name;
}

/** A product in words, its size said once. */
export const productLabel = (product: Pick<Product, 'name' | 'size'>): string =>
  `${nameBesideSize(product)} ${sizeText(product.size)}`.trim();
