import { type ReactNode, useEffect, useMemo } from 'react';
import { AuthContext } from '@/entities/user/authContext';
import { selectSession } from '@/entities/user/sessionSlice';
import { signOut, watchSession } from '@/entities/user/sessionThunks';
import type { Wing } from '@/services/wing';
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks';

type Props = { readonly wing: Wing; readonly children: ReactNode };

/** Mounts a wing's session: follows Firebase Auth while on screen. */
export function AuthProvider({ wing, children }: Props) {
  const dispatch = useAppDispatch();
  const session = useAppSelector(state => selectSession(state, wing));
  useEffect(() => dispatch(watchSession(wing)), [dispatch, wing]);
  const facility = useMemo(
    () => ({ session, signOut: () => dispatch(signOut(wing)) }),
    [dispatch, session, wing],
  );
  return <AuthContext value={facility}>{children}</AuthContext>;
}
