import { createContext, useContext } from 'react';
import type { Wing } from '@/lib/wing';
import { useAppSelector } from '@/store/hooks';
import type { Session } from './session';
import { selectSession } from './session';

/** The wing's session, and how to end it. */
export type AuthFacility = {
  readonly session: Session;
  readonly signOut: () => Promise<void>;
};

/**
 * Says which wing one is in, and nothing that changes: each reads the session from the store. A context that changed while
 * the app is taking over a page that the build has rendered would make it throw that page away.
 */
export const AuthContext = createContext<{
  readonly wing: Wing;
  readonly signOut: () => Promise<void>;
} | null>(null);

/** The session of the wing this component is in. Throws outside an `AuthProvider` (spec §8). */
export function useAuth(): AuthFacility {
  const facility = useContext(AuthContext);
  if (!facility) throw new Error('useAuth must be used within an AuthProvider');
  const { wing, signOut } = facility;
  return { session: useAppSelector(state => selectSession(state, wing)), signOut };
}
