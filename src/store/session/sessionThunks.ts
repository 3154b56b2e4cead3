import type { Wing } from '@/lib/wing';
import type { Account, AuthGateway } from '@/services/firebase/gateways';
import type { AppThunk } from '@/store/thunk';
import type { Session, SessionUser } from './session';
import { sessionChanged } from './session';

/** Why a wing does not let an account in. */
type Admission =
  | { readonly admitted: true; readonly user: SessionUser }
  | { readonly admitted: false; readonly reason: 'unverified' | 'notStaff' };

/** Spec §4, §6: a customer needs a verified e-mail; staff need the token's claim `role: 'admin'` as well. */
export function admit(wing: Wing, { id, name, email, emailVerified, role }: Account): Admission {
  if (!emailVerified) return { admitted: false, reason: 'unverified' };
  if (wing === 'storefront') return { admitted: true, user: { id, name, email } };
  if (role !== 'admin') return { admitted: false, reason: 'notStaff' };
  return { admitted: true, user: { id, name, email, role } };
}

/** Whose session it is, or was when it ended unasked. */
export const lastUserId = ({ user, endedFor }: Session): string | undefined => user?.id ?? endedFor;

/**
 * Follows Firebase Auth for a wing; returns how to stop. When Auth itself cannot be asked (no network before
 * its code has loaded), the last known session stays on screen; every server call is decided by the server.
 */
const follow =
  (wing: Wing): AppThunk<() => void> =>
  (dispatch, getState, { auth }) => {
    const tell = (user: SessionUser | null, endedFor?: string) =>
      dispatch(sessionChanged({ wing, user, ...(endedFor && { endedFor }) }));
    return auth[wing].observe(
      (account, asked) => {
        const admission = account && admit(wing, account);
        if (admission?.admitted) tell(admission.user);
        else tell(null, asked ? undefined : lastUserId(getState().session[wing]));
      },
      () => {
        const { user, endedFor } = getState().session[wing];
        tell(user, endedFor);
      },
      // A visitor to the shop does without the SDK; staff come to sign in.
      wing === 'storefront' && lastUserId(getState().session[wing]) === undefined,
    );
  };

/** How to stop following a wing's Auth, while it is followed. */
const followed = new WeakMap<AuthGateway, () => void>();

/** Follows a wing's Auth before there is a screen to do so; a screen that does goes on with it. */
export const beginSession =
  (wing: Wing): AppThunk<void> =>
  (dispatch, _getState, { auth }) => {
    if (!followed.has(auth[wing])) followed.set(auth[wing], dispatch(follow(wing)));
  };

/** Follows a wing's Auth for a screen; returns how to stop. */
export const watchSession =
  (wing: Wing): AppThunk<() => void> =>
  (dispatch, _getState, { auth }) => {
    dispatch(beginSession(wing));
    return () => {
      followed.get(auth[wing])?.();
      followed.delete(auth[wing]);
    };
  };

/** Somebody is about to sign in to a wing. */
export const expectSignIn =
  (wing: Wing): AppThunk<void> =>
  (_dispatch, _getState, { auth }) =>
    auth[wing].prepare();

/** Ends a wing's session on this device. */
export const signOut =
  (wing: Wing): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { auth }) => {
    await auth[wing].signOut();
    dispatch(sessionChanged({ wing, user: null }));
  };
