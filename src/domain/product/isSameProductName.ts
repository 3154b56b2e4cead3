import { sizeMl } from '@/lib/number/size';
import { type Product, UNKNOWN_SIZE } from './product';

/** What a product is called. */
export type NamedProduct = Pick<Product, 'name' | 'size'>;

/** Capitals and spaces aside. */
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** `500 ml` and `0.5L` are one size. */
function plainSize(size: string): string {
  const ml = sizeMl(size);
  return ml === null ? plain(size) || plain(UNKNOWN_SIZE) : `${ml}ml`;
}

/** A name without its size: `Premium Water 1L` of 1L is `Premium Water`. */
function plainName({ name, size }: NamedProduct): string {
  const [whole, end] = [plain(name), plain(size)];
  return end !== '' && whole.endsWith(end) ? whole.slice(0, -end.length) : whole;
}

/** Whether a product is called the same in two places, to whoever reads them. */
export const isSameProductName = (one: NamedProduct, other: NamedProduct): boolean =>
  (one.name === other.name && one.size === other.size) ||
  (plainName(one) === plainName(other) && plainSize(one.size) === plainSize(other.size));
