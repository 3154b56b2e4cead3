import { type ReplicaReading, together, useReplica } from '@/entities/replica/useReplica';
import { useAuth } from '@/entities/user/authContext';
import { useAppSelector } from '@/shared/redux/hooks';
import { useNow } from '@/shared/redux/useNow';
import type { StandingAlert } from './alert';
import { selectAlerts } from './selectAlerts';

const NONE: readonly StandingAlert[] = [];

/** The alerts, as far as what has been read tells; they are whole once `useAlertReading` is complete. */
export function useAlerts(): readonly StandingAlert[] {
  const uid = useAuth().session.user?.id ?? null;
  const nowMs = useNow();
  return useAppSelector(state => (uid === null ? NONE : selectAlerts(state, uid, nowMs)));
}

/** Keeps what alerts are computed from up to date while a screen shows them. */
export function useAlertReading(): ReplicaReading {
  return together(
    useReplica('orders'),
    useReplica('inventory'),
    useReplica('stockMovements'),
    useReplica('productionLines'),
    useReplica('alertStates'),
  );
}
