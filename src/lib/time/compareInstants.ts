const FRACTION = /\.(\d+)Z$/;

/** The digits below a second, to the nanosecond: what `Date` would cut off after the millisecond. */
const nanos = (iso: string): string => (FRACTION.exec(iso)?.[1] ?? '').padEnd(9, '0');

/** Whether a text is written as a server writes instants: of as many characters, the greater text is the later one. */
const isUtc = (iso: string): boolean => iso[10] === 'T' && iso.endsWith('Z');

/**
 * Which of two ISO instants comes first, as a sort's comparison: by the microseconds a server's time has, although older
 * data hold milliseconds only.
 */
export function compareInstants(one: string, other: string): number {
  // Nearly all are: to read the date out of each takes ten times as long.
  if (one.length === other.length && isUtc(one) && isUtc(other))
    return one < other ? -1 : Number(one > other);
  const ms = Date.parse(one) - Date.parse(other);
  if (ms !== 0) return ms;
  return nanos(one) < nanos(other) ? -1 : nanos(one) > nanos(other) ? 1 : 0;
}
