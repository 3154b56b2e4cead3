import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { lazyAsync } from '@/lib/lazyValues';
import { DISK_DEADLINE_MS } from '@/lib/retryPolicy';
import { DeadlineExceeded, withDeadline } from '@/lib/time/deadline';
import { abortTransactionsOnPageHide } from './abortTransactionsOnPageHide';
import { createInFrame, type DatabaseShape } from './createInFrame';
import { isWebKit } from './isWebKit';

/** Whether the browser has databases at all. */
export const hasDatabases = (): boolean => typeof indexedDB !== 'undefined';

/** Runs work on the open database. Rejects as the work does, or when the browser gives no database, or none in time. */
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
}: DatabaseShape<Schema>): Database<Schema> {
  let open = reopenable();

  function reopenable(): () => Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      open = reopenable();
    };
    return lazyAsync(async () => {
      abortTransactionsOnPageHide();
      if (isWebKit()) await createInFrame({ name, version, upgrade });
      return await openDB<Schema>(name, version, {
        upgrade,
        blocking(_current, _blocked, event) {
          (event.target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      });
    });
  }

  let isOverdue = false;

  /** Some browsers never open a database: only the first caller waits for the deadline. */
  async function opened(): Promise<IDBPDatabase<Schema>> {
    try {
      const db = await withDeadline(`The database ${name}`, isOverdue ? 0 : DISK_DEADLINE_MS, open());
      isOverdue = false;
      return db;
    } catch (thrown) {
      isOverdue ||= thrown instanceof DeadlineExceeded;
      throw thrown;
    }
  }

  return async work => {
    try {
      return await work(await opened());
    } catch (thrown) {
      if (!(thrown instanceof DOMException) || thrown.name !== 'InvalidStateError') throw thrown;
      open = reopenable();
      return await work(await opened());
    }
  };
}
