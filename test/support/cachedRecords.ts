import { type IDBPDatabase, openDB } from 'idb';

async function inDatabase<Result>(work: (database: IDBPDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDB('shop-kept');
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Every item that the device keeps of lists, whoever it belongs to. */
export async function cachedItems(): Promise<{ uid: string; list: string; id: string; item: object }[]> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  return names.includes('shop-kept') ? inDatabase(database => database.getAll('items')) : [];
}

/** What of it are orders, a customer's own or the shop's. */
export const cachedOrders = async () =>
  (await cachedItems()).filter(({ list }) => list === 'myOrders' || list === 'replica/orders');

/** Sets a record as damage, an older or a newer app would have left it. */
export async function putCached(store: 'lists' | 'items', record: object): Promise<void> {
  await inDatabase(database => database.put(store, record));
}
