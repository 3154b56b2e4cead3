/** Consecutive items of a sorted list, as they are until the list next changes. */
export type SortedRange<Item> = {
  readonly size: number;
  ascending(): Iterable<Item>;
  descending(): Iterable<Item>;
};

/** Items in order, no two of them equal; to find one, put one in or take one out, few others are looked at. */
export type SortedList<Item> = {
  insert(item: Item): void;
  /** Takes out the item that compares as equal. @throws Error when there is none */
  remove(item: Item): void;
  /** @param place of an item: negative before the range, 0 in it, positive after it */
  range(place: (item: Item) => number): SortedRange<Item>;
};

/** Where an item is; after the last one `chunk` is the number of chunks. */
type Position = { readonly chunk: number; readonly at: number };

/** A change moves the items of one chunk only. A chunk that has grown to twice this length is split. */
const CHUNK_LENGTH = 512;

/** @param compare a total order */
export function createSortedList<Item extends object>(
  items: Iterable<Item>,
  compare: (a: Item, b: Item) => number,
): SortedList<Item> {
  const chunks = split([...items].sort(compare));

  /** The first item that `isReached` holds for, as it does for all items after that one. */
  function find(isReached: (item: Item) => boolean): Position {
    const chunk = firstIndex(chunks, items => {
      const last = items.at(-1);
      return last === undefined || isReached(last);
    });
    return { chunk, at: firstIndex(chunks[chunk] ?? [], isReached) };
  }

  return {
    insert(item) {
      const { chunk, at } = find(other => compare(other, item) > 0);
      const behindAll = chunk === chunks.length;
      const index = behindAll ? Math.max(chunk - 1, 0) : chunk;
      const items = chunks[index] ?? [];
      items.splice(behindAll ? items.length : at, 0, item);
      chunks.splice(index, 1, ...(items.length < 2 * CHUNK_LENGTH ? [items] : split(items)));
    },
    remove(item) {
      const { chunk, at } = find(other => compare(other, item) >= 0);
      const items = chunks[chunk];
      const found = items?.[at];
      if (items === undefined || found === undefined || compare(found, item) !== 0) {
        throw new Error('What is to be removed is not in the sorted list.');
      }
      items.splice(at, 1);
      if (items.length === 0) chunks.splice(chunk, 1);
    },
    range(place) {
      const start = find(item => place(item) >= 0);
      const end = find(item => place(item) > 0);
      const part = (chunk: number) =>
        (chunks[chunk] ?? []).slice(
          chunk === start.chunk ? start.at : 0,
          chunk === end.chunk ? end.at : undefined,
        );
      return {
        size: countBefore(chunks, end) - countBefore(chunks, start),
        *ascending() {
          for (let chunk = start.chunk; chunk <= end.chunk; chunk += 1) yield* part(chunk);
        },
        *descending() {
          for (let chunk = end.chunk; chunk >= start.chunk; chunk -= 1) yield* part(chunk).reverse();
        },
      };
    },
  };
}

function split<Item>(items: readonly Item[]): Item[][] {
  const chunks: Item[][] = [];
  for (let at = 0; at < items.length; at += CHUNK_LENGTH) chunks.push(items.slice(at, at + CHUNK_LENGTH));
  return chunks;
}

function countBefore(chunks: readonly (readonly unknown[])[], { chunk, at }: Position): number {
  return chunks.slice(0, chunk).reduce((count, { length }) => count + length, at);
}

function firstIndex<Item extends object>(items: readonly Item[], isReached: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item === undefined || isReached(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
