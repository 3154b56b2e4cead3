import type { StoredDocument } from './documents/document';
import { createSortedList, type SortedList } from './documents/sortedList';
import { type CompiledOrder, compileOrder } from './query/compileOrder';
import type { Order } from './query/query';
import { formatFieldPath } from './values/fieldPath';

/** The documents of one collection, sorted in the ways its queries ask for. */
export type CollectionIndexes = {
  /**
   * The documents that have all the ordered fields, in that order. Sorted when first asked for, kept up to date
   * from then on.
   * @param orders complete: `__name__` last
   */
  find(orders: readonly Order[]): SortedList<StoredDocument>;
  /** Puts one document in the place of another; undefined where there is none. */
  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void;
};

/** A query nobody asks any more must not slow every write: the index asked for longest ago makes room. */
const MAX_INDEXES = 32;

type CollectionIndex = { readonly order: CompiledOrder; readonly list: SortedList<StoredDocument> };

export function createCollectionIndexes(documents: ReadonlyMap<string, StoredDocument>): CollectionIndexes {
  /** The one asked for longest ago comes first. */
  const indexes = new Map<string, CollectionIndex>();

  function build(orders: readonly Order[]): CollectionIndex {
    const order = compileOrder(orders);
    const indexed = [...documents.values()].filter(order.has);
    return { order, list: createSortedList(indexed, order.compare) };
  }

  return {
    find(orders) {
      const name = orders.map(({ field, direction }) => `${formatFieldPath(field)} ${direction}`).join();
      const index = indexes.get(name) ?? build(orders);
      indexes.delete(name);
      indexes.set(name, index);
      const [oldest] = indexes.keys();
      if (indexes.size > MAX_INDEXES && oldest !== undefined) indexes.delete(oldest);
      return index.list;
    },
    replace(before, after) {
      for (const { order, list } of indexes.values()) {
        if (before !== undefined && order.has(before)) list.remove(before);
        if (after !== undefined && order.has(after)) list.insert(after);
      }
    },
  };
}
