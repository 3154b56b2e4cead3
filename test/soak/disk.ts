import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { readCommandRecord } from '@/services/outboxLog/commandRecord';

const OUTBOX = 'shop-outbox';
const COMMANDS = 'commands';

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<Result>(work: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const database = await settled(indexedDB.open(OUTBOX));
  try {
    return await settled(work(database.transaction(COMMANDS, 'readwrite').objectStore(COMMANDS)));
  } finally {
    database.close();
  }
}

/** Everything in the outbox's store, as it lies there. */
export const storedCommands = (): Promise<unknown[]> => inStore(store => store.getAll());

/** The commands of a user that can be read, in the order they were queued. */
export async function commandsOf(uid: string): Promise<readonly CommandRecord[]> {
  const readings = (await storedCommands()).map(readCommandRecord);
  return readings.flatMap(reading =>
    reading.kind === 'record' && reading.record.uid === uid ? [reading.record] : [],
  );
}

/** Something that is no command, where commands are kept. */
export const putGarbage = (uid: string): Promise<unknown> =>
  inStore(store => store.add({ uid, wing: 'storefront', v: 1, status: 'pending', payload: 'torn' }));

/** A new device: the SDK and the pages hold their databases open, so the old ones are emptied. */
export async function wipeDisk(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    for (const store of Array.from(database.objectStoreNames)) {
      await settled(database.transaction(store, 'readwrite').objectStore(store).clear());
    }
    database.close();
  }
}
