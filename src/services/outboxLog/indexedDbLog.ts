import type { DBSchema, IDBPObjectStore } from 'idb';
import { createDatabase, hasDatabases } from '@/services/platform/storage/database';
import { requestPersistentStorage } from '@/services/platform/storage/requestPersistentStorage';
import {
  type CommandRecord,
  fromStored,
  type NewCommand,
  readCommandRecord,
  type StoredCommand,
  toStored,
} from './commandRecord';
import type { OutboxLog, Owner } from './outboxLog';

const DATABASE = 'shop-outbox';
const STORE = 'commands';
const CHANNEL = 'shop-outbox';

/** How many records are read at once on the way to one. */
const WINDOW = 32;

type Schema = DBSchema & {
  [STORE]: { key: number; value: StoredCommand; indexes: { id: string } };
};

type Store = IDBPObjectStore<Schema, [typeof STORE], typeof STORE, 'readwrite'>;

async function addTo(store: Store, { notBefore, ...command }: NewCommand): Promise<CommandRecord> {
  const known = await store.index('id').get(command.id);
  if (known?.seq !== undefined) return { ...fromStored(known), seq: known.seq };
  const record: Omit<CommandRecord, 'seq'> = {
    ...command,
    v: 1,
    status: 'pending',
    tries: 0,
    nextTryAt: notBefore ?? null,
    failure: null,
    outcomeUnknown: false,
  };
  const seq = await store.add(toStored(record));
  return { ...record, seq };
}

const isOf = (record: CommandRecord, { area, uid }: Owner): boolean =>
  record.area === area && record.uid === uid;

async function firstIn(
  store: IDBPObjectStore<Schema, [typeof STORE], typeof STORE>,
  owner: Owner,
  from: number,
  isWanted: (record: CommandRecord) => boolean,
): Promise<CommandRecord | null> {
  for (let next = from; ; ) {
    const stored = await store.getAll(IDBKeyRange.lowerBound(next), WINDOW);
    for (const each of stored) {
      const reading = readCommandRecord(each);
      if (reading.kind === 'record' && isOf(reading.record, owner) && isWanted(reading.record)) {
        return reading.record;
      }
    }
    const last = stored.at(-1)?.seq;
    if (last === undefined || stored.length < WINDOW) return null;
    next = last + 1;
  }
}

/** The outbox in IndexedDB: one record a command, each in a transaction of its own with strict durability. */
export function createIndexedDbLog(): OutboxLog {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const database = createDatabase<Schema>({
    name: DATABASE,
    version: 1,
    upgrade(db) {
      const store = db.createObjectStore(STORE, { keyPath: 'seq', autoIncrement: true });
      store.createIndex('id', 'id', { unique: true });
    },
  });

  const inTransaction = <Result>(work: (store: Store) => Promise<Result>): Promise<Result> =>
    database(async db => {
      const transaction = db.transaction(STORE, 'readwrite', { durability: 'strict' });
      // Both, so that neither a failed request nor a failed commit goes unheard.
      const worked = work(transaction.store).catch(thrown => {
        // What it has written before is not half of something. It may be undone already.
        if (transaction.error === null) transaction.abort();
        throw thrown;
      });
      const [result] = await Promise.all([worked, transaction.done]);
      return result;
    });

  const announce = () => channel?.postMessage('changed');

  return {
    async add(command) {
      const record = await inTransaction(store => addTo(store, command));
      announce();
      void requestPersistentStorage();
      return record;
    },

    async addAll(commands) {
      const records = await inTransaction(async store => {
        const added: CommandRecord[] = [];
        for (const command of commands) added.push(await addTo(store, command));
        return added;
      });
      announce();
      void requestPersistentStorage();
      return records;
    },

    async read(owner) {
      // A browser without databases has stored nothing: nothing waits.
      if (!hasDatabases()) return { records: [], unreadable: 0 };
      const stored = await database(db => db.getAll(STORE));
      const readings = stored.map(readCommandRecord);
      return {
        records: readings.flatMap(reading =>
          reading.kind === 'record' && isOf(reading.record, owner) ? [reading.record] : [],
        ),
        unreadable: readings.filter(({ kind }) => kind === 'unreadable').length,
      };
    },

    find: (owner, from, isWanted) =>
      database(async db => {
        const { store, done } = db.transaction(STORE);
        const [found] = await Promise.all([firstIn(store, owner, from, isWanted), done]);
        return found;
      }),

    async change(seq, change, from) {
      const record = await inTransaction(async store => {
        const known = await store.get(seq);
        if (!known) return null;
        const record = { ...fromStored(known), seq };
        if (!from.includes(record.status)) return record;
        const changed = { ...record, ...(typeof change === 'function' ? change(record) : change) };
        await store.put(toStored(changed));
        return changed;
      });
      announce();
      return record;
    },

    async remove(seq) {
      await inTransaction(store => store.delete(seq));
      announce();
    },

    onForeignChange(listener) {
      channel?.addEventListener('message', listener);
      return () => channel?.removeEventListener('message', listener);
    },
  };
}
