import { type ReactNode, useEffect, useMemo } from 'react';
import type { Area } from '@/lib/area';
import { useAppDispatch } from '@/store/hooks';
import { AuthContext } from '@/store/session/authContext';
import { signOut, watchSession } from '@/store/session/sessionThunks';

type Props = { readonly area: Area; readonly children: ReactNode };

/** Mounts an area's session: follows Firebase Auth while on screen. */
export function AuthProvider({ area, children }: Props) {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(watchSession(area)), [dispatch, area]);
  const facility = useMemo(() => ({ area, signOut: () => dispatch(signOut(area)) }), [dispatch, area]);
  return <AuthContext value={facility}>{children}</AuthContext>;
}
