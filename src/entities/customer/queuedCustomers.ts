import { createSelector } from '@reduxjs/toolkit';
import { selectOutbox } from '@/entities/outbox/outboxSlice';
import { type ReplicaRoot, selectCustomerOverlays } from '@/entities/replica/replicaSelectors';
import { isLaidOver, isOpen, type QueuedChange, readQueuedChanges } from '@/entities/staff/queuedChanges';
import {
  type CustomerChange,
  type CustomerProblem,
  fieldsOf,
  parseCustomerChange,
  parseCustomerProblem,
  UPDATE_CUSTOMER,
  withChanges,
} from './customerChange';
import { type CustomerOverlay, NOTHING_KEPT } from './customerOverlay';

export type SetAsideCustomerChange = QueuedChange<CustomerChange> & { readonly problem: CustomerProblem };

/** What this person's own changes make of one customer before the server's answer to them is on screen. */
export type ChangesOfCustomer = {
  /** The changes they are shown with, the oldest first. */
  readonly shownWith: readonly CustomerChange[];
  /** Whether one of them is still to be sent. */
  readonly waiting: boolean;
  /** The oldest first. */
  readonly setAside: readonly SetAsideCustomerChange[];
};

export type OverlaysWithChanges = {
  readonly overlays: readonly CustomerOverlay[];
  /** Only of customers whom a change of this person is about. */
  readonly changesOf: ReadonlyMap<string, ChangesOfCustomer>;
};

type Queued = readonly QueuedChange<CustomerChange>[];

function byCustomer(queued: Queued): ReadonlyMap<string, Queued> {
  const grouped = new Map<string, Queued>();
  for (const one of queued) {
    const { customerId } = one.change;
    grouped.set(customerId, [...(grouped.get(customerId) ?? []), one]);
  }
  return grouped;
}

/** Lays a person's changes over what is kept of the customers. Those nobody changed stay the very same objects. */
export function layCustomerChanges(stored: readonly CustomerOverlay[], queued: Queued): OverlaysWithChanges {
  if (queued.length === 0) return { overlays: stored, changesOf: new Map() };
  const rows = new Map(stored.map(overlay => [overlay.id, overlay]));
  const changesOf = new Map<string, ChangesOfCustomer>();
  for (const [id, ofIt] of byCustomer(queued)) {
    const row = rows.get(id);
    const laid = ofIt.filter(one => isLaidOver(one, row)).map(({ change }) => change);
    changesOf.set(id, {
      shownWith: laid,
      waiting: ofIt.some(({ entry }) => isOpen(entry)),
      setAside: ofIt
        .filter(({ entry }) => entry.status === 'failed')
        .map(one => ({ ...one, problem: parseCustomerProblem(one.entry.failure?.reason) })),
    });
    if (laid.length === 0) continue;
    const fields = laid.reduce(withChanges, row ? fieldsOf(row) : NOTHING_KEPT);
    const { updatedAt, lastCommandId } = row ?? { updatedAt: null, lastCommandId: null };
    rows.set(id, { id, ...fields, updatedAt, lastCommandId });
  }
  return { overlays: [...rows.values()], changesOf };
}

type Root = ReplicaRoot & Parameters<typeof selectOutbox>[0];

const selectQueuedCustomers = createSelector(
  [(root: Root) => selectOutbox(root).entries, (_root: Root, owner: string | null) => owner],
  (entries, owner) =>
    readQueuedChanges(entries, owner, { name: UPDATE_CUSTOMER, parse: parseCustomerChange }),
);

/** What is kept of the customers as this person left it, and what of that the server does not have yet. */
export const selectOverlaysWithChanges = createSelector(
  [(root: Root) => selectCustomerOverlays(root), selectQueuedCustomers],
  layCustomerChanges,
);
