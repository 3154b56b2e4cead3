import { createSelector } from '@reduxjs/toolkit';
import { selectQueuedEdits, selectTakenOrders } from '@/data/order/queuedEdits';
import { eventId } from './notificationRules';

/** The ids of the events that a person has made on this device: the orders they took, and those they cancelled. */
export const selectOwnEvents = createSelector(
  [selectTakenOrders, selectQueuedEdits],
  (taken, queued): ReadonlySet<string> =>
    new Set([
      ...taken.map(({ change }) => eventId('placed', change.order.id)),
      ...Array.from(queued).flatMap(([orderId, edits]) =>
        edits.some(({ edit, entry }) => edit.status === 'cancelled' && entry.status !== 'failed')
          ? [eventId('cancelled', orderId)]
          : [],
      ),
    ]),
);
