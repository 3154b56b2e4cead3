import type { Area } from '@/lib/area';
import type { Account, AuthGateway } from '@/services/firebase/gateways';
import type { AppThunk } from '@/store/thunk';
import type { Session, SessionUser } from './session';
import { sessionChanged } from './session';

/** Why an area does not let an account in. */
type Admission =
  | { readonly admitted: true; readonly user: SessionUser }
  | { readonly admitted: false; readonly reason: 'unverified' | 'notStaff' };

/** Spec §4, §6: a customer needs a verified email; staff need the token's claim `role` as well: `admin`, or `driver`. */
export function checkAccountAccess(
  area: Area,
  { id, name, email, emailVerified, googleOnly, role }: Account,
): Admission {
  if (!emailVerified) return { admitted: false, reason: 'unverified' };
  if (area === 'storefront') {
    const user = { id, name, email, ...(import.meta.env.VITE_GOOGLE_CLIENT_ID && { googleOnly }) };
    return { admitted: true, user };
  }
  if (role !== 'admin' && role !== 'driver') return { admitted: false, reason: 'notStaff' };
  return { admitted: true, user: { id, name, email, role } };
}

/** Whose session it is, or was when it ended unasked. */
export const lastUserId = ({ user, endedFor }: Session): string | undefined => user?.id ?? endedFor;

/**
 * Follows Firebase Auth for an area; returns how to stop. When Auth itself cannot be asked (no network before
 * its code has loaded), the last known session stays on screen; every server call is decided by the server.
 */
const follow =
  (area: Area): AppThunk<() => void> =>
  (dispatch, getState, { auth }) => {
    const tell = (user: SessionUser | null, endedFor?: string) =>
      dispatch(sessionChanged({ area, user, ...(endedFor && { endedFor }) }));
    return auth[area].observe(
      (account, asked) => {
        const admission = account && checkAccountAccess(area, account);
        if (admission?.admitted) tell(admission.user);
        else tell(null, asked ? undefined : lastUserId(getState().session[area]));
      },
      () => {
        const { user, endedFor } = getState().session[area];
        tell(user, endedFor);
      },
      // A visitor to the shop does without the SDK; staff come to sign in.
      area === 'storefront' && lastUserId(getState().session[area]) === undefined,
    );
  };

/** How to stop following an area's Auth, while it is followed. */
const followed = new WeakMap<AuthGateway, () => void>();

/** Follows an area's Auth before there is a screen to do so; a screen that does goes on with it. */
export const beginSession =
  (area: Area): AppThunk<void> =>
  (dispatch, _getState, { auth }) => {
    if (!followed.has(auth[area])) followed.set(auth[area], dispatch(follow(area)));
  };

/** Follows an area's Auth for a screen; returns how to stop. */
export const watchSession =
  (area: Area): AppThunk<() => void> =>
  (dispatch, _getState, { auth }) => {
    dispatch(beginSession(area));
    return () => {
      followed.get(auth[area])?.();
      followed.delete(auth[area]);
    };
  };

/** Somebody is about to sign in to an area. */
export const prepareSignIn =
  (area: Area): AppThunk<void> =>
  (_dispatch, _getState, { auth }) =>
    auth[area].prepare();

/** Ends an area's session on this device. */
export const signOut =
  (area: Area): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { auth }) => {
    await auth[area].signOut();
    dispatch(sessionChanged({ area, user: null }));
  };
