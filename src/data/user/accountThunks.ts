import { type AppError, mayHaveArrived } from '@/lib/appError';
import type { Area } from '@/lib/area';
import { PATHS } from '@/lib/paths';
import { toAppError } from '@/services/firebase/toAppError';
import { selectSession, sessionChanged } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { noteMailSent } from './coolDown';

/*
 * What people do with their accounts. Passwords are arguments of thunks and nothing else: none of this is ever an action,
 * a part of the state, or a command of the outbox. So all of it needs a connection, and says so.
 */

type Failed = { readonly outcome: 'failed'; readonly error: AppError };

const failed = (error: AppError): Failed => ({ outcome: 'failed', error });

/** Gives a customer's account its new display name. Null when that is done, else why not. Never rejects. */
export const renameAccount =
  (uid: string, name: string): AppThunk<Promise<AppError | null>> =>
  async (dispatch, getState, { auth }) => {
    try {
      await (await auth.storefront.accountOperations()).rename(uid, name);
    } catch (thrown) {
      return toAppError(thrown);
    }
    const { user } = selectSession(getState(), 'storefront');
    if (user?.id === uid && user.name !== name) {
      dispatch(sessionChanged({ area: 'storefront', user: { ...user, name } }));
    }
    return null;
  };

export type PasswordOutcome =
  | { readonly outcome: 'changed' }
  /** The current password is another one. */
  | { readonly outcome: 'wrongPassword' }
  /** The server asks for a better one. */
  | { readonly outcome: 'weak' }
  /** The answer was lost: it may or may not count. */
  | { readonly outcome: 'unknown' }
  | Failed;

const isWeak = ({ code }: AppError): boolean =>
  code === 'auth/weak-password' || code === 'auth/password-does-not-meet-requirements';

/** Changes the password of whoever is signed in, after they have given the current one. Never rejects. */
export const changePassword =
  (
    { area, uid }: { readonly area: Area; readonly uid: string },
    current: string,
    next: string,
  ): AppThunk<Promise<PasswordOutcome>> =>
  async (_dispatch, _getState, { auth }) => {
    try {
      await (await auth[area].accountOperations()).reauthenticate(uid, current);
    } catch (thrown) {
      const error = toAppError(thrown);
      return error.kind === 'denied' ? { outcome: 'wrongPassword' } : failed(error);
    }
    const operations = await auth[area].accountOperations();
    try {
      await operations.setPassword(uid, next);
      return { outcome: 'changed' };
    } catch (thrown) {
      const error = toAppError(thrown);
      if (isWeak(error)) return { outcome: 'weak' };
      if (!mayHaveArrived(error)) return failed(error);
      return { outcome: await counts(operations.reauthenticate(uid, next)) };
    }
  };

/** The answer of a password change was lost: if the server accepts `proof`, the new password is set. */
async function counts(proof: Promise<void>): Promise<'changed' | 'unknown'> {
  try {
    await proof;
    return 'changed';
  } catch {
    // The server refused the proof, but the change may still arrive.
    return 'unknown';
  }
}

export type EmailChangeOutcome =
  /** Nothing has changed yet: the new address counts once its link is opened. */
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'wrongPassword' }
  /** Another account has the address. Most projects never say so, and mail nothing. */
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'invalid' }
  | Failed;

/** Mails a link to a customer's new address, after they have given their password. Never rejects. */
export const requestEmailChange =
  (uid: string, password: string, email: string): AppThunk<Promise<EmailChangeOutcome>> =>
  async (_dispatch, _getState, { auth }) => {
    try {
      await (await auth.storefront.accountOperations()).reauthenticate(uid, password);
    } catch (thrown) {
      const error = toAppError(thrown);
      return error.kind === 'denied' ? { outcome: 'wrongPassword' } : failed(error);
    }
    try {
      const returnLink = `${PATHS.login}?from=${PATHS.profile}`;
      await (await auth.storefront.accountOperations()).sendEmailChange(uid, email, returnLink);
      return { outcome: 'sent' };
    } catch (thrown) {
      const error = toAppError(thrown);
      switch (error.kind) {
        case 'conflict':
          return { outcome: 'taken' };
        case 'invalid':
          return { outcome: 'invalid' };
        default:
          return failed(error);
      }
    }
  };

/**
 * Asks the server, whenever the person comes back to the page, whether the session still counts: a link that was opened
 * meanwhile has ended it. Returns how to stop.
 */
export const renewTokenOnReturn =
  (): AppThunk<() => void> =>
  (_dispatch, _getState, { auth, connectivity }) =>
    connectivity.onVisible(() => {
      // The SDK signs out by itself where the server says so; whatever else went wrong is asked again later.
      auth.storefront.renewToken().catch(() => {});
    });

export type MailOutcome = { readonly outcome: 'sent' } | Failed;

/**
 * Mails a link to choose a new password, if there is such an account; the answer is the same if not. `returnLink`: the address
 * of ours that the link leads back to. Never rejects.
 */
export const requestPasswordReset =
  (area: Area, email: string, returnLink: string): AppThunk<Promise<MailOutcome>> =>
  async (dispatch, _getState, { auth }) => {
    try {
      await (await auth[area].accountOperations()).sendPasswordReset(email, returnLink);
    } catch (thrown) {
      return failed(toAppError(thrown));
    }
    dispatch(noteMailSent('reset'));
    return { outcome: 'sent' };
  };

/** Mails the verification link once more to whoever knows the account's password. Never rejects. */
export const resendVerification =
  (
    email: string,
    password: string,
    returnLink: string,
  ): AppThunk<Promise<MailOutcome | { readonly outcome: 'verified' }>> =>
  async (dispatch, _getState, { auth }) => {
    try {
      const outcome = await (await auth.storefront.accountOperations()).resendVerification(
        email,
        password,
        returnLink,
      );
      if (outcome === 'sent') dispatch(noteMailSent('verification'));
      return { outcome };
    } catch (thrown) {
      return failed(toAppError(thrown));
    }
  };
