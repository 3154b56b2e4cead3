/**
 * The first `count` items (infinity: all) of the sorted list, sorted. Keeps a heap of that many with the last of them
 * at its top, so that most items of a long list are dismissed by one comparison and not held.
 */
export function takeFirst<Item>(
  items: Iterable<Item>,
  count: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  if (count === Number.POSITIVE_INFINITY) return [...items].sort(compare);
  const heap: Item[] = [];
  for (const item of items) {
    if (heap.length < count) {
      heap.push(item);
      siftUp(heap, compare);
    } else if (heap[0] !== undefined && compare(item, heap[0]) < 0) {
      heap[0] = item;
      siftDown(heap, compare);
    }
  }
  return heap.sort(compare);
}

function siftUp<Item>(heap: Item[], compare: (a: Item, b: Item) => number): void {
  let child = heap.length - 1;
  while (child > 0) {
    const parent = (child - 1) >> 1;
    if (!swapIfAfter(heap, child, parent, compare)) return;
    child = parent;
  }
}

function siftDown<Item>(heap: Item[], compare: (a: Item, b: Item) => number): void {
  let parent = 0;
  for (;;) {
    const left = 2 * parent + 1;
    const right = left + 1;
    const larger = isAfter(heap, right, left, compare) ? right : left;
    if (!swapIfAfter(heap, larger, parent, compare)) return;
    parent = larger;
  }
}

function isAfter<Item>(
  heap: readonly Item[],
  a: number,
  b: number,
  compare: (a: Item, b: Item) => number,
): boolean {
  const x = heap[a];
  const y = heap[b];
  return x !== undefined && y !== undefined && compare(x, y) > 0;
}

function swapIfAfter<Item>(
  heap: Item[],
  child: number,
  parent: number,
  compare: (a: Item, b: Item) => number,
): boolean {
  const x = heap[child];
  const y = heap[parent];
  if (x === undefined || y === undefined || compare(x, y) <= 0) return false;
  heap[child] = y;
  heap[parent] = x;
  return true;
}
