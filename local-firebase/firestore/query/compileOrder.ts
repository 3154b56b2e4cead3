import type { StoredDocument } from '../document';
import { comparePaths } from '../pathOrder';
import type { Value } from '../value';
import { compareValues } from '../valueOrder';
import type { Cursor, Order } from './query';
import { readField } from './readField';

/** A document with the values it is ordered by, read once: all but the name, which is in the document. */
export type Entry = { readonly document: StoredDocument; readonly keys: readonly Value[] };

export type CompiledOrder = {
  /** Null for a document that lacks one of the ordered fields: such a document is in no result. */
  entryOf(document: StoredDocument): Entry | null;
  compare(a: Entry, b: Entry): number;
  /** The place of an entry relative to a cursor: 0 for all entries that start with the cursor's values. */
  compareWithCursor(entry: Entry, cursor: Cursor): number;
};

/** The complete orders of a query (`__name__` last) as functions. */
export function compileOrder(orders: readonly Order[]): CompiledOrder {
  const signs = orders.map(({ direction }) => (direction === 'ASCENDING' ? 1 : -1));
  const readers = orders.slice(0, -1).map(({ field }) => readField(field));
  const nameSign = signs.at(-1) ?? 1;

  return {
    entryOf(document) {
      const keys: Value[] = [];
      for (const read of readers) {
        const value = read(document);
        if (value === undefined) return null;
        keys.push(value);
      }
      return { document, keys };
    },
    compare(a, b) {
      for (let i = 0; i < readers.length; i += 1) {
        const order = compareKeys(a.keys[i], b.keys[i]);
        if (order !== 0) return order * (signs[i] ?? 1);
      }
      return comparePaths(a.document.path, b.document.path) * nameSign;
    },
    compareWithCursor(entry, cursor) {
      for (const [index, position] of cursor.values.entries()) {
        const key = entry.keys[index] ?? { referenceValue: entry.document.path };
        const order = compareValues(key, position);
        if (order !== 0) return order * (signs[index] ?? 1);
      }
      return 0;
    },
  };
}

function compareKeys(a: Value | undefined, b: Value | undefined): number {
  return a === undefined || b === undefined ? 0 : compareValues(a, b);
}
