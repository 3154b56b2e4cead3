import type { Change, Storage } from '../../storage/storage';
import { createTable } from '../accounts/table';
import type { RandomBytes } from '../randomId';

const KEY_BYTES = 32;
const ROW = 'signingKey';

/** The key that signs every token. It is made at the first need and kept with the data, so tokens outlive a restart. */
export type SigningKey = {
  readonly name: string;
  /**
   * Makes the key if there is none yet. No token is answered before its account's row is kept, and the key's row goes
   * to the storage before that one.
   */
  ensure(): Promise<void>;
  /** Undefined until there is one. */
  current(): Uint8Array | undefined;
  restore(change: Change): void;
};

export function createSigningKey(options: {
  randomBytes: RandomBytes;
  append: Storage['append'];
}): SigningKey {
  const table = createTable<string>('auth.secrets');

  return {
    name: table.name,
    async ensure() {
      if (table.get(ROW) !== undefined) return;
      const key = Buffer.from(options.randomBytes(KEY_BYTES)).toString('base64');
      await options.append([table.set(ROW, key)]);
    },
    current() {
      const key = table.get(ROW);
      return key === undefined ? undefined : Buffer.from(key, 'base64');
    },
    restore: table.restore,
  };
}
