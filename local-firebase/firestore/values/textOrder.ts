/**
 * The order of two texts by their UTF-8 bytes, which is the order by code points. JavaScript's `<` goes by UTF-16
 * units, which puts an emoji (surrogates D800–DFFF) before the letters from U+E000 on.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  for (let i = 0; i < shorter; i += 1) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return compareUnits(x, y);
  }
  return a.length - b.length;
}

/** The order of the first two UTF-16 units in which two texts differ. */
export function compareUnits(x: number, y: number): number {
  return Number(isSurrogate(x)) - Number(isSurrogate(y)) || x - y;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}
