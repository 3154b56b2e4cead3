import { createSelector } from '@reduxjs/toolkit';
import { selectOrdersWithEdits } from '@/entities/order/queuedEdits';
import type { OutboxRoot } from '@/entities/outbox/commandsSelector';
import { type ReplicaRoot, selectOrdersNewestFirst } from '@/entities/replica/replicaSelectors';
import { latestFirst, toSearchableCustomer } from './customerSearch';
import { deriveCustomers } from './deriveCustomers';
import { selectOverlaysWithChanges } from './queuedCustomers';

type Root = ReplicaRoot & OutboxRoot;

/**
 * The customers as the replica has them, with what `owner` (`useOutboxOwner`) has queued: computed anew only when an order,
 * what is kept of a customer, or a queued change of either has changed. Whole only where both readings are complete.
 */
export const selectCustomers = createSelector(
  [
    (root: Root, owner: string | null) =>
      selectOrdersWithEdits(root, owner, selectOrdersNewestFirst(root)).orders,
    (root: Root, owner: string | null) => selectOverlaysWithChanges(root, owner).overlays,
  ],
  deriveCustomers,
);

/** Those in the list, prepared for searches; whoever ordered last comes first. */
export const selectSearchableCustomers = createSelector([selectCustomers], ({ all }) =>
  latestFirst(all).map(toSearchableCustomer),
);
