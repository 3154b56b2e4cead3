import type { UnknownAction } from '@reduxjs/toolkit';
import { ALERT_COLLECTIONS, type Alert, type AlertWithStatus, toldAs } from '@/domain/alert/alert';
import type { Order } from '@/domain/order/order';
import { DAY_MS } from '@/lib/time/dates';
import type { RootState } from '@/store/rootState';
import type { AppThunk } from '@/store/thunk';
import { type MirrorRoot, selectMirrored } from '@/sync/mirror/mirrorSelectors';
import type { Mirrored } from '@/sync/mirror/mirrorSlice';
import { selectOutbox } from '@/sync/outbox/outboxSlice';
import { alertsKnown, announced } from './announcementsSlice';

/** Not an old order that the mirror had dropped and that has been changed. `through`: the newest change known before. */
const isRecent = ({ orderedAt }: Order, through: string | null): boolean =>
  orderedAt !== null && (through === null || Date.parse(orderedAt) > Date.parse(through) - DAY_MS);

/**
 * Calls back after each action of the app itself, with the state it led to; returns how to stop. In a replay nothing
 * happens: it has no recorder, so whatever is done here is not done there.
 */
export const subscribeToActions =
  (hear: (action: UnknownAction, root: RootState) => void): AppThunk<() => void> =>
  (_dispatch, getState, { recorderPort }) => {
    const follow = (action: UnknownAction) => hear(action, getState());
    recorderPort.followers.push(follow);
    return () => void recorderPort.followers.splice(recorderPort.followers.indexOf(follow), 1);
  };

type Orders = Mirrored<Order> | undefined;

/** Announces the orders that the mirror has now and had not before, but for what the first synchronization has brought. */
const announceOrders =
  (before: Orders, now: Orders): AppThunk<void> =>
  (dispatch, getState) => {
    if (!before?.synced || !before.syncCursor.complete || !now || now.rows === before.rows) return;
    const arrived = Object.values(now.rows).filter(
      order => !Object.hasOwn(before.rows, order.id) && isRecent(order, before.syncCursor.syncedThrough),
    );
    if (arrived.length === 0) return;
    // Orders from this device's own outbox are not announced here.
    const own = new Set(selectOutbox(getState()).entries.map(({ id }) => id));
    const orderIds = arrived.flatMap(({ id, lastCommandId }) => (own.has(lastCommandId ?? '') ? [] : [id]));
    if (orderIds.length > 0) dispatch(announced({ orderIds, alertIds: [] }));
  };

/** Announces each order that comes into the mirror from now on; returns how to stop. */
export const announceArrivals = (): AppThunk<() => void> => (dispatch, getState) => {
  let before = selectMirrored(getState(), 'orders');
  return dispatch(
    subscribeToActions((_action, root) => {
      const [last, now] = [before, selectMirrored(root, 'orders')];
      before = now;
      // Once all others know what has happened, and before anything is painted.
      if (now !== last) queueMicrotask(() => dispatch(announceOrders(last, now)));
    }),
  );
};

/** Of the others the bell tells: nobody has to do anything about them this minute. */
const ANNOUNCED: ReadonlySet<Alert['kind']> = new Set<Alert['kind']>([
  'complaint',
  'lateOrder',
  'lowStock',
  'outOfStock',
]);

/** Whether all that alerts are computed from has been read from the server since the app was opened. */
export const areAlertsSynced = (root: MirrorRoot): boolean =>
  ALERT_COLLECTIONS.every(name => selectMirrored(root, name)?.synced);

/** Announces complaints, late orders and low stock, each once; `alerts`: all there are, by collections that are synced. */
export const announceAlerts =
  (alerts: readonly AlertWithStatus[]): AppThunk<void> =>
  (dispatch, getState) => {
    const { announcements } = getState();
    if (!announcements) return;
    const alertIds = alerts.flatMap(alert =>
      ANNOUNCED.has(alert.kind) && alert.alertStatus.kind === 'active' ? [toldAs(alert)] : [],
    );
    if (announcements.alertIds === null) {
      dispatch(alertsKnown({ alertIds }));
      return;
    }
    // Forget alerts that are gone: one that arises again is announced again, and the list stays short.
    const there = new Set(alerts.map(toldAs));
    const still = announcements.alertIds.filter(id => there.has(id));
    if (still.length < announcements.alertIds.length) dispatch(alertsKnown({ alertIds: still }));
    const known = new Set(still);
    const arisen = alertIds.filter(id => !known.has(id));
    if (arisen.length > 0) dispatch(announced({ orderIds: [], alertIds: arisen }));
  };
