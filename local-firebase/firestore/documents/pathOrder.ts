import { compareText, compareUnits } from '../values/textOrder';

const SLASH = 0x2f;
const NUMERIC_ID = /^__id(-?\d+)__$/;

/**
 * The order of document names and paths: segment by segment, the shorter first. Segments go by their UTF-8 bytes,
 * after the numeric ids `__id123__` that Datastore leaves behind, which go by their numbers.
 */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  let start = 0;
  const shorter = Math.min(a.length, b.length);
  for (let i = 0; i < shorter; i += 1) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) {
      if (mayBeNumeric(a, b, start)) return compareSegments(a, b);
      if (x === SLASH) return -1;
      if (y === SLASH) return 1;
      return compareUnits(x, y);
    }
    if (x === SLASH) start = i + 1;
  }
  return mayBeNumeric(a, b, start) ? compareSegments(a, b) : a.length - b.length;
}

function mayBeNumeric(a: string, b: string, start: number): boolean {
  return a.startsWith('__id', start) || b.startsWith('__id', start);
}

function compareSegments(a: string, b: string): number {
  const segments = a.split('/');
  const others = b.split('/');
  for (const [index, segment] of segments.entries()) {
    const other = others[index];
    if (other === undefined) return 1;
    const order = compareSegment(segment, other);
    if (order !== 0) return order;
  }
  return segments.length - others.length;
}

function compareSegment(a: string, b: string): number {
  const x = NUMERIC_ID.exec(a)?.[1];
  const y = NUMERIC_ID.exec(b)?.[1];
  if (x !== undefined && y !== undefined) return Math.sign(Number(BigInt(x) - BigInt(y)));
  if (x !== undefined) return -1;
  return y === undefined ? compareText(a, b) : 1;
}
