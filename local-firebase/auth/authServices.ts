import type { Clock } from '../clock';
import type { Storage } from '../storage/storage';
import type { AccountTable } from './accountTable';
import type { KeyedQueue } from './keyedQueue';
import type { OobCode } from './oobCode';
import type { Passwords } from './password';
import type { RandomBytes } from './randomId';
import type { RateLimit } from './rateLimit';
import type { Sessions } from './sessions';
import type { Table } from './table';

/** What the calls of the Auth room work on. */
export type AuthServices = {
  readonly projectId: string;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** After the rows have changed in memory, and before anybody is answered. */
  readonly append: Storage['append'];
  readonly accounts: AccountTable;
  readonly oobCodes: Table<OobCode>;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  /** By address, whether or not it has an account. */
  readonly wrongPasswords: RateLimit;
  readonly sentMails: RateLimit;
  readonly passwordChecks: KeyedQueue;
};
