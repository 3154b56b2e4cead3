import { quarantineKey, type StoredReader } from './persistedSlice';

/** A migration takes what an earlier version stored. It must not assume that any value is there. */
export type Migration = (stored: unknown) => unknown;

type Format<State> = {
  /** By the version they lead to: `{ 2: from1To2 }`. */
  readonly migrations: { readonly [toVersion: number]: Migration };
  /** Stored data of the current version as state. Throws when it is not of the right shape. */
  readonly restore: (stored: unknown) => State;
};

/** redux-persist stores every field of a slice as JSON in JSON. */
function decode(text: string): { version: number; stored: { [field: string]: unknown } } {
  const outer: unknown = JSON.parse(text);
  if (typeof outer !== 'object' || outer === null || Array.isArray(outer)) throw new Error('not an object');
  const fields = Object.entries(outer).map(([field, json]): [string, unknown] => {
    if (typeof json !== 'string') throw new Error(`${field} is not a text`);
    return [field, JSON.parse(json)];
  });
  const { _persist: persist, ...stored } = Object.fromEntries(fields);
  const version =
    typeof persist === 'object' && persist !== null && 'version' in persist ? persist.version : undefined;
  if (typeof version !== 'number') throw new Error('no version');
  return { version, stored };
}

/**
 * A reader of one slice's stored text. Data that cannot be read, migrated or recognised is put aside, one copy a slice,
 * and never silently overwritten; the app then starts with the slice's initial state.
 */
export function createReader<State>({ migrations, restore }: Format<State>): StoredReader<State> {
  function migrate(stored: unknown, from: number, to: number): unknown {
    let migrated = stored;
    for (let next = from + 1; next <= to; next += 1) {
      const step = migrations[next];
      if (!step) throw new Error(`there is no migration to version ${next}`);
      migrated = step(migrated);
    }
    return migrated;
  }

  return ({ key, version, text }, { storage, clock }) => {
    try {
      const { version: from, stored } = decode(text);
      if (from > version) return { kind: 'newer', state: null };
      return { kind: 'restored', state: restore(migrate(stored, from, version)) };
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      const record = { at: new Date(clock.now()).toISOString(), reason, text };
      try {
        storage.setItem(quarantineKey(key), JSON.stringify(record));
      } catch {
        // No room for a second copy. A cache that cannot be read is still no reason not to start.
      }
      return { kind: 'quarantined', state: null };
    }
  };
}
