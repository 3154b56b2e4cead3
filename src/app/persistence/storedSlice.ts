import type { Clock } from '@/services/platform/clock';
import type { KeyValueStorage } from '@/services/platform/keyValueStorage';

/** A migration takes what an earlier version stored. It must not assume that any value is there. */
export type Migration = (stored: unknown) => unknown;

/** How one slice is kept on the device. */
export type StoredSlice<State> = {
  /** Also the slice's name in the store. */
  readonly key: string;
  readonly version: number;
  /** By the version they lead to: `{ 2: from1To2 }`. */
  readonly migrations: { readonly [toVersion: number]: Migration };
  /** Stored data of the current version as state. Rejects when it is not of the right shape. */
  readonly restore: (stored: unknown) => Promise<State>;
};

const PREFIX = 'persist:';
const QUARANTINE_PREFIX = 'quarantine:';

export const storageKey = (key: string): string => `${PREFIX}${key}`;
export const quarantineKey = (key: string): string => `${QUARANTINE_PREFIX}${key}`;

export type ReadResult<State> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'restored'; readonly state: State }
  /** Unreadable; the text was put aside under `quarantineKey`. */
  | { readonly kind: 'quarantined' }
  /** Written by a newer version of the app, which must find it untouched. */
  | { readonly kind: 'newer' };

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

function migrate({ key, version, migrations }: StoredSlice<unknown>, from: number, stored: unknown): unknown {
  let migrated = stored;
  for (let next = from + 1; next <= version; next += 1) {
    const step = migrations[next];
    if (!step) throw new Error(`${key} has no migration to version ${next}`);
    migrated = step(migrated);
  }
  return migrated;
}

/**
 * Reads a slice from the device. Data that cannot be read, migrated or recognised is put aside, one copy a
 * slice, and never silently overwritten; the app then starts with the slice's initial state.
 */
export async function readStoredSlice<State>(
  slice: StoredSlice<State>,
  storage: KeyValueStorage,
  clock: Clock,
): Promise<ReadResult<State>> {
  const text = storage.getItem(storageKey(slice.key));
  if (text === null) return { kind: 'nothing' };
  try {
    const { version, stored } = decode(text);
    if (version > slice.version) return { kind: 'newer' };
    return { kind: 'restored', state: await slice.restore(migrate(slice, version, stored)) };
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    const record = { at: new Date(clock.now()).toISOString(), reason, text };
    try {
      storage.setItem(quarantineKey(slice.key), JSON.stringify(record));
    } catch {
      // No room for a second copy. A cache that cannot be read is still no reason not to start.
    }
    return { kind: 'quarantined' };
  }
}
