// @bundle edits

import type { QueuedChange } from '@/data/staff/queuedChanges';
import type { Order } from '@/domain/order/order';
import { placedOrder, type StaffOrder } from '@/domain/order/placing/staffOrder';
import { isUnsent } from '@/sync/outbox/commandState';

/** Orders of one's own that the server does not have yet, or that are not read yet; the newest first. */
export type UnsyncedOrders = {
  readonly orders: readonly Order[];
  /** The ids of those that are still to be sent. */
  readonly waiting: ReadonlySet<string>;
};

/** What a person's outbox holds of new orders, beside those that have been read. `queued`: the oldest first. */
export function mergeUnsyncedOrders(
  read: readonly Order[],
  queued: readonly QueuedChange<StaffOrder>[],
): UnsyncedOrders {
  const own = queued.filter(({ entry }) => isUnsent(entry) || entry.status === 'done');
  if (own.length === 0) return { orders: [], waiting: new Set() };
  const known = new Set(read.map(({ id }) => id));
  const unread = own.filter(({ change }) => !known.has(change.order.id)).reverse();
  return {
    orders: unread.map(({ change }) => placedOrder(change)),
    waiting: new Set(unread.filter(({ entry }) => isUnsent(entry)).map(({ change }) => change.order.id)),
  };
}
