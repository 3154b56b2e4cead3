import type { DBSchema, IDBPObjectStore } from 'idb';
import { createDatabase } from '../platform/database';
import { protectStorage } from '../platform/protectStorage';
import { type CommandRecord, readCommandRecord } from './commandRecord';
import type { OutboxLog } from './outboxLog';

const DATABASE = 'shop-outbox';
const STORE = 'commands';
const CHANNEL = 'shop-outbox';

type Stored = Omit<CommandRecord, 'seq'> & { readonly seq?: number };

type Schema = DBSchema & {
  [STORE]: { key: number; value: Stored; indexes: { id: string } };
};

type Store = IDBPObjectStore<Schema, [typeof STORE], typeof STORE, 'readwrite'>;

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
      const [result] = await Promise.all([work(transaction.store), transaction.done]);
      return result;
    });

  const announce = () => channel?.postMessage('changed');

  return {
    async add({ notBefore = null, ...command }) {
      const record = await inTransaction(async store => {
        const known = await store.index('id').get(command.id);
        if (known?.seq !== undefined) return { ...known, seq: known.seq };
        const stored: Stored = {
          ...command,
          v: 1,
          status: 'pending',
          tries: 0,
          nextTryAt: notBefore,
          failure: null,
          outcomeUnknown: false,
        };
        const seq = await store.add(stored);
        return { ...stored, seq };
      });
      announce();
      void protectStorage();
      return record;
    },

    async read({ wing, uid }) {
      const stored = await inTransaction(store => store.getAll());
      const readings = stored.map(readCommandRecord);
      return {
        records: readings.flatMap(reading =>
          reading.kind === 'record' && reading.record.wing === wing && reading.record.uid === uid
            ? [reading.record]
            : [],
        ),
        unreadable: readings.filter(({ kind }) => kind === 'unreadable').length,
      };
    },

    async change(seq, change, from) {
      const record = await inTransaction(async store => {
        const known = await store.get(seq);
        if (!known) return null;
        if (!from.includes(known.status)) return { ...known, seq };
        const changed = { ...known, ...change, seq };
        await store.put(changed);
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
