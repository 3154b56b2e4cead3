// @bundle customers

import { createSelector } from '@reduxjs/toolkit';
import { type ChangesOfRow, changesOfRow, queuedById } from '@/data/staff/changesOfRow';
import { type QueuedChange, readQueuedChanges } from '@/data/staff/queuedChanges';
import {
  type CustomerChange,
  type CustomerProblem,
  fieldsOf,
  parseCustomerChange,
  parseCustomerProblem,
  UPDATE_CUSTOMER,
  withChanges,
} from '@/domain/customer/customerChange';
import { type CustomerOverlay, NOTHING_STORED } from '@/domain/customer/customerOverlay';
import { type MirrorRoot, rowsSelector } from '@/sync/mirror/mirrorSelectors';
import { commandsSelector, type OutboxRoot } from '@/sync/outbox/commandsSelector';

export type ChangesOfCustomer = ChangesOfRow<CustomerChange, CustomerProblem>;

export type OverlaysWithChanges = {
  readonly overlays: readonly CustomerOverlay[];
  /** Only of customers whom a change of this person is about. */
  readonly changesOf: ReadonlyMap<string, ChangesOfCustomer>;
};

type Queued = readonly QueuedChange<CustomerChange>[];

/** Applies a person's pending changes to what is stored of the customers. Those nobody changed stay the very same objects. */
export function applyPendingCustomerChanges(
  stored: readonly CustomerOverlay[],
  queued: Queued,
): OverlaysWithChanges {
  if (queued.length === 0) return { overlays: stored, changesOf: new Map() };
  const rows = new Map(stored.map(overlay => [overlay.id, overlay]));
  const changesOf = new Map<string, ChangesOfCustomer>();
  for (const [id, ofIt] of queuedById(queued, ({ customerId }) => customerId)) {
    const row = rows.get(id);
    const changes = changesOfRow(ofIt, row, parseCustomerProblem);
    changesOf.set(id, changes);
    if (changes.pendingChanges.length === 0) continue;
    const fields = changes.pendingChanges.reduce(withChanges, row ? fieldsOf(row) : NOTHING_STORED);
    const { updatedAt, lastCommandId } = row ?? { updatedAt: null, lastCommandId: null };
    rows.set(id, { id, ...fields, updatedAt, lastCommandId });
  }
  return { overlays: [...rows.values()], changesOf };
}

export const selectCustomerOverlays = rowsSelector('customers');

type Root = MirrorRoot & OutboxRoot;

const selectQueuedCustomers = createSelector(
  [commandsSelector(UPDATE_CUSTOMER), (_root: Root, owner: string | null) => owner],
  (entries, owner) =>
    readQueuedChanges(entries, owner, { name: UPDATE_CUSTOMER, parse: parseCustomerChange }),
);

/** What is stored of the customers as this person left it, and what of that the server does not have yet. */
export const selectOverlaysWithChanges = createSelector(
  [(root: Root) => selectCustomerOverlays(root), selectQueuedCustomers],
  applyPendingCustomerChanges,
);
