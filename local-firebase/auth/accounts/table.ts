import type { Change, Json } from '../../storage/storage';

/**
 * The rows of one table, in memory. `set` and `remove` take effect at once and return the change, which the
 * caller appends to the storage before it answers anybody.
 */
export type Table<Row extends Json> = {
  readonly name: string;
  get(key: string): Row | undefined;
  /** Oldest first. */
  rows(): readonly Row[];
  set(key: string, row: Row): Change;
  remove(key: string): Change;
  /** Takes back a change that `set` or `remove` returned in an earlier life. */
  restore(change: Change): void;
};

/** @param timeOf when the row was made; a compacted journal restores rows in the order of their last writes */
export function createTable<Row extends Json>(
  name: string,
  timeOf: (row: Row) => number = () => 0,
): Table<Row> {
  const rows = new Map<string, Row>();

  return {
    name,
    get: key => rows.get(key),
    rows: () => [...rows.values()].sort((a, b) => timeOf(a) - timeOf(b)),
    set(key, row) {
      rows.set(key, row);
      return { table: name, key, value: row };
    },
    remove(key) {
      rows.delete(key);
      return { table: name, key, value: null };
    },
    restore({ key, value }) {
      // Only this table's own `set` writes under its name, so the value is a Row.
      if (value === null) rows.delete(key);
      else rows.set(key, value as Row);
    },
  };
}
