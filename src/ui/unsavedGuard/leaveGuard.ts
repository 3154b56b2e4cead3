import { createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';

/** A place in the app. */
export type Place = { readonly pathname: string; readonly search: string };

/** Who is asked before a screen is left. Lets everybody go until there is something to hold (`addUnsavedGuard`). */
export type LeaveGuard = {
  /** Goes, at once or when the person has agreed. `to`: null for signing out, which leaves everything behind. */
  leave: (to: Place | null, go: () => void) => void;
  /** Whether something would be lost there that nobody has agreed to lose. */
  loses: (to: Place) => boolean;
  /** The browser is at `to` already; `push` makes an entry for where the person still is. */
  turnBack: (to: Location, push: () => void) => void;
  /** The screens now show this location: the guard did not block it. */
  arrived: (at: Location) => void;
};

export const NO_GUARD: LeaveGuard = {
  leave: (_to, go) => go(),
  loses: () => false,
  turnBack: () => {},
  arrived: () => {},
};

export const LeaveContext = createContext<LeaveGuard | null>(null);

/** The guard of what is on screen. */
export function useLeaveGuard(): LeaveGuard {
  const guard = useContext(LeaveContext);
  if (!guard) throw new Error('useLeaveGuard must be used within an UnsavedGuardRouter');
  return guard;
}
