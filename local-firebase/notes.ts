import type { Change, Json, Storage } from './storage/storage';

/** What the backend notes about itself, such as which shop was planted; kept with the data. */
export type Notes = {
  readonly tables: readonly string[];
  restore(change: Change): void;
  read(name: string): Json | undefined;
  /** Resolves once the note is kept. */
  write(name: string, value: Exclude<Json, null>): Promise<void>;
};

const TABLE = 'notes';

export function createMetadataTable(append: Storage['append']): Notes {
  const notes = new Map<string, Json>();
  return {
    tables: [TABLE],
    restore: ({ key, value }) => {
      notes.set(key, value);
    },
    read: name => notes.get(name),
    write: async (name, value) => {
      notes.set(name, value);
      await append([{ table: TABLE, key: name, value }]);
    },
  };
}
