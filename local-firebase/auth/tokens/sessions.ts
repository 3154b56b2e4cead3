import type { Clock } from '../../clock';
import { type Account, toSeconds } from '../accounts/account';
import type { AccountTable } from '../accounts/accountTable';
import { AuthError } from '../authError';
import { type RandomBytes, randomId } from '../randomId';
import {
  ID_TOKEN_LIFETIME_SECONDS,
  idTokenClaims,
  isUnsigned,
  ofSession,
  readUnsignedIdToken,
  type SignInProvider,
  signIdToken,
  type UserClaims,
  unsignedIdToken,
  verifyIdToken,
} from './idToken';
import { signRefreshToken, verifyRefreshToken } from './refreshToken';
import type { SigningKey } from './signingKey';

/** How long after the password was given an account may be taken over or thrown away. */
const RECENT_LOGIN_SECONDS = 5 * 60;

const NONCE_LENGTH = 12;

type Tokens = {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds, in decimal digits. */
  readonly expiresIn: string;
};

/** Who is calling, by a valid ID token. */
export type SignedIn = { readonly account: Account; readonly authTime: number };

export type Sessions = {
  /** Tokens of a session that began at `authTime` (seconds since the epoch), or now. Needs the signing key. */
  issue(account: Account, authTime?: number, provider?: SignInProvider): Tokens;
  /** @throws AuthError INVALID_REFRESH_TOKEN, USER_NOT_FOUND, USER_DISABLED or TOKEN_EXPIRED */
  refresh(refreshToken: string): Tokens & { readonly account: Account };
  /**
   * The claims of a token signed here and not expired, whatever became of its account since; where unsigned tokens are
   * taken, those of one of them. @throws AuthError
   */
  verify(idToken: string): UserClaims;
  /** @throws AuthError INVALID_ID_TOKEN, USER_NOT_FOUND, USER_DISABLED or TOKEN_EXPIRED */
  authenticate(idToken: string): SignedIn;
  /** @throws AuthError as `authenticate`, or CREDENTIAL_TOO_OLD_LOGIN_AGAIN */
  authenticateRecent(idToken: string): SignedIn;
};

export function createSessions(options: {
  projectId: string;
  clock: Clock;
  randomBytes: RandomBytes;
  accounts: AccountTable;
  signingKey: SigningKey;
  /** ID tokens are signed by nobody, and others' that are not signed are believed. */
  unsignedTokens: boolean;
}): Sessions {
  const { projectId, clock, randomBytes, accounts, signingKey, unsignedTokens } = options;

  function key(): Uint8Array {
    const current = signingKey.current();
    if (current === undefined) throw new Error('A token is signed before there is a signing key.');
    return current;
  }

  function nonce(): string {
    return randomId(randomBytes, NONCE_LENGTH);
  }

  function newIdToken(account: Account, authTime: number, provider: SignInProvider): string {
    const claims = idTokenClaims(account, { projectId, authTime, provider, nowMs: clock() });
    return unsignedTokens ? unsignedIdToken(claims, nonce()) : signIdToken(claims, key(), nonce());
  }

  function activeAccount(uid: string): Account {
    const account = accounts.get(uid);
    if (!account) throw new AuthError('USER_NOT_FOUND');
    if (account.disabled) throw new AuthError('USER_DISABLED');
    return account;
  }

  function verify(idToken: string): UserClaims {
    if (unsignedTokens && isUnsigned(idToken)) return readUnsignedIdToken(idToken);
    return verifyIdToken(idToken, { projectId, key: signingKey.current(), nowMs: clock() });
  }

  function authenticate(idToken: string): SignedIn {
    const claims = ofSession(verify(idToken), clock());
    const account = activeAccount(claims.sub);
    if (claims.iat < account.validSince) throw new AuthError('TOKEN_EXPIRED');
    return { account, authTime: claims.auth_time };
  }

  return {
    verify,
    authenticate,
    authenticateRecent(idToken) {
      const signedIn = authenticate(idToken);
      if (toSeconds(clock()) - signedIn.authTime > RECENT_LOGIN_SECONDS) {
        throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      }
      return signedIn;
    },
    issue(account, authTime = toSeconds(clock()), provider = 'password') {
      const { uid, sessionGeneration } = account;
      const issuedAt = toSeconds(clock());
      return {
        idToken: newIdToken(account, authTime, provider),
        refreshToken: signRefreshToken(
          { uid, sessionGeneration, authTime, provider, issuedAt, nonce: nonce() },
          key(),
        ),
        expiresIn: String(ID_TOKEN_LIFETIME_SECONDS),
      };
    },
    refresh(refreshToken) {
      const session = verifyRefreshToken(refreshToken, key());
      const account = activeAccount(session.uid);
      const isRevoked =
        session.sessionGeneration !== account.sessionGeneration || session.issuedAt < account.validSince;
      if (isRevoked) throw new AuthError('TOKEN_EXPIRED');
      return {
        account,
        idToken: newIdToken(account, session.authTime, session.provider ?? 'password'),
        refreshToken,
        expiresIn: String(ID_TOKEN_LIFETIME_SECONDS),
      };
    },
  };
}
