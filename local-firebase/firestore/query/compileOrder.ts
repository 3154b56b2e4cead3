import type { StoredDocument } from '../documents/document';
import { comparePaths } from '../documents/pathOrder';
import { compareValues } from '../values/valueOrder';
import type { Cursor, Order, Query } from './query';
import { readField } from './readField';

export type CompiledOrder = {
  /** False for a document that lacks one of the ordered fields: such a document is in no result. */
  has(document: StoredDocument): boolean;
  /** Of two documents that have all the ordered fields. */
  compare(a: StoredDocument, b: StoredDocument): number;
};

/** Complete orders (`__name__` last) as functions. */
export function compileOrder(orders: readonly Order[]): CompiledOrder {
  const fields = compileKeys(orders.slice(0, -1));
  const nameSign = signOf(orders.at(-1));
  return {
    has: document => fields.every(({ read }) => read(document) !== undefined),
    compare(a, b) {
      for (const { read, sign } of fields) {
        const x = read(a);
        const y = read(b);
        const order = x === undefined || y === undefined ? 0 : compareValues(x, y);
        if (order !== 0) return order * sign;
      }
      return comparePaths(a.path, b.path) * nameSign;
    },
  };
}

/** Tells of a document whether it comes before what is between the query's cursors (negative), in it (0) or after. */
export function compileCursors({
  orders,
  startAt,
  endAt,
}: Pick<Query, 'orders' | 'startAt' | 'endAt'>): (document: StoredDocument) => number {
  const keys = compileKeys(orders);

  /** A cursor is a gap before or after the documents that start with its values: is the document behind that gap? */
  function isBehind(document: StoredDocument, { values, before }: Cursor): boolean {
    for (const [index, position] of values.entries()) {
      const key = keys[index];
      const value = key?.read(document);
      const order = value === undefined ? 0 : compareValues(value, position);
      if (key !== undefined && order !== 0) return order * key.sign > 0;
    }
    return before;
  }

  return document => {
    if (startAt !== null && !isBehind(document, startAt)) return -1;
    return endAt !== null && isBehind(document, endAt) ? 1 : 0;
  };
}

function compileKeys(orders: readonly Order[]) {
  return orders.map(order => ({ read: readField(order.field), sign: signOf(order) }));
}

function signOf(order: Order | undefined): number {
  return order?.direction === 'DESCENDING' ? -1 : 1;
}
