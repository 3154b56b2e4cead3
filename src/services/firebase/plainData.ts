/** What a document holds once it is plain data: JSON, with instants as ISO texts. */
export type PlainValue =
  | null
  | boolean
  | number
  | string
  | readonly PlainValue[]
  | { readonly [field: string]: PlainValue };

export type PlainDocument = {
  readonly id: string;
  readonly data: { readonly [field: string]: PlainValue };
};

/** Values only the server or the SDK can make, written as plain data in a request. */
export type WriteMarker =
  | { readonly $write: 'serverTime' }
  | { readonly $write: 'increment'; readonly by: number }
  | { readonly $write: 'inDays'; readonly days: number }
  | { readonly $write: 'instant'; readonly iso: string }
  | { readonly $write: 'deleteField' };

export type WriteValue =
  | PlainValue
  | WriteMarker
  | readonly WriteValue[]
  | { readonly [field: string]: WriteValue };
export type WriteData = { readonly [field: string]: WriteValue };

/** The server's clock at the commit. */
export const serverTime: WriteMarker = { $write: 'serverTime' };
/** Adds to the stored number without reading it. */
export const incrementBy = (by: number): WriteMarker => ({ $write: 'increment', by });
/** So many days after the write is sent, by the server's clock as well as this device knows it. */
export const inDays = (days: number): WriteMarker => ({ $write: 'inDays', days });

/** A moment that has been stored before, given as an ISO text. */
export const instantAt = (iso: string): WriteMarker => ({ $write: 'instant', iso });

/** Takes the field from its document; only in an `update`. */
export const deleteField: WriteMarker = { $write: 'deleteField' };

/** An instant to compare stored timestamps with, as an ISO text. */
export type TimeValue = { readonly $time: string };
export const timeValue = (iso: string): TimeValue => ({ $time: iso });

/** RFC 3339 to the microsecond Firestore keeps: a version compared later must not lose digits. */
function isoOf(seconds: number, nanoseconds: number): string {
  const micros = Math.floor(nanoseconds / 1000);
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  return `${whole}.${String(micros).padStart(6, '0')}Z`;
}

function isTimestamp(value: object): value is { seconds: number; nanoseconds: number; toDate: unknown } {
  return 'seconds' in value && 'nanoseconds' in value && 'toDate' in value;
}

/** Asks for timestamps as `TimeValue`s, to be told from texts; else they are ISO texts like any other. */
export type Times = 'marked';

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
    return times ? timeValue(iso) : iso;
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
