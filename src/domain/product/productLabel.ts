import { sizeMl, sizeText } from '@/lib/number/size';
import type { Product } from './product';

/** A product's name where its size stands beside it: the shop's names often end in it (`Premium Water 1L`, `जार 20 लीटर`). */
export function nameBesideSize({ name, size }: Pick<Product, 'name' | 'size'>): string {
  const ml = sizeMl(size);
  const [, start, end = ''] = /^(.*?\S)[\s,]+(\d.*)$/.exec(name) ?? [];
  const latin = end.replace(/ल[ीि]\S*$/, 'l').replace(/मि\W*l$/, 'ml');
  return start && ml && sizeMl(latin) === ml ? start : name;
}

/** A product in words, its size said once. */
export const productLabel = (product: Pick<Product, 'name' | 'size'>): string =>
  `${nameBesideSize(product)} ${sizeText(product.size)}`.trim();
