import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import { lazily } from '@/lib/lazily';
import { releaseStoresOnLeaving } from './releaseStores';

type Options<Schema extends DBSchema> = {
  readonly name: string;
  readonly version: number;
  readonly upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>;
};

/** Runs work on the open database. Rejects as the work does, or when the browser gives no database. */
export type Database<Schema extends DBSchema> = <Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
) => Promise<Result>;

/**
 * An IndexedDB database, opened at first need. One that was closed under us (the system reclaimed it, another tab
 * upgrades it) is opened again at the next call; work that finds its connection dead is run once more on a new one.
 */
export function createDatabase<Schema extends DBSchema>({
  name,
  version,
  upgrade,
}: Options<Schema>): Database<Schema> {
  let open = reopenable();

  function reopenable(): () => Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      open = reopenable();
    };
    return lazily(() => {
      releaseStoresOnLeaving();
      return openDB<Schema>(name, version, {
        upgrade,
        blocking(_current, _blocked, event) {
          (event.target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      });
    });
  }

  return async work => {
    try {
      return await work(await open());
    } catch (thrown) {
      if (!(thrown instanceof DOMException) || thrown.name !== 'InvalidStateError') throw thrown;
      open = reopenable();
      return await work(await open());
    }
  };
}
