import type { Change } from '../../storage/storage';
import { AuthError } from '../authError';
import type { Account } from './account';
import { createTable } from './table';

/** The accounts by uid and by address. */
export type AccountTable = {
  readonly name: string;
  get(uid: string): Account | undefined;
  /** `email` in canonical form. */
  findByEmail(email: string): Account | undefined;
  /** By Google's id of them. */
  findByGoogle(rawId: string): Account | undefined;
  list(): readonly Account[];
  /** @throws AuthError DUPLICATE_LOCAL_ID or EMAIL_EXISTS, and then nothing has changed. */
  insert(account: Account): Change;
  /** Replaces the account with that uid. @throws AuthError USER_NOT_FOUND or EMAIL_EXISTS, and then nothing has changed. */
  replace(account: Account): Change;
  remove(uid: string): Change;
  restore(change: Change): void;
};

export function createAccountTable(): AccountTable {
  const table = createTable<Account>('auth.accounts', ({ createdAt }) => createdAt);
  const uidByEmail = new Map<string, string>();

  function put(account: Account): Change {
    const holder = uidByEmail.get(account.email);
    if (holder !== undefined && holder !== account.uid) throw new AuthError('EMAIL_EXISTS');
    forgetEmail(account.uid);
    uidByEmail.set(account.email, account.uid);
    return table.set(account.uid, account);
  }

  function forgetEmail(uid: string): void {
    const email = table.get(uid)?.email;
    if (email !== undefined) uidByEmail.delete(email);
  }

  return {
    name: table.name,
    get: table.get,
    list: table.rows,
    findByEmail(email) {
      const uid = uidByEmail.get(email);
      return uid === undefined ? undefined : table.get(uid);
    },
    findByGoogle: rawId => table.rows().find(({ google }) => google?.rawId === rawId),
    insert(account) {
      if (table.get(account.uid)) throw new AuthError('DUPLICATE_LOCAL_ID');
      return put(account);
    },
    replace(account) {
      if (!table.get(account.uid)) throw new AuthError('USER_NOT_FOUND');
      return put(account);
    },
    remove(uid) {
      forgetEmail(uid);
      return table.remove(uid);
    },
    restore(change) {
      forgetEmail(change.key);
      table.restore(change);
      const account = table.get(change.key);
      if (account) uidByEmail.set(account.email, account.uid);
    },
  };
}
