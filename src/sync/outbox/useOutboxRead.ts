import { useCallback, useEffect, useState } from 'react';
import type { Area } from '@/lib/area';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { ownerKey, selectIsRead } from './outboxSlice';
import { readOutboxOnce } from './readOutbox';

/** Whether it is known what whoever is signed in has waiting. `failed`: the device did not give it, and is asked again. */
export type OutboxReading = 'reading' | 'read' | 'failed';

/**
 * Whether what waits has been read from this device. A screen that has to know asks by itself, once: the code that sends may
 * not be here yet.
 */
export function useOutboxRead(area: Area): {
  readonly reading: OutboxReading;
  readonly readAgain: () => void;
} {
  const { user, status } = useAuth().session;
  const uid = user?.id ?? null;
  const dispatch = useAppDispatch();
  const isRead = useAppSelector(state => selectIsRead(state, uid && ownerKey({ area, uid })));
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const read = useCallback(async () => {
    if (uid === null || status !== 'signedIn') return;
    setFailedFor(null);
    if (!(await dispatch(readOutboxOnce({ area, uid })))) setFailedFor(uid);
  }, [area, uid, status, dispatch]);
  useEffect(() => void read(), [read]);
  return { reading: isRead ? 'read' : failedFor === uid ? 'failed' : 'reading', readAgain: read };
}
