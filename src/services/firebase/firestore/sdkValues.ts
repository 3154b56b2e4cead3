import type { PlainValue, Times, TimeValue, WriteMarker, WriteValue } from '@/lib/plainData';

// Apart from what requests are written with: that is loaded with what writes them, and this with the SDK.

/** RFC 3339 to the microsecond Firestore keeps: a version compared later must not lose digits. */
function isoOf(seconds: number, nanoseconds: number): string {
  const micros = Math.floor(nanoseconds / 1000);
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  return `${whole}.${String(micros).padStart(6, '0')}Z`;
}

function isTimestamp(value: object): value is { seconds: number; nanoseconds: number; toDate: unknown } {
  return 'seconds' in value && 'nanoseconds' in value && 'toDate' in value;
}

/**
 * A value as the SDK returns it, as plain data. Timestamps become ISO texts, or `TimeValue`s; what the product never
 * stores (bytes, points, references, NaN) becomes null, for the document's parser to judge.
 */
export function toPlain(value: unknown, times?: Times): PlainValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map(inner => toPlain(inner, times));
  if (typeof value !== 'object') return null;
  if (isTimestamp(value)) {
    const iso = isoOf(value.seconds, value.nanoseconds);
    return times ? { $time: iso } : iso;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return null;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, toPlain(inner, times)]));
}

const FRACTION = /\.(\d{1,9})Z$/;

/** What a `TimeValue` is made of, none of its digits lost. Throws for a text that is no instant. */
export function timestampParts({ $time }: TimeValue): { seconds: number; nanoseconds: number } {
  const ms = Date.parse($time);
  if (Number.isNaN(ms)) throw new Error(`"${$time}" is no instant.`);
  const digits = FRACTION.exec($time)?.[1] ?? '';
  return { seconds: Math.floor(ms / 1000), nanoseconds: Number(digits.padEnd(9, '0')) };
}

/** Whether a value of a request stands for one the SDK must make. */
export function isWriteMarker(value: WriteValue): value is WriteMarker {
  return typeof value === 'object' && value !== null && '$write' in value;
}
