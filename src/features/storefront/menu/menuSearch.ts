import type { Product } from '@/domain/product/product';
import { toAsciiDigits } from '@/lib/number/digits';
import { sizeMl } from '@/lib/number/size';
import { phoneticKey, phoneticKeys } from './phoneticKey';

/** A volume among other words, as people write it: `1L`, `500 ml`, `1.5 litres`, `2 x 500ml`. */
const VOLUME = /(?:\b\d{1,3}\s*[x×]\s*)?\b\d+(?:\.\d+)?\s*(?:ml|l|ltr|litres?|liters?)\b/g;

/** `500 मि.ली.` and `20 लीटर` with Latin units. */
const withLatinUnits = (text: string): string =>
  text.replace(/(\d)\s*मि\.?\s*ली(?:टर|लीटर|\.)?/g, '$1ml').replace(/(\d)\s*(?:लीटर|लिटर|ली\.?)/g, '$1l');

/**
 * What was searched for, as a test of a product. Every word must stand in its name or size, in English or as it is translated,
 * written so or as it sounds (`जार`, `jaar`); and a volume must be its volume however either is written: `1000 ml` finds `1L`,
 * and `5l` does not find `1.5L`.
 */
export function parseSearch(
  search: string,
): (product: Pick<Product, 'name' | 'size' | 'translations'>) => boolean {
  const typed = withLatinUnits(toAsciiDigits(search).toLowerCase());
  const volumes = typed.match(VOLUME)?.map(sizeMl) ?? [];
  const words = typed
    .replace(VOLUME, ' ')
    .split(/\s+/)
    .map(word => ({ word, sound: phoneticKey(word) }));
  return ({ name, size, translations = {} }) => {
    const text = [name, size, ...Object.values(translations).map(said => said.name)].join(' ').toLowerCase();
    let sounds: string | undefined;
    const sounding = (sound: string) => {
      sounds ??= phoneticKeys(text);
      // A one-letter sound matches too much: `zzz` would find `jar`.
      return sound.length > 1 && sounds.includes(sound);
    };
    return (
      words.every(({ word, sound }) => text.includes(word) || sounding(sound)) &&
      volumes.every(volume => volume !== null && volume === sizeMl(size))
    );
  };
}
