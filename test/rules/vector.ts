import type { TokenClaims } from '../../local-firebase/auth/caller';
import type { PlainQuery } from '../../local-firebase/rules/testing/plainQuery';

/** What plain data has no form for; most are the app's own (`services/firebase/plainData`). */
export type Marker =
  | { readonly $write: 'serverTime' }
  | { readonly $write: 'increment'; readonly by: number }
  | { readonly $write: 'instant'; readonly iso: string }
  /** Days from the moment of the request. */
  | { readonly $write: 'inDays'; readonly days: number }
  /** So many minutes into a day of India, counted from the day of the request. */
  | { readonly $write: 'indianTime'; readonly days: number; readonly minutes: number }
  /** Takes the field away; only in an `update`. */
  | { readonly $write: 'deleteField' }
  /** A float even where it is whole, or no number at all. */
  | { readonly $write: 'double'; readonly value: number };

export type VectorValue =
  | null
  | boolean
  | number
  | string
  | Marker
  | readonly VectorValue[]
  | { readonly [field: string]: VectorValue };
export type VectorFields = { readonly [field: string]: VectorValue };
export type Documents = { readonly [path: string]: VectorFields };

/** As a batch of the SDK writes them; `update` takes field paths with dots. */
export type VectorWrite =
  | { readonly kind: 'set' | 'update'; readonly path: string; readonly data: VectorFields }
  | { readonly kind: 'delete'; readonly path: string };

export type VectorRequest =
  | { readonly kind: 'get'; readonly path: string }
  | { readonly kind: 'list'; readonly collection: string; readonly query: PlainQuery }
  | { readonly kind: 'commit'; readonly writes: readonly VectorWrite[] };

export type VectorAuth = { readonly uid: string; readonly token: TokenClaims };

/** One request and what must become of it: data, so that any evaluator of the rules can be asked. */
export type Vector = {
  readonly name: string;
  readonly auth: VectorAuth | null;
  readonly before: Documents;
  readonly request: VectorRequest;
  readonly expect: 'allow' | 'deny';
};

export const serverTime: Marker = { $write: 'serverTime' };
export const incrementBy = (by: number): Marker => ({ $write: 'increment', by });
export const inDays = (days: number): Marker => ({ $write: 'inDays', days });
export const indianTime = (days: number, minutes: number): Marker => ({
  $write: 'indianTime',
  days,
  minutes,
});
export const deleteField: Marker = { $write: 'deleteField' };
export const double = (value: number): Marker => ({ $write: 'double', value });

export const commit = (...writes: readonly VectorWrite[]): VectorRequest => ({ kind: 'commit', writes });
export const get = (path: string): VectorRequest => ({ kind: 'get', path });
export const list = (collection: string, query: PlainQuery = {}): VectorRequest => ({
  kind: 'list',
  collection,
  query,
});
export const set = (path: string, data: VectorFields): VectorWrite => ({ kind: 'set', path, data });
export const update = (path: string, data: VectorFields): VectorWrite => ({ kind: 'update', path, data });
export const remove = (path: string): VectorWrite => ({ kind: 'delete', path });

export function isMarker(value: VectorValue): value is Marker {
  return typeof value === 'object' && value !== null && '$write' in value;
}

/** The moment an `indianTime` means. */
export function indianInstant(
  { days, minutes }: Extract<Marker, { $write: 'indianTime' }>,
  nowMs: number,
): Date {
  const offsetMs = 330 * 60_000;
  const today = Math.floor((nowMs + offsetMs) / 86_400_000);
  return new Date((today + days) * 86_400_000 - offsetMs + minutes * 60_000);
}

/** Array.isArray does not narrow a readonly array. */
export function isList(value: VectorValue): value is readonly VectorValue[] {
  return Array.isArray(value);
}

export function without(fields: VectorFields, ...names: readonly string[]): VectorFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
