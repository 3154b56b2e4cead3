import { selectAlerts } from '@/entities/alert/selectAlerts';
import type { Order } from '@/entities/order/order';
import { selectSeen } from '@/entities/preferences/officeChoices';
import { selectOrdersNewestFirst, selectReplicated } from '@/entities/replica/replicaSelectors';
import { recentMemo } from '@/shared/redux/recentMemo';
import { type Notifications, notificationsOf, recentEvents } from './notificationRules';

type Root = Parameters<typeof selectAlerts>[0] & Parameters<typeof selectSeen>[0];

const NO_ORDERS: readonly Order[] = [];
const eventsAt = recentMemo(recentEvents);
const notificationsAt = recentMemo(notificationsOf);

/** What a person is notified of, as far as what has been read tells. `nowMs`: milliseconds since the epoch. */
export const selectNotifications = (root: Root, uid: string, nowMs: number): Notifications =>
  notificationsAt(
    selectAlerts(root, uid, nowMs),
    eventsAt(
      selectReplicated(root, 'orders')?.mark.filled ? selectOrdersNewestFirst(root) : NO_ORDERS,
      nowMs,
    ),
    selectSeen(root, uid),
  );
