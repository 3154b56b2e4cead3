// @bundle outbox, customer-only

import type { DBSchema, IDBPObjectStore, IDBPTransaction } from 'idb';
import * as v from 'valibot';
import type { Area } from '@/lib/area';
import { createDatabase } from '@/services/platform/storage/database';
import type {
  CachedListKey,
  CachedLists,
  CacheOwner,
  ChunksToPack,
  ItemsToAdd,
  ListToCache,
  ReadList,
} from './cachedLists';

const HEADERS = 'lists';
const ITEMS = 'items';
const STORES = [HEADERS, ITEMS] as const;

/** How many chunks there are, and how many of them were packed; the others were added since. */
type Chunks = {
  readonly format: number;
  readonly packed: number;
  readonly count: number;
  /** The list's note when a chunk last changed, as text. An older app says none. */
  readonly revision?: string | undefined;
};
/** As it is stored: `wing` is the area and `mark` the note, under the names of the first version. */
type StoredKey = { readonly wing: Area; readonly uid: string; readonly list: string };
/** An older app, which knows of no chunks, puts a header that names none: those that are there are of no use then. */
type Header = StoredKey & {
  readonly version: number;
  readonly asOf: string;
  readonly mark?: unknown;
  readonly chunks?: Chunks | undefined;
};
type Item = StoredKey & { readonly id: string; readonly item: unknown };

type Schema = DBSchema & {
  [HEADERS]: { key: [Area, string, string]; value: Header };
  [ITEMS]: { key: [Area, string, string, string]; value: Item };
};

/** Items of one slice: a slow phone copies and parses them within a frame or two. */
const SLICE = 100;
/** As many chunks may be added to a packed list until it is to be packed again. */
const MOST_ADDED = 8;

type Stores = IDBPTransaction<Schema, typeof STORES, 'readwrite'>;
type ItemStore = IDBPObjectStore<Schema, typeof STORES, typeof ITEMS, 'readonly' | 'readwrite'>;

const chunkCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const headerSchema = v.object({
  version: v.pipe(v.number(), v.integer()),
  asOf: v.pipe(v.string(), v.isoTimestamp()),
  mark: v.optional(v.unknown(), null),
  chunks: v.fallback(
    v.optional(
      v.object({
        format: v.number(),
        packed: chunkCount,
        count: chunkCount,
        revision: v.optional(v.string()),
      }),
    ),
    undefined,
  ),
});

/** Everything below a key: an array is greater than every text. */
const below = (...key: string[]) => IDBKeyRange.bound(key, [...key, []]);

const headerKey = ({ area, uid, list }: CachedListKey): [Area, string, string] => [area, uid, list];

function parseHeader(
  header: unknown,
): (Omit<v.InferOutput<typeof headerSchema>, 'mark'> & { readonly note: unknown }) | null {
  const parsed = v.safeParse(headerSchema, header);
  if (!parsed.success) return null;
  const { mark: note, ...rest } = parsed.output;
  return { ...rest, note };
}

/** A header that was read, with its items; null where it is none. */
function listOf<Made>(header: unknown, items: readonly Made[]): ReadList<Made> | null {
  const parsed = parseHeader(header);
  if (!parsed) return null;
  const { version, asOf, note } = parsed;
  return { version, asOf, note, items };
}

/** A list's chunks stand beside its items, as a list of their own without a header. */
const chunkKey = ({ area, uid, list }: CachedListKey, place: number) => ({
  wing: area,
  uid,
  // Stands in stored data: never renamed.
  list: `${list}/chunks`,
  id: String(place).padStart(6, '0'),
});

/** A chunk; undefined where there is none. */
async function readChunk(store: ItemStore, key: CachedListKey, place: number): Promise<unknown> {
  const { wing, uid, list, id } = chunkKey(key, place);
  return (await store.get([wing, uid, list, id]))?.item;
}

async function remove(stores: Stores, range: IDBKeyRange): Promise<void> {
  await Promise.all(STORES.map(name => stores.objectStore(name).delete(range)));
}

const readHeader = (stores: Stores, key: CachedListKey) => stores.objectStore(HEADERS).get(headerKey(key));

/** Whether a newer version of the app has stored the list. */
const isNewer = (known: Header | undefined, { version }: ListToCache): boolean =>
  known !== undefined && known.version > version;

/** Adds to a list's chunks, and says what there are then; undefined where the list has none from now on. */
async function addChunks(
  stores: Stores,
  key: CachedListKey,
  known: Header | undefined,
  { format, append }: NonNullable<ItemsToAdd['chunked']>,
  note: unknown,
): Promise<Chunks | undefined> {
  const before: Chunks | undefined = known ? parseHeader(known)?.chunks : { format, packed: 0, count: 0 };
  // The next full read packs the items again.
  if (before?.format !== format) return undefined;
  const hasLast = before.count > before.packed;
  const place = hasLast ? before.count - 1 : before.count;
  const store = stores.objectStore(ITEMS);
  const last = hasLast ? await readChunk(store, key, place) : undefined;
  if (hasLast && last === undefined) return undefined;
  let added: readonly unknown[];
  try {
    added = append(last);
  } catch {
    return undefined;
  }
  await Promise.all(
    added.map(async (chunk, nth) => {
      if (nth > 0 || chunk !== last) await store.put({ ...chunkKey(key, place + nth), item: chunk });
    }),
  );
  const changed = added.length !== (hasLast ? 1 : 0) || added[0] !== last;
  return { ...before, count: place + added.length, ...(changed && { revision: JSON.stringify(note) }) };
}

async function put(
  stores: Stores,
  { area, uid, list }: CachedListKey,
  { version, asOf, note, items }: Omit<ItemsToAdd, 'follows'>,
  chunks?: Chunks,
): Promise<void> {
  await Promise.all([
    stores
      .objectStore(HEADERS)
      .put({ wing: area, uid, list, version, asOf, mark: note, ...(chunks && { chunks }) }),
    // `async`: one that throws at once must not leave the others' failures unheard.
    ...Array.from(items, async ([id, item]) =>
      stores.objectStore(ITEMS).put({ wing: area, uid, list, id, item }),
    ),
  ]);
}

function abort(transaction: Stores): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

/** Cached lists in IndexedDB: a record a list with its time, a record an item, both keyed by their owner first. */
export function createIndexedDbCachedLists(): CachedLists {
  const database = createDatabase<Schema>({
    name: 'shop-kept',
    version: 1,
    upgrade(db) {
      db.createObjectStore(HEADERS, { keyPath: ['wing', 'uid', 'list'] });
      db.createObjectStore(ITEMS, { keyPath: ['wing', 'uid', 'list', 'id'] });
    },
  });

  const change = (work: (stores: Stores) => Promise<void>) =>
    database(async db => {
      const transaction = db.transaction(STORES, 'readwrite', { durability: 'relaxed' });
      // A commit that fails is heard of, also while the work is still at it.
      const done = transaction.done;
      done.catch(() => {});
      try {
        await work(transaction);
      } catch (thrown) {
        // All or nothing: what could not even be asked for leaves a transaction that would commit the rest.
        abort(transaction);
        throw thrown;
      }
      await done;
    });

  return {
    read: key =>
      database(async db => {
        const transaction = db.transaction(STORES, 'readonly');
        const [header, items] = await Promise.all([
          transaction.objectStore(HEADERS).get(headerKey(key)),
          transaction.objectStore(ITEMS).getAll(below(...headerKey(key))),
          transaction.done,
        ]);
        return listOf(
          header,
          items.map(({ item }) => item),
        );
      }),

    readEach: <Made>(key: CachedListKey, make: (item: unknown) => Made) =>
      database(async db => {
        const transaction = db.transaction(STORES, 'readonly');
        // One that is cut short is heard of by the request that was under way.
        transaction.done.catch(() => {});
        const header = await transaction.objectStore(HEADERS).get(headerKey(key));
        const store = transaction.objectStore(ITEMS);
        const made: Made[] = [];
        let range = below(...headerKey(key));
        for (;;) {
          // Each answer is a task of its own, and asking again at once keeps the transaction, and so the moment.
          const slice = await store.getAll(range, SLICE);
          for (const { item } of slice) made.push(make(item));
          const last = slice.at(-1);
          if (slice.length < SLICE || !last) return listOf(header, made);
          range = IDBKeyRange.bound([...headerKey(key), last.id], [...headerKey(key), []], true);
        }
      }),

    readChunks: <Made>(
      key: CachedListKey,
      { format, all }: { readonly format: number; readonly all: boolean },
      make: (chunk: unknown) => Made,
    ) =>
      database(async db => {
        const transaction = db.transaction(STORES, 'readonly');
        transaction.done.catch(() => {});
        const header = await transaction.objectStore(HEADERS).get(headerKey(key));
        const chunks = parseHeader(header)?.chunks;
        if (chunks?.format !== format || (!all && chunks.packed === 0)) return null;
        const store = transaction.objectStore(ITEMS);
        const places = Array.from({ length: chunks.count }, (_, place) => place).filter(
          place => all || place === 0 || place >= chunks.packed,
        );
        const made: Made[] = [];
        // All are asked for at once, and each answer is a task of its own.
        await Promise.all(
          places.map(async (place, nth) => {
            const chunk = await readChunk(store, key, place);
            made[nth] = make(chunk);
          }),
        );
        const list = listOf(header, made);
        return list && { ...list, revision: chunks.revision ?? null };
      }),

    isLoose: (key, format) =>
      database(async db => {
        const chunks = parseHeader(await db.get(HEADERS, headerKey(key)))?.chunks;
        return chunks?.format !== format || chunks.packed === 0 || chunks.count > chunks.packed + MOST_ADDED;
      }),

    async pack(key, { format, revision, note, chunks }: ChunksToPack) {
      let packed = false;
      await change(async stores => {
        const known = await readHeader(stores, key);
        if (!known) return;
        const before = parseHeader(known)?.chunks;
        const same =
          revision === null
            ? JSON.stringify(known.mark) === JSON.stringify(note)
            : before?.format === format && before.revision === revision;
        if (!same) return;
        await remove(stores, below(key.area, key.uid, chunkKey(key, 0).list));
        const { chunks: _before, ...header } = known;
        const count = chunks.length;
        await Promise.all([
          stores.objectStore(HEADERS).put({
            ...header,
            chunks: { format, packed: count, count, revision: revision ?? JSON.stringify(note) },
          }),
          ...chunks.map(async (chunk, place) =>
            stores.objectStore(ITEMS).put({ ...chunkKey(key, place), item: chunk }),
          ),
        ]);
        packed = true;
      });
      return packed;
    },

    replace: (key, list) =>
      change(async stores => {
        if (isNewer(await readHeader(stores, key), list)) return;
        await remove(stores, below(...headerKey(key)));
        await put(stores, key, { ...list, note: null });
      }),

    add: (key, list) =>
      change(async stores => {
        const known = await readHeader(stores, key);
        if (isNewer(known, list) || !list.follows(parseHeader(known)?.note ?? null)) return;
        await put(
          stores,
          key,
          list,
          list.chunked && (await addChunks(stores, key, known, list.chunked, list.note)),
        );
      }),

    forget: ({ area, uid }: CacheOwner) => change(stores => remove(stores, below(area, uid))),

    forgetOthers: ({ area, uid }) =>
      change(async stores => {
        const before = IDBKeyRange.bound([area], [area, uid], false, true);
        const after = IDBKeyRange.bound([area, uid, []], [area, []]);
        await Promise.all([remove(stores, before), remove(stores, after)]);
      }),

    clear: () =>
      change(async stores => {
        await Promise.all(STORES.map(name => stores.objectStore(name).clear()));
      }),

    async canStore() {
      const probe = { wing: 'storefront', uid: '', list: 'probe' } as const;
      try {
        await change(async stores => {
          await stores.objectStore(HEADERS).put({ ...probe, version: 1, asOf: '' });
          await remove(stores, below(probe.wing, probe.uid, probe.list));
        });
        return true;
      } catch {
        return false;
      }
    },
  };
}
