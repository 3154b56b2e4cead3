import type { Area } from '@/lib/area';

/** Whose lists: those of one user of one area. */
export type CacheOwner = { readonly area: Area; readonly uid: string };

export type CachedListKey = CacheOwner & {
  /** Stands in stored data: never renamed. */
  readonly list: string;
};

/** A list as it stands on the device. What its items are is for its reader to find out. */
export type StoredList = {
  /** Of the list's format. */
  readonly version: number;
  /** ISO instant of the reading. */
  readonly asOf: string;
  /** Plain data stored with the list, such as a sync cursor. */
  readonly note: unknown;
  /** In no particular order. */
  readonly items: readonly unknown[];
};

/** A list as it stands on the device, of which each item has been made something of. */
export type ReadList<Made> = Omit<StoredList, 'items'> & { readonly items: readonly Made[] };

/** A list's chunks. */
export type ReadChunks<Made> = ReadList<Made> & {
  /** The list's note when a chunk last changed, as text; null where an older app has stored them. */
  readonly revision: string | null;
};

export type ListToCache = {
  readonly version: number;
  readonly asOf: string;
  /** By their ids. Plain data; never a token, a password or a card. */
  readonly items: ReadonlyMap<string, unknown>;
};

/** Items to add to a list. */
export type ItemsToAdd = ListToCache & {
  /** Plain data that belongs with the list once these are in it. */
  readonly note: unknown;
  /** Whether these may follow what is stored, told the list's note or null where there is no list; else nothing is added. */
  readonly follows: (note: unknown) => boolean;
  /** The same items for the list's chunks: kept in the same transaction, or the list has none from then on. */
  readonly chunked?: {
    readonly format: number;
    /**
     * Returns the records that replace the last appended chunk (undefined if none). If it throws, the list keeps no
     * chunks.
     */
    readonly append: (last: unknown) => readonly unknown[];
  };
};

/**
 * A list's items once more, many in one record, for whoever needs all of them at once. What a chunk is made of is for its
 * reader to say; in another format than the one that is asked for there are none.
 */
export type ChunksToPack = {
  readonly format: number;
  /** The list's, as it was when these were made: since then no chunk may have changed. */
  readonly revision: string | null;
  /** The same of its note, where the list says no revision. */
  readonly note: unknown;
  /** The first of them is read alone where not all are asked for. */
  readonly chunks: readonly unknown[];
};

/**
 * The last reading of lists too large for local storage, each user's apart. Copies of what the server has: any of them
 * may be missing. Every call but `canStore` rejects where the browser gives no database.
 */
export type CachedLists = {
  /** Null where nothing is stored. */
  readonly read: (key: CachedListKey) => Promise<StoredList | null>;
  /**
   * A long list as it stood at one moment, a slice at a time, so that the page draws and answers in between. `make` is
   * called with each item and awaits nothing; what it throws ends the reading.
   */
  readonly readEach: <Made>(
    key: CachedListKey,
    make: (item: unknown) => Made,
  ) => Promise<ReadList<Made> | null>;
  /**
   * The chunks in the order in which they were stored, as `readEach` reads items: all of them, or of a packed list the first and
   * what was added since. Null where the list has none in this format.
   */
  readonly readChunks: <Made>(
    key: CachedListKey,
    which: { readonly format: number; readonly all: boolean },
    make: (chunk: unknown) => Made,
  ) => Promise<ReadChunks<Made> | null>;
  /** Whether a list is to be packed: it has no chunks in this format, or too many have been added since it was. */
  readonly isLoose: (key: CachedListKey, format: number) => Promise<boolean>;
  /** Puts these chunks in the place of those that are stored, unless the list has changed meanwhile. Answers whether it did. */
  readonly pack: (key: CachedListKey, packed: ChunksToPack) => Promise<boolean>;
  /** Replaces the last reading. A list that a newer version of the app has stored is left as it is. */
  readonly replace: (key: CachedListKey, list: ListToCache) => Promise<void>;
  /** Puts items beside or in the place of those that are stored. What a newer version of the app has stored is left as it is. */
  readonly add: (key: CachedListKey, items: ItemsToAdd) => Promise<void>;
  /** Deletes all that is stored for a user. */
  readonly forget: (owner: CacheOwner) => Promise<void>;
  /** Deletes what is stored in the area for anybody else. */
  readonly forgetOthers: (owner: CacheOwner) => Promise<void>;
  /** Deletes everything, to make room for what the server does not have yet. */
  readonly clear: () => Promise<void>;
  /** Whether anything can be stored in a database here: some private windows give none, some take no writes. */
  readonly canStore: () => Promise<boolean>;
};
