import { createAction } from '@reduxjs/toolkit';
import type { Area } from '@/lib/area';

/** What somebody who works here may do; of the token's claim. */
export type Role = 'admin' | 'driver';

/**
 * Who is signed in, as screens know them (spec §3). `role` is set only from the token's claim; `googleOnly` of a customer who
 * signs in with Google and has no password.
 */
export type SessionUser = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role?: Role;
  readonly googleOnly?: true | undefined;
};

/**
 * One area's session. While `loading`, `user` is the last one known on this device: shown, never trusted. `endedFor`: the
 * id of whose session ended without being asked to (revoked, disabled, a new password elsewhere), until somebody signs in
 * or out.
 */
export type Session =
  | { readonly status: 'loading'; readonly user: SessionUser | null; readonly endedFor?: string }
  | { readonly status: 'signedOut'; readonly user: null; readonly endedFor?: string }
  | { readonly status: 'signedIn'; readonly user: SessionUser; readonly endedFor?: never };

export type Sessions = { readonly [area in Area]: Session };

type SessionPayload = {
  readonly area: Area;
  readonly user: SessionUser | null;
  readonly endedFor?: string;
};

/** Firebase Auth has said who is signed in to an area, or that nobody is. `features/auth` has the reducer. */
export const sessionChanged = createAction<SessionPayload>('session/sessionChanged');

export const selectSession = ({ session }: { readonly session: Sessions }, area: Area): Session =>
  session[area];

declare module '@/store/rootState' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface RootState {
    readonly session: Sessions;
  }
}
