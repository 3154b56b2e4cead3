import { createSelector } from '@reduxjs/toolkit';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import { selectOrdersWithEdits } from '@/data/order/queuedEdits';
import { latestFirst, toSearchableCustomer } from '@/domain/customer/customerSearch';
import { deriveCustomers } from '@/domain/customer/deriveCustomers';
import type { MirrorRoot } from '@/sync/mirror/mirrorSelectors';
import type { OutboxRoot } from '@/sync/outbox/commandsSelector';
import { selectOverlaysWithChanges } from './queuedCustomers';

type Root = MirrorRoot & OutboxRoot;

/**
 * The customers as the mirror has them, with what `owner` (`useOutboxOwner`) has queued: computed anew only when an order,
 * what is stored of a customer, or a queued change of either has changed. Whole only where both readings are complete.
 */
export const selectCustomers = createSelector(
  [
    (root: Root, owner: string | null) =>
      selectOrdersWithEdits(root, owner, selectOrdersNewestFirst(root)).orders,
    (root: Root, owner: string | null) => selectOverlaysWithChanges(root, owner).overlays,
  ],
  deriveCustomers,
);

/** The listed customers, prepared for search and sorted by their latest order, newest first. */
export const selectSearchableCustomers = createSelector([selectCustomers], ({ all }) =>
  latestFirst(all).map(toSearchableCustomer),
);
