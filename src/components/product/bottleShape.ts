/** A bottle in `bottleShapes.svg`, by the id `bottle-…`: it stands on the origin. */
type Shape = 'premium' | 'essential' | 'compact' | 'eawa' | 'jar';

/** From this volume on water comes in jars. */
const JAR_FROM_ML = 5000;

const SHAPES: { readonly [category: string]: Shape } = {
  essential: 'essential',
  compact: 'compact',
  eawa: 'eawa',
};

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * The bottle of a product: the category tells its shape, the volume how much larger or smaller it is than the shape is
 * drawn. A larger bottle is never drawn smaller. `volumeMl` is null where the size is not known: then it is a usual one.
 */
export function bottleShape(
  volumeMl: number | null,
  category: string,
): { readonly shape: Shape; readonly scale: number } {
  if (volumeMl !== null && volumeMl >= JAR_FROM_ML) return { shape: 'jar', scale: 1 };
  // Doublings of a quarter litre, the smallest bottle that has a label worth reading; shapes are drawn between the ends.
  const doublings = between(0, Math.log2((volumeMl ?? 750) / 250), 3);
  const scale = Math.round(((128 + 16 * doublings) / 152) * 100) / 100;
  return { shape: SHAPES[category] ?? 'premium', scale };
}
