import { type ReactNode, useEffect, useMemo } from 'react';
import { AuthContext } from '@/entities/user/authContext';
import { signOut, watchSession } from '@/entities/user/sessionThunks';
import type { Wing } from '@/services/wing';
import { useAppDispatch } from '@/shared/redux/hooks';

type Props = { readonly wing: Wing; readonly children: ReactNode };

/** Mounts a wing's session: follows Firebase Auth while on screen. */
export function AuthProvider({ wing, children }: Props) {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(watchSession(wing)), [dispatch, wing]);
  const facility = useMemo(() => ({ wing, signOut: () => dispatch(signOut(wing)) }), [dispatch, wing]);
  return <AuthContext value={facility}>{children}</AuthContext>;
}
