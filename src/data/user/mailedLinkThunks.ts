// @bundle on-demand

import type { AppError } from '@/lib/appError';
import { mailedCodes } from '@/services/firebase/mailedCodes';
import { toAppError } from '@/services/firebase/toAppError';
import type { AppThunk } from '@/store/thunk';
import { signIn } from './signInThunks';
import { notifyEmailVerified } from './verification';

/** Why a mailed link does nothing any more. */
export type LinkProblem = 'incomplete' | 'used' | 'expired' | 'taken' | 'disabled';

export type LinkOutcome =
  /** Its address is the account's now, or again. */
  | { readonly outcome: 'verified' | 'changed' | 'recovered'; readonly email: string }
  /** A new password can be chosen with it. */
  | { readonly outcome: 'askPassword'; readonly email: string }
  | { readonly outcome: 'unusable'; readonly problem: LinkProblem }
  /** Nothing to do with the link: no network, too slow, too often. */
  | { readonly outcome: 'failed'; readonly error: AppError };

const PROBLEMS: { readonly [code: string]: LinkProblem } = {
  INVALID_OOB_CODE: 'used',
  USER_NOT_FOUND: 'used',
  EMAIL_NOT_FOUND: 'used',
  EXPIRED_OOB_CODE: 'expired',
  EMAIL_EXISTS: 'taken',
  USER_DISABLED: 'disabled',
};

function problemOf(thrown: unknown): LinkOutcome {
  const error = toAppError(thrown);
  const problem = PROBLEMS[error.code];
  return problem ? { outcome: 'unusable', problem } : { outcome: 'failed', error };
}

/**
 * Does what a mailed link is for, which the server knows of its code and nobody has to believe of its address. Nobody is
 * signed in by it. Never rejects.
 */
export const openMailedLink =
  (code: string): AppThunk<Promise<LinkOutcome>> =>
  async dispatch => {
    try {
      const codes = mailedCodes();
      const { operation, email } = await codes.read(code);
      switch (operation) {
        case 'PASSWORD_RESET':
          return { outcome: 'askPassword', email };
        case 'VERIFY_EMAIL':
          await codes.apply(code);
          dispatch(notifyEmailVerified());
          return { outcome: 'verified', email };
        case 'VERIFY_AND_CHANGE_EMAIL':
          await codes.apply(code);
          return { outcome: 'changed', email };
        case 'RECOVER_EMAIL':
          await codes.apply(code);
          return { outcome: 'recovered', email };
        default:
          return { outcome: 'unusable', problem: 'incomplete' };
      }
    } catch (thrown) {
      const outcome = problemOf(thrown);
      // Programs that look at mails open their links too: the address may be verified all the same.
      if (outcome.outcome === 'unusable' && outcome.problem === 'used') dispatch(notifyEmailVerified());
      return outcome;
    }
  };

export type NewPasswordOutcome =
  | { readonly outcome: 'signedIn' | 'changed' | 'weak' }
  | Extract<LinkOutcome, { readonly outcome: 'unusable' | 'failed' }>;

type NewPassword = { readonly code: string; readonly email: string; readonly password: string };

/**
 * Gives the account of a mailed code a new password, and signs in to the shop with it: who has just chosen it need not type
 * it again. `onSharedDevice`: as of `signIn`; null where nobody is to be signed in. Never rejects.
 */
export const chooseNewPassword =
  (
    { code, email, password }: NewPassword,
    onSharedDevice: boolean | null,
  ): AppThunk<Promise<NewPasswordOutcome>> =>
  async dispatch => {
    const isSignedIn = async () =>
      onSharedDevice !== null &&
      (await dispatch(signIn('storefront', email, password, onSharedDevice))).outcome === 'signedIn';
    try {
      await mailedCodes().setPassword(code, password);
    } catch (thrown) {
      if (/PASSWORD/.test(toAppError(thrown).code)) return { outcome: 'weak' };
      const problem = problemOf(thrown);
      if (problem.outcome !== 'unusable' && problem.outcome !== 'failed') throw thrown;
      // Of an earlier try only the answer was lost, where the password counts.
      const isUsed = problem.outcome === 'unusable' && problem.problem === 'used';
      return isUsed && (await isSignedIn()) ? { outcome: 'signedIn' } : problem;
    }
    return { outcome: (await isSignedIn()) ? 'signedIn' : 'changed' };
  };
