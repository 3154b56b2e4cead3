import type { Clock } from '../clock';
import type { Storage } from '../storage/storage';
import { type AccountTable, createAccountTable } from './accounts/accountTable';
import { createKeyedQueue, type KeyedQueue } from './accounts/keyedQueue';
import { createPasswords, DEFAULT_SCRYPT_COST, type Passwords } from './accounts/password';
import { createTable, type Table } from './accounts/table';
import { DEFAULT_ACTION_PATH, type OobCode } from './mails/oobCode';
import type { RandomBytes } from './randomId';
import { createRateLimit, type RateLimit } from './rateLimit';
import { createSessions, type Sessions } from './tokens/sessions';
import { createSigningKey, type SigningKey } from './tokens/signingKey';

const MINUTE_MS = 60 * 1000;

export type AuthOptions = {
  readonly projectId: string;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** Called after the rows have changed in memory, and awaited before anybody is answered. */
  readonly append: Storage['append'];
  /**
   * scrypt's N for new passwords, a power of two. Tests on memory pass a small one: with the default they would spend
   * most of their time on hashes.
   */
  readonly scryptCost?: number;
  /**
   * For tests alone: ID tokens are signed by nobody, as the official emulator's, and those of others that are not signed
   * are believed.
   */
  readonly unsignedTokens?: boolean;
  /** The path of the page that mailed links open, as of a project with an action address of its own. */
  readonly actionPath?: string | undefined;
};

/** What the calls of the Auth handler work on. */
export type AuthServices = Omit<AuthOptions, 'scryptCost' | 'unsignedTokens' | 'actionPath'> & {
  readonly actionPath: string;
  readonly accounts: AccountTable;
  readonly oobCodes: Table<OobCode>;
  readonly signingKey: SigningKey;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  /** By address, whether or not it has an account. */
  readonly passwordChecks: KeyedQueue;
  readonly wrongPasswords: RateLimit;
  readonly sentMails: RateLimit;
};

export function createAuthServices(options: AuthOptions): AuthServices {
  const { projectId, clock, randomBytes, append } = options;
  const {
    scryptCost = DEFAULT_SCRYPT_COST,
    unsignedTokens = false,
    actionPath = DEFAULT_ACTION_PATH,
  } = options;
  const accounts = createAccountTable();
  const signingKey = createSigningKey({ randomBytes, append });
  return {
    projectId,
    clock,
    randomBytes,
    append,
    actionPath,
    accounts,
    oobCodes: createTable<OobCode>('auth.oobCodes', ({ sentAt }) => sentAt),
    signingKey,
    sessions: createSessions({ projectId, clock, randomBytes, accounts, signingKey, unsignedTokens }),
    passwords: createPasswords({ randomBytes, cost: scryptCost }),
    passwordChecks: createKeyedQueue(),
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
  };
}
