import { createContext, useContext } from 'react';
import type { Area } from '@/lib/area';
import { useAppSelector } from '@/store/hooks';
import type { Session } from './session';
import { selectSession } from './session';

/** The area's session, and how to end it. */
export type AuthFacility = {
  readonly session: Session;
  readonly signOut: () => Promise<void>;
};

/**
 * Says which area one is in, and nothing that changes: each reads the session from the store. A context that changed while
 * the app is taking over a page that the build has rendered would make it throw that page away.
 */
export const AuthContext = createContext<{
  readonly area: Area;
  readonly signOut: () => Promise<void>;
} | null>(null);

/** The session of the area this component is in. Throws outside an `AuthProvider` (spec §8). */
export function useAuth(): AuthFacility {
  const facility = useContext(AuthContext);
  if (!facility) throw new Error('useAuth must be used within an AuthProvider');
  const { area, signOut } = facility;
  return { session: useAppSelector(state => selectSession(state, area)), signOut };
}
