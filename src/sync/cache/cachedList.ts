import type { Area } from '@/lib/area';
import type { CachedListKey, ListToCache, StoredList } from '@/services/cacheStore/cachedLists';
import type { Reading } from '@/store/api/reading';

/** A stored item, of this version or an earlier one. Throws when it is none, or not the owner's to see. */
export type ItemParser<Item> = (
  stored: unknown,
  cached: { readonly version: number; readonly uid: string },
) => Item;

/** A list of which the last reading survives a reload, on this device and for its owner alone. */
export type CachedList<Item> = {
  /** Stands in stored data: never renamed. */
  readonly name: string;
  readonly area: Area;
  /** Of the items' format. Raised when `parse` could not tell an older format by itself. */
  readonly version: number;
  readonly idOf: (item: Item) => string;
  /** Loads the parser of cached items; not called if the server answers first. */
  readonly loadParser: () => Promise<ItemParser<Item>>;
  /** The order a reading has. */
  readonly arrange: (items: readonly Item[]) => readonly Item[];
};

export const keyOf = <Item>({ area, name }: CachedList<Item>, uid: string): CachedListKey => ({
  area,
  uid,
  list: name,
});

/** A reading in its stored form. */
export function toCached<Item>(list: CachedList<Item>, { items, asOf }: Reading<Item>): ListToCache {
  return { version: list.version, asOf, items: new Map(items.map(item => [list.idOf(item), item])) };
}

/**
 * What is stored, as a reading. An item that cannot be read is left out and hides no other; null where a newer version of
 * the app has stored the list, or nothing of it can be read.
 */
export async function fromCached<Item>(
  list: CachedList<Item>,
  stored: Omit<StoredList, 'note'>,
  uid: string,
): Promise<Reading<Item> | null> {
  const { version, asOf } = stored;
  if (version > list.version) return null;
  const parse = await list.loadParser();
  const items = stored.items.flatMap((item): Item[] => {
    try {
      return [parse(item, { version, uid })];
    } catch {
      return [];
    }
  });
  // That there were none is said only of a list that was read to be empty.
  if (items.length === 0 && stored.items.length > 0) return null;
  return { items: list.arrange(items), asOf };
}
