/** A bottle's outline in a box of 120 × 200, standing on `GROUND` and centred on `CENTRE`. */
export type BottleShape = {
  /** The glass, without its cap: the data of an SVG path. */
  readonly glass: string;
  /** Where the glass ends at the top. */
  readonly rim: number;
  readonly capHeight: number;
  /** Half widths. */
  readonly neck: number;
  readonly body: number;
  /** Where the water stands. */
  readonly level: number;
  readonly labelTop: number;
  readonly labelHeight: number;
  /** The heights of the lines moulded into the glass. */
  readonly ribs: readonly number[];
};

export const CENTRE = 60;
export const GROUND = 188;

/** From this volume on water comes in jars. */
const JAR_FROM_ML = 5000;

type Mould = {
  /** Half the neck, and how much wider or narrower than usual half the body is. */
  readonly neck: number;
  readonly wider: number;
  readonly capHeight: number;
  /** The part of the height that neck and shoulder take. */
  readonly shoulder: number;
  /** The shoulder: 0 falls from the neck like a slope, 1 goes out at once like a dome. */
  readonly dome: number;
  /** How far the body is drawn in for the hand, below the label. */
  readonly waist: number;
  readonly foot: number;
};

const CARAFE: Mould = { neck: 8, wider: -1, capHeight: 17, shoulder: 0.42, dome: 0.06, waist: 0, foot: 7 };
const FLASK: Mould = { neck: 9, wider: 0, capHeight: 12, shoulder: 0.36, dome: 0.3, waist: 7, foot: 8 };
const PEBBLE: Mould = { neck: 9, wider: 4, capHeight: 11, shoulder: 0.4, dome: 0.62, waist: 0, foot: 14 };
const BELL: Mould = { neck: 10, wider: 2, capHeight: 14, shoulder: 0.32, dome: 0.78, waist: 0, foot: 9 };
const JAR: Mould = { neck: 15, wider: 0, capHeight: 13, shoulder: 0.25, dome: 0.85, waist: 0, foot: 15 };

const MOULDS: { readonly [category: string]: Mould } = { essential: FLASK, compact: PEBBLE, eawa: BELL };

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
/** To a tenth of a unit: finer than anything on a screen. */
export const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * How a product's bottle looks: its height and girth tell the volume, its mould the category. A larger bottle of a
 * mould is never drawn smaller. `volumeMl` is null where the size is not known: then a usual one.
 */
export function bottleShape(volumeMl: number | null, category: string): BottleShape {
  const isJar = volumeMl !== null && volumeMl >= JAR_FROM_ML;
  const mould = isJar ? JAR : (MOULDS[category] ?? CARAFE);
  // Doublings of a quarter litre, the smallest bottle that has a label worth reading.
  const doublings = between(0, Math.log2((volumeMl ?? 750) / 250), 3);
  const height = isJar ? 168 : 128 + 16 * doublings;
  const body = isJar ? 46 : 24 + 2.6 * doublings + mould.wider;

  const { neck, foot, waist, capHeight, dome } = mould;
  const rim = rounded(GROUND - height + capHeight);
  const glassHeight = GROUND - rim;
  const shoulder = rounded(rim + mould.shoulder * glassHeight);
  const collar = rounded(rim + 7);
  const drop = shoulder - collar;
  const bend = rounded(collar + drop * 0.55 * (1 - dome));
  const spread = rounded((body - neck) * dome);
  const flare = rounded(shoulder - drop * (0.4 + 0.25 * dome));
  const labelTop = rounded(shoulder + 4);
  const labelHeight = rounded((GROUND - shoulder) * (waist ? 0.42 : 0.52));
  const grip = rounded(GROUND - foot - 4 - (labelTop + labelHeight + 3));
  const gripTop = rounded(GROUND - foot - 4 - grip);

  const [left, right] = [CENTRE - body, CENTRE + body];
  const glass = [
    `M${CENTRE - neck} ${rim}H${CENTRE + neck}V${collar}`,
    `C${CENTRE + neck + spread} ${bend} ${right} ${flare} ${right} ${shoulder}`,
    `V${gripTop}q${-waist} ${rounded(grip / 2)} 0 ${grip}`,
    `V${GROUND - foot}q0 ${foot} ${-foot} ${foot}H${left + foot}q${-foot} 0 ${-foot} ${-foot}`,
    `V${rounded(gripTop + grip)}q${waist} ${rounded(-grip / 2)} 0 ${-grip}`,
    `V${shoulder}C${left} ${flare} ${CENTRE - neck - spread} ${bend} ${CENTRE - neck} ${collar}z`,
  ].join('');

  const ribs = isJar
    ? [labelTop - 8, labelTop + labelHeight + 8, labelTop + labelHeight + 20]
    : waist
      ? [0.25, 0.5, 0.75].map(part => rounded(gripTop + grip * part))
      : [];
  const level = rounded(collar + drop * 0.3);
  return { glass, rim, capHeight, neck, body, level, labelTop, labelHeight, ribs };
}
