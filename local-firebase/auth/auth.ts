import type { Clock } from '../clock';
import type { Room } from '../http/room';
import type { Change, Storage } from '../storage/storage';
import { type AccountApi, createAccountApi } from './accountApi';
import { createAccountTable } from './accountTable';
import { createAuthRoom } from './authRoom';
import type { AuthServices } from './authServices';
import type { Caller } from './caller';
import { callerOf } from './credentials';
import { createKeyedQueue } from './keyedQueue';
import type { OobCode } from './oobCode';
import { createPasswords, DEFAULT_SCRYPT_COST } from './password';
import type { RandomBytes } from './randomId';
import { createRateLimit } from './rateLimit';
import { createSessions } from './sessions';
import { createSigningKey } from './signingKey';
import { createTable } from './table';

const MINUTE_MS = 60 * 1000;

export type Auth = {
  /** The names of its tables. */
  readonly tables: readonly string[];
  /** Takes back a change of one of its tables, before the first request. */
  restore(change: Change): void;
  /** Identity Toolkit, Secure Token, the emulator's calls about accounts, mailed links and the mailbox. */
  readonly room: Room;
  /** @throws RpcError UNAUTHENTICATED for a token that is malformed, changed, of another project or expired */
  callerOf(request: Request): Caller;
  readonly accounts: AccountApi;
};

/**
 * Firebase Authentication with e-mail addresses and passwords, as the Web SDK calls it.
 * @param options.scryptCost scrypt's N for new passwords, a power of two. Tests on memory pass a small one: with the
 *   default they would spend most of their time on hashes.
 */
export function createAuth(options: {
  projectId: string;
  clock: Clock;
  randomBytes: RandomBytes;
  append: Storage['append'];
  scryptCost?: number;
}): Auth {
  const { projectId, clock, randomBytes, append, scryptCost = DEFAULT_SCRYPT_COST } = options;
  const accounts = createAccountTable();
  const oobCodes = createTable<OobCode>('auth.oobCodes');
  const signingKey = createSigningKey({ randomBytes, append });
  const sessions = createSessions({ projectId, clock, randomBytes, accounts, signingKey });
  const services: AuthServices = {
    projectId,
    clock,
    randomBytes,
    append,
    accounts,
    oobCodes,
    sessions,
    passwords: createPasswords({ randomBytes, cost: scryptCost }),
    wrongPasswords: createRateLimit({
      limit: 5,
      windowMs: 15 * MINUTE_MS,
      clock,
      explanation:
        'Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.',
    }),
    sentMails: createRateLimit({
      limit: 3,
      windowMs: MINUTE_MS,
      clock,
      explanation: 'Too many mails to this address. Try again later.',
    }),
    passwordChecks: createKeyedQueue(),
  };
  const restoreByTable: { readonly [table: string]: (change: Change) => void } = {
    [accounts.name]: accounts.restore,
    [oobCodes.name]: oobCodes.restore,
    [signingKey.tableName]: signingKey.restore,
  };

  return {
    tables: Object.keys(restoreByTable),
    restore(change) {
      const restoreRow = restoreByTable[change.table];
      if (!restoreRow) throw new Error(`The Auth room has no table ${change.table}.`);
      restoreRow(change);
    },
    room: createAuthRoom(services, signingKey),
    callerOf: request => callerOf(request, sessions),
    accounts: createAccountApi(services),
  };
}
