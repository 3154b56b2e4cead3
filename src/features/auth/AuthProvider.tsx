import { type ReactNode, useEffect, useMemo } from 'react';
import type { Wing } from '@/lib/wing';
import { useAppDispatch } from '@/store/hooks';
import { AuthContext } from '@/store/session/authContext';
import { signOut, watchSession } from '@/store/session/sessionThunks';

type Props = { readonly wing: Wing; readonly children: ReactNode };

/** Mounts a wing's session: follows Firebase Auth while on screen. */
export function AuthProvider({ wing, children }: Props) {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(watchSession(wing)), [dispatch, wing]);
  const facility = useMemo(() => ({ wing, signOut: () => dispatch(signOut(wing)) }), [dispatch, wing]);
  return <AuthContext value={facility}>{children}</AuthContext>;
}
