import type { TokenClaims } from '../caller';
import type { PasswordHash } from './password';

/** What Google said of whoever signed in with it. */
export type GoogleUser = {
  /** Google's own id of them. */
  readonly rawId: string;
  readonly email: string;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
};

/** An account as it is kept. Every account has an email address. */
export type Account = {
  readonly uid: string;
  /** In canonical form; unique. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** Null for one that the owner has made without: nobody signs in to it until a mailed reset, or the owner, sets one. */
  readonly password: PasswordHash | null;
  /** Missing where nobody has signed in to it with Google. */
  readonly google?: GoogleUser;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  readonly customClaims: TokenClaims;
  readonly disabled: boolean;
  /** Milliseconds since the epoch, as all times but `validSince`. */
  readonly createdAt: number;
  readonly lastLoginAt: number | null;
  readonly passwordUpdatedAt: number;
  /** Seconds since the epoch: ID tokens issued before are refused. */
  readonly validSince: number;
  /** Goes up when sessions are revoked. Seconds are too coarse to tell a refresh token of before from one of after. */
  readonly sessionGeneration: number;
};

export type AccountEdits = Partial<
  Omit<Account, 'uid' | 'createdAt' | 'passwordUpdatedAt' | 'sessionGeneration'>
>;

/**
 * The account with `edits` made. A new password, a new address, being disabled, and a `validSince` that is not in
 * the past end every session it has.
 */
export function editAccount(account: Account, edits: AccountEdits, nowMs: number): Account {
  const nowSeconds = toSeconds(nowMs);
  const edited = {
    ...account,
    ...edits,
    passwordUpdatedAt: edits.password === undefined ? account.passwordUpdatedAt : nowMs,
  };
  const isRevoked =
    edits.password !== undefined ||
    edited.email !== account.email ||
    (edited.disabled && !account.disabled) ||
    (edits.validSince !== undefined && edits.validSince >= nowSeconds);
  if (!isRevoked) return edited;

  return {
    ...edited,
    validSince: edits.validSince ?? nowSeconds,
    sessionGeneration: account.sessionGeneration + 1,
  };
}

/** Whole seconds since the epoch, as tokens carry time. */
export function toSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}
