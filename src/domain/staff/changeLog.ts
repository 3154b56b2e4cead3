import type { PlainValue } from '@/lib/plainData';

/** What the change log tells of. Stands in stored entries: never renamed. */
export const CHANGED_KINDS = ['settings', 'customer', 'product', 'line', 'person', 'run'] as const;
export type ChangedKind = (typeof CHANGED_KINDS)[number];

/** One entry of `changeLog`: append only. */
export type ChangeLogEntry = {
  readonly id: string;
  readonly kind: ChangedKind;
  readonly documentId: string;
  /** The command's stored name: `updateShop`. */
  readonly action: string;
  /** The fields that became another, as they were and as they are since. */
  readonly from: StoredFields;
  readonly to: StoredFields;
  /** ISO instant. */
  readonly at: string | null;
  readonly byName: string;
};

export type StoredFields = { readonly [field: string]: PlainValue };

/** One thing that became another: of a map in a document only what differs in it. */
export type ChangedPart = {
  /** `['areas', 'Koramangala', 'fee']`. */
  readonly path: readonly string[];
  readonly from: PlainValue | undefined;
  readonly to: PlainValue | undefined;
};

export const isFields = (value: PlainValue | undefined): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value says nothing: a field that was not there and one that is empty mean the same. */
export const isNothing = (value: PlainValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.keys(value).length === 0);

const isSame = (one: PlainValue | undefined, other: PlainValue | undefined): boolean =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other);

/** What an entry tells of, one thing at a time. */
export function changedParts(
  { from, to }: Pick<ChangeLogEntry, 'from' | 'to'>,
  path: readonly string[] = [],
): readonly ChangedPart[] {
  return [...new Set([...Object.keys(to), ...Object.keys(from)])].flatMap(field => {
    const [before, after] = [from[field], to[field]];
    if (isSame(before, after)) return [];
    const inner = [...path, field];
    if ((isFields(before) || isNothing(before)) && (isFields(after) || isNothing(after))) {
      return changedParts({ from: isFields(before) ? before : {}, to: isFields(after) ? after : {} }, inner);
    }
    return [{ path: inner, from: before, to: after }];
  });
}
