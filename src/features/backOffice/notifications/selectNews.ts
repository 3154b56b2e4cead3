import { areAlertsSynced } from '@/data/alert/announce';
import { areAlertsReady, prepareAlerts, selectAlerts } from '@/data/alert/selectAlerts';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import type { Order } from '@/domain/order/order';
import { recentMemo } from '@/lib/recentMemo';
import { selectMirrored } from '@/sync/mirror/mirrorSelectors';
import { type News, type OrderEvent, recentEvents } from './notificationRules';

export type NewsRoot = Parameters<typeof selectAlerts>[0];

const NO_ORDERS: readonly Order[] = [];
const eventsAt = recentMemo(recentEvents);
const newsOf = recentMemo(
  (alerts: News['alerts'], events: News['events'], whole: boolean, synced: boolean): News => ({
    ...{ alerts, events, whole, synced },
  }),
);

const eventsIn = (root: NewsRoot, nowMs: number): readonly OrderEvent[] =>
  eventsAt(
    selectMirrored(root, 'orders')?.syncCursor.complete ? selectOrdersNewestFirst(root) : NO_ORDERS,
    nowMs,
  );

/** What there is to tell, as far as what has been read tells. `nowMs`: milliseconds since the epoch. */
export const selectNews = (root: NewsRoot, uid: string, nowMs: number): News =>
  newsOf(
    selectAlerts(root, uid, nowMs),
    eventsIn(root, nowMs),
    areAlertsReady(root, uid),
    areAlertsSynced(root),
  );

/** Computes piece by piece what `selectNews` remembers, and then has at once. */
export function* prepareNews(root: NewsRoot, uid: string, nowMs: number): Generator<unknown> {
  yield* prepareAlerts(root, uid, nowMs);
  yield eventsIn(root, nowMs);
}
