import type { FieldFilter } from '../../firestore/query/query';
import type { FieldPath } from '../../firestore/values/fieldPath';

/**
 * A value that differs between the documents a query may return. Only what the query's conditions say of it can be
 * proven; everything else about it is an UnprovenError, so that a list is never allowed by luck.
 */
export type Unknown = {
  readonly type: 'unknown';
  /** As a rule writes it: `resource.data.status`. */
  readonly label: string;
  /** Its place in the document; empty for the whole. */
  readonly field: FieldPath;
  /** The query's conditions, all of which hold for each document. */
  readonly given: readonly FieldFilter[];
};

/** A map's entries. Documents convert theirs only where a rule looks. */
export type Entries = {
  readonly size: number;
  has(key: string): boolean;
  get(key: string): RulesValue | undefined;
  keys(): Iterable<string>;
};

export type RulesValue =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  /** 64 bits, signed. */
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  /** Nanoseconds since the epoch. */
  | { readonly type: 'timestamp'; readonly nanos: bigint }
  | { readonly type: 'duration'; readonly nanos: bigint }
  | { readonly type: 'latlng'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'list'; readonly items: readonly RulesValue[] }
  /** No two items are equal. */
  | { readonly type: 'set'; readonly items: readonly RulesValue[] }
  | { readonly type: 'map'; readonly entries: Entries }
  | { readonly type: 'mapDiff'; readonly after: Entries; readonly before: Entries }
  | { readonly type: 'path'; readonly segments: readonly string[] }
  /** A field of the documents that a query may return, about which the query tells something or nothing. */
  | Unknown;

export type RulesType = RulesValue['type'];
export type ValueOf<Type extends RulesType> = Extract<RulesValue, { type: Type }>;

export const NULL: RulesValue = { type: 'null' };
const TRUE: RulesValue = { type: 'bool', value: true };
const FALSE: RulesValue = { type: 'bool', value: false };

export const boolOf = (value: boolean): RulesValue => (value ? TRUE : FALSE);
export const floatOf = (value: number): RulesValue => ({ type: 'float', value });
export const stringOf = (value: string): RulesValue => ({ type: 'string', value });
export const bytesOf = (value: Uint8Array): RulesValue => ({ type: 'bytes', value });
export const listOf = (items: readonly RulesValue[]): RulesValue => ({ type: 'list', items });
export const mapOf = (entries: Entries): RulesValue => ({ type: 'map', entries });
export const pathOf = (segments: readonly string[]): RulesValue => ({ type: 'path', segments });
