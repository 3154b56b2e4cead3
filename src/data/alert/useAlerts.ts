import type { AlertWithStatus } from '@/domain/alert/alert';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { useNow } from '@/store/useNow';
import { combineReadings, type MirrorReading, useMirror } from '@/sync/mirror/useMirror';
import { selectAlerts } from './selectAlerts';

const NONE: readonly AlertWithStatus[] = [];

/** The alerts, as far as what has been read tells; they are whole once `useAlertMirrors` is complete. */
export function useAlerts(): readonly AlertWithStatus[] {
  const uid = useAuth().session.user?.id ?? null;
  const nowMs = useNow();
  return useAppSelector(state => (uid === null ? NONE : selectAlerts(state, uid, nowMs)));
}

/** Keeps what alerts are computed from up to date while a screen shows them. */
export function useAlertMirrors(): MirrorReading {
  return combineReadings(
    useMirror('orders'),
    useMirror('inventory'),
    useMirror('stockMovements'),
    useMirror('productionLines'),
    useMirror('alertStates'),
  );
}
