import { createContext, useContext } from 'react';
import type { Session } from './sessionUser';

/** The wing's session, and how to end it. */
export type AuthFacility = {
  readonly session: Session;
  readonly signOut: () => Promise<void>;
};

export const AuthContext = createContext<AuthFacility | null>(null);

/** The session of the wing this component is in. Throws outside an `AuthProvider` (spec §8). */
export function useAuth(): AuthFacility {
  const facility = useContext(AuthContext);
  if (!facility) throw new Error('useAuth must be used within an AuthProvider');
  return facility;
}
