import type { Change } from './storage';

/** What is left of a journal's changes when only the last of each row counts. */
export type LiveRows = {
  /** @param bytes about how much of the journal the change takes up */
  add(change: Change, bytes: number): void;
  count(): number;
  bytes(): number;
  /** In the order in which they were last written. */
  changes(): Iterable<Change>;
};

export function createLiveRows(): LiveRows {
  const rows = new Map<string, { readonly change: Change; readonly bytes: number }>();
  let total = 0;
  return {
    add(change, bytes) {
      // No table's name has a space.
      const id = `${change.table} ${change.key}`;
      total -= rows.get(id)?.bytes ?? 0;
      // Taken out and put in again, so that the map's order is that of the last writes.
      rows.delete(id);
      if (change.value === null) return;
      total += bytes;
      rows.set(id, { change, bytes });
    },
    count: () => rows.size,
    bytes: () => total,
    *changes() {
      for (const { change } of rows.values()) yield change;
    },
  };
}
