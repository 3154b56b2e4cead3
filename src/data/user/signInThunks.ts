import type { AppError } from '@/lib/appError';
import type { Area } from '@/lib/area';
import type { Account, AuthGateway, NewAccount } from '@/services/firebase/gateways';
import { toAppError } from '@/services/firebase/toAppError';
import type { SessionUser } from '@/store/session/session';
import { sessionChanged } from '@/store/session/session';
import { checkAccountAccess } from '@/store/session/sessionThunks';
import type { AppThunk } from '@/store/thunk';

export type SignInOutcome =
  | { readonly outcome: 'signedIn' }
  | { readonly outcome: 'unverified' }
  | { readonly outcome: 'notStaff' }
  | { readonly outcome: 'failed'; readonly error: AppError };

/** What a sign-in lets the shop know; nobody waits for it. */
const syncProfileEmail =
  (user: SessionUser): AppThunk<Promise<void>> =>
  async dispatch => {
    try {
      const { updateProfileEmail } = await import('./updateProfileEmail');
      await dispatch(updateProfileEmail(user));
    } catch {
      // Its code could not be had: the next sign-in does it.
    }
  };

/** Begins a session by what `ask` does; an account the area does not admit is signed out again. Never rejects. */
export const signInWith =
  (area: Area, ask: (auth: AuthGateway) => Promise<Account>): AppThunk<Promise<SignInOutcome>> =>
  async (dispatch, _getState, { auth }) => {
    try {
      const admission = checkAccountAccess(area, await ask(auth[area]));
      if (!admission.admitted) {
        await auth[area].signOut();
        return { outcome: admission.reason };
      }
      dispatch(sessionChanged({ area, user: admission.user }));
      if (area === 'storefront') void dispatch(syncProfileEmail(admission.user));
      return { outcome: 'signedIn' };
    } catch (thrown) {
      return { outcome: 'failed', error: toAppError(thrown) };
    }
  };

/** @see signInWith */
export const signIn = (
  area: Area,
  email: string,
  password: string,
  onSharedDevice = false,
): AppThunk<Promise<SignInOutcome>> => signInWith(area, auth => auth.signIn(email, password, onSharedDevice));

export type SignUpOutcome =
  | { readonly outcome: 'signedUp' }
  | { readonly outcome: 'failed'; readonly error: AppError };

/** Spec §4: create the account, name it, mail the verification; nobody is signed in by it. Never rejects. */
export const signUp =
  (account: NewAccount): AppThunk<Promise<SignUpOutcome>> =>
  async (_dispatch, _getState, { auth }) => {
    try {
      await auth.storefront.signUp(account);
      return { outcome: 'signedUp' };
    } catch (thrown) {
      return { outcome: 'failed', error: toAppError(thrown) };
    }
  };
