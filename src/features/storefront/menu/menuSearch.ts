import type { Product } from '@/domain/product/product';
import { toAsciiDigits } from '@/lib/number/digits';
import { sizeMl } from '@/lib/number/size';

/** A volume among other words, as people write it: `1L`, `500 ml`, `1.5 litres`, `2 x 500ml`. */
const VOLUME = /(?:\b\d{1,3}\s*[x×]\s*)?\b\d+(?:\.\d+)?\s*(?:ml|l|ltr|litres?|liters?)\b/g;

/**
 * What was searched for, as a test of a product. Every word must stand in its name or size, and a volume must be
 * its volume however either is written: `1000 ml` finds `1L`, and `5l` does not find `1.5L`.
 */
export function parseSearch(search: string): (product: Pick<Product, 'name' | 'size'>) => boolean {
  const typed = toAsciiDigits(search).toLowerCase();
  const volumes = typed.match(VOLUME)?.map(sizeMl) ?? [];
  const words = typed.replace(VOLUME, ' ').split(/\s+/);
  return ({ name, size }) => {
    const text = `${name} ${size}`.toLowerCase();
    return (
      words.every(word => text.includes(word)) &&
      volumes.every(volume => volume !== null && volume === sizeMl(size))
    );
  };
}
