// @bundle soon

import type { Area } from '@/lib/area';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { isOutboxPaused } from './isOutboxPaused';
import { ownerKey } from './outboxSlice';

/** Whether what waits for whoever is signed in cannot be sent now. */
export function useOutboxPaused(area: Area): boolean {
  const { user } = useAuth().session;
  const owner = user && ownerKey({ area, uid: user.id });
  return useAppSelector(state => isOutboxPaused(state, owner));
}
