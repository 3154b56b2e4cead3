// @bundle outbox, customer-only

import type { DBSchema, IDBPTransaction } from 'idb';
import * as v from 'valibot';
import type { Wing } from '@/lib/wing';
import { createDatabase } from '@/services/platform/storage/database';
import type { ItemsToAdd, KeptListKey, KeptLists, KeptOwner, ListToKeep, ReadList } from './keptLists';

const HEADERS = 'lists';
const ITEMS = 'items';
const STORES = [HEADERS, ITEMS] as const;

type Header = KeptListKey & { readonly version: number; readonly asOf: string; readonly mark?: unknown };
type Item = KeptListKey & { readonly id: string; readonly item: unknown };

type Schema = DBSchema & {
  [HEADERS]: { key: [Wing, string, string]; value: Header };
  [ITEMS]: { key: [Wing, string, string, string]; value: Item };
};

/** Items of one slice: a slow phone copies and parses them within a frame or two. */
const SLICE = 100;

type Stores = IDBPTransaction<Schema, typeof STORES, 'readwrite'>;

const headerSchema = v.object({
  version: v.pipe(v.number(), v.integer()),
  asOf: v.pipe(v.string(), v.isoTimestamp()),
  mark: v.optional(v.unknown(), null),
});

/** Everything below a key: an array is greater than every text. */
const below = (...key: string[]) => IDBKeyRange.bound(key, [...key, []]);

const headerKey = ({ wing, uid, list }: KeptListKey): [Wing, string, string] => [wing, uid, list];

/** A header that was read, with its items; null where it is none. */
function listOf<Made>(header: unknown, items: readonly Made[]): ReadList<Made> | null {
  const parsed = v.safeParse(headerSchema, header);
  return parsed.success ? { ...parsed.output, items } : null;
}

async function remove(stores: Stores, range: IDBKeyRange): Promise<void> {
  await Promise.all(STORES.map(name => stores.objectStore(name).delete(range)));
}

/** Whether a newer version of the app has kept the list. */
async function isNewer(stores: Stores, key: KeptListKey, { version }: ListToKeep): Promise<boolean> {
  const known = await stores.objectStore(HEADERS).get(headerKey(key));
  return known !== undefined && known.version > version;
}

async function put(
  stores: Stores,
  { wing, uid, list }: KeptListKey,
  { version, asOf, mark, items }: ItemsToAdd,
): Promise<void> {
  await Promise.all([
    stores.objectStore(HEADERS).put({ wing, uid, list, version, asOf, mark }),
    // `async`: one that throws at once must not leave the others' failures unheard.
    ...Array.from(items, async ([id, item]) => stores.objectStore(ITEMS).put({ wing, uid, list, id, item })),
  ]);
}

function abort(transaction: Stores): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

/** Kept lists in IndexedDB: a record a list with its time, a record an item, both keyed by their owner first. */
export function createIndexedDbKeptLists(): KeptLists {
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

    readSome: (key, ids) =>
      database(async db => {
        const transaction = db.transaction(STORES, 'readonly');
        const [header, items] = await Promise.all([
          transaction.objectStore(HEADERS).get(headerKey(key)),
          Promise.all(ids.map(id => transaction.objectStore(ITEMS).get([...headerKey(key), id]))),
          transaction.done,
        ]);
        return listOf(
          header,
          items.flatMap(found => (found ? [found.item] : [])),
        );
      }),

    readEach: <Made>(key: KeptListKey, make: (item: unknown) => Made) =>
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

    replace: (key, list) =>
      change(async stores => {
        if (await isNewer(stores, key, list)) return;
        await remove(stores, below(...headerKey(key)));
        await put(stores, key, { ...list, mark: null });
      }),

    add: (key, list) =>
      change(async stores => {
        if (!(await isNewer(stores, key, list))) await put(stores, key, list);
      }),

    forget: ({ wing, uid }: KeptOwner) => change(stores => remove(stores, below(wing, uid))),

    forgetOthers: ({ wing, uid }) =>
      change(async stores => {
        const before = IDBKeyRange.bound([wing], [wing, uid], false, true);
        const after = IDBKeyRange.bound([wing, uid, []], [wing, []]);
        await Promise.all([remove(stores, before), remove(stores, after)]);
      }),

    clear: () =>
      change(async stores => {
        await Promise.all(STORES.map(name => stores.objectStore(name).clear()));
      }),

    async canKeep() {
      const probe = { wing: 'storefront', uid: '', list: 'probe' } as const;
      try {
        await change(async stores => {
          await stores.objectStore(HEADERS).put({ ...probe, version: 1, asOf: '' });
          await remove(stores, below(...headerKey(probe)));
        });
        return true;
      } catch {
        return false;
      }
    },
  };
}
