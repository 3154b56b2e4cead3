import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Area } from '@/lib/area';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { arrivedLate } from '@/sync/outbox/commandState';
import { ownerKey, selectIsRead, selectWaiting } from '@/sync/outbox/outboxSlice';
import { lazyPart } from '@/ui/lazy/lazyPart';

const Question = lazyPart(() => import('./LeaveQuestion').then(part => part.LeaveQuestion));

/** Signs out; asks first if something is unsent, or where that is not known. `leave` must be a stable reference. */
export function useGuardedSignOut(
  area: Area,
  leave: () => void,
): { readonly ask: () => void; readonly question: ReactNode } {
  const { user } = useAuth().session;
  const owner = user && ownerKey({ area, uid: user.id });
  const entries = useAppSelector(state => selectWaiting(state, owner));
  const isRead = useAppSelector(state => selectIsRead(state, owner));
  const unsent = useMemo(() => entries.filter(entry => !arrivedLate(entry)), [entries]);
  const [asking, setAsking] = useState(false);
  const stay = useCallback(() => setAsking(false), []);
  const go = useCallback(() => {
    setAsking(false);
    leave();
  }, [leave]);
  return {
    ask: () => (isRead && unsent.length === 0 ? leave() : setAsking(true)),
    question: asking && <Question area={area} unsent={unsent} onLeave={go} onStay={stay} />,
  };
}
