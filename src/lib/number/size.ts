/** The largest bottle, or pack of them, that the shop could mean: 100 litres. */
const MOST_ML = 100_000;

/**
 * The volume a size text names, in millilitres: `500ml` is 500, `1.5L` is 1500, `2 x 500ml` is 1000. A
 * bare number is millilitres. Null where no volume can be read ("Unknown"), or none that water is sold in.
 */
export function sizeMl(size: string): number | null {
  const match = /^\s*(?:(\d{1,3})\s*[x×]\s*)?(\d+(?:\.\d+)?)\s*(ml|l|ltr|litres?|liters?)?\.?\s*$/i.exec(
    size,
  );
  if (!match) return null;
  const [, count, amount, unit] = match;
  const factor = unit === undefined || unit.toLowerCase() === 'ml' ? 1 : 1000;
  const volume = Number(count ?? 1) * Number(amount) * factor;
  return volume > 0 && volume <= MOST_ML ? volume : null;
}

/** A size as the screens write every one of them: `250 ml`, `1.5 L`. A pack, and what names no volume, stay as they are. */
export function sizeText(size: string): string {
  const ml = sizeMl(size);
  if (ml === null || /[x×]/i.test(size)) return size;
  return ml < 1000 ? `${ml} ml` : `${+(ml / 1000).toFixed(3)} L`;
}
