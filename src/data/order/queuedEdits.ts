// @bundle edits

import { createSelector } from '@reduxjs/toolkit';
import { type QueuedChange, readQueuedChanges } from '@/data/staff/queuedChanges';
import { type EditProblem, parseEditProblem } from '@/domain/order/edit/editProblem';
import {
  applyEdit,
  deliveryChange,
  type EditOutcome,
  matchesSeenVersion,
  type OrderEdit,
  planChange,
} from '@/domain/order/edit/orderEdit';
import { parseOrderEdit, UPDATE_ORDER } from '@/domain/order/edit/orderEditSchema';
import type { Order } from '@/domain/order/order';
import { CREATE_ORDER, parseStaffOrder, type StaffOrder } from '@/domain/order/placing/staffOrder';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { isUnsent } from '@/sync/outbox/commandState';
import { commandsSelector, type OutboxRoot, outcomesSelector } from '@/sync/outbox/commandsSelector';
import { ownerKey } from '@/sync/outbox/outboxSlice';
import { mergeUnsyncedOrders } from './mergeUnsyncedOrders';

/** An edit that the outbox holds. */
export type QueuedEdit = { readonly edit: OrderEdit; readonly entry: CommandRecord };

/** An edit that will not be saved as it is, and why. */
export type FailedEdit = QueuedEdit & { readonly problem: EditProblem };

/** One order with this person's edits, before the server's answer to them is on screen. */
export type EditsOfOrder = {
  /** The edits the order is shown with, the oldest first: not sent yet, or sent since the order was read. */
  readonly pendingChanges: readonly OrderEdit[];
  /** Whether one of them, or the order itself, is still to be sent. */
  readonly waiting: boolean;
  /** The oldest first. */
  readonly failed: readonly FailedEdit[];
};

export type OrdersWithEdits = {
  readonly orders: readonly Order[];
  /** Only orders that this person has edited, or taken without its being sent. */
  readonly editsOf: ReadonlyMap<string, EditsOfOrder>;
};

const readEntries = new WeakMap<CommandRecord, QueuedEdit | null>();

/** An entry's edit, read once however often the outbox is looked at; null where it is none that can be read. */
function editOf(entry: CommandRecord): QueuedEdit | null {
  const known = readEntries.get(entry);
  if (known !== undefined) return known;
  let read: QueuedEdit | null = null;
  try {
    read = { edit: parseOrderEdit(entry.payload), entry };
  } catch {}
  readEntries.set(entry, read);
  return read;
}

/** The outbox's edits by order, the oldest first. What cannot be read is the outbox page's to show. */
export function readQueuedEdits(
  entries: readonly CommandRecord[],
  owner: string | null,
): ReadonlyMap<string, readonly QueuedEdit[]> {
  const byOrder = new Map<string, QueuedEdit[]>();
  for (const entry of [...entries].sort((one, other) => one.seq - other.seq)) {
    if (entry.name !== UPDATE_ORDER || ownerKey(entry) !== owner) continue;
    const queued = editOf(entry);
    if (queued) byOrder.set(queued.edit.orderId, [...(byOrder.get(queued.edit.orderId) ?? []), queued]);
  }
  return byOrder;
}

function editsOfOrder(order: Order, queued: readonly QueuedEdit[]): EditsOfOrder {
  return {
    // One that is done counts until the order has been read as it left it.
    pendingChanges: queued
      .filter(
        one => isUnsent(one.entry) || (one.entry.status === 'done' && matchesSeenVersion(one.edit, order)),
      )
      .map(({ edit }) => edit),
    waiting: queued.some(({ entry }) => isUnsent(entry)),
    failed: queued
      .filter(({ entry }) => entry.status === 'failed')
      .map(one => ({ ...one, problem: parseEditProblem(one.entry.failure?.reason) })),
  };
}

const NO_EDITS: readonly QueuedEdit[] = [];

type PendingApplied = {
  readonly queued: readonly QueuedEdit[];
  readonly isUnsent: boolean;
  readonly order: Order;
  readonly edits: EditsOfOrder;
};

const appliedBefore = new WeakMap<Order, PendingApplied>();

/** One order with its edits: the same objects until the order or one of its edits changes, so that screens draw no other. */
function applyPending(order: Order, queued: readonly QueuedEdit[], isUnsent: boolean): PendingApplied {
  const known = appliedBefore.get(order);
  if (
    known?.isUnsent === isUnsent &&
    known.queued.length === queued.length &&
    known.queued.every((one, index) => one === queued[index])
  ) {
    return known;
  }
  const ofOrder = editsOfOrder(order, queued);
  const edits = { ...ofOrder, waiting: ofOrder.waiting || isUnsent };
  const applied = { queued, isUnsent, order: edits.pendingChanges.reduce(applyEdit, order), edits };
  appliedBefore.set(order, applied);
  return applied;
}

/**
 * Puts the orders that a person has taken before those that were read, and applies their edits to both. Orders nobody
 * edited stay the very same objects. `taken`: the oldest first.
 */
export function applyPendingEdits(
  read: readonly Order[],
  queued: ReadonlyMap<string, readonly QueuedEdit[]>,
  taken: readonly QueuedChange<StaffOrder>[] = [],
): OrdersWithEdits {
  const unread = mergeUnsyncedOrders(read, taken);
  if (queued.size === 0 && unread.orders.length === 0) return { orders: read, editsOf: new Map() };
  const editsOf = new Map<string, EditsOfOrder>();
  const shown = [...unread.orders, ...read].map(order => {
    const ofOrder = queued.get(order.id) ?? NO_EDITS;
    const isUnsent = unread.waiting.has(order.id);
    if (ofOrder.length === 0 && !isUnsent) return order;
    const applied = applyPending(order, ofOrder, isUnsent);
    editsOf.set(order.id, applied.edits);
    return applied.order;
  });
  return { orders: shown, editsOf };
}

function outcomeOf(edit: OrderEdit): EditOutcome {
  const { commandId, email, status, payment } = edit;
  return {
    ...{ commandId, email, status },
    ...deliveryChange(edit),
    ...planChange(edit),
    ...(payment && { payment }),
  };
}

/** What an edit says it was made on, for an order shown with these earlier ones. */
export function baseVersionOf(
  order: Order,
  pendingChanges: readonly OrderEdit[] = [],
): Pick<OrderEdit, 'seen' | 'builtOn'> {
  const last = pendingChanges.at(-1);
  const { updatedAt, lastCommandId, email, status } = order;
  // An order that the server may not have yet is known by the command that places it.
  const placing =
    updatedAt === null && lastCommandId && status ? [{ commandId: lastCommandId, email, status }] : [];
  return {
    seen: {
      // Not the order's own `updatedAt`: somebody else's newer change may be hidden under this person's pending edit.
      updatedAt: last ? last.seen.updatedAt : updatedAt,
      email,
      status,
    },
    builtOn: last ? [...last.builtOn, outcomeOf(last)] : placing,
  };
}

const NO_ORDERS: readonly Order[] = [];

const ownerOf = (_root: OutboxRoot, owner: string | null) => owner;

/** A person's edits by order, the oldest first, whatever has become of them. */
export const selectQueuedEdits = createSelector([outcomesSelector(UPDATE_ORDER), ownerOf], readQueuedEdits);

const NEW_ORDER = { name: CREATE_ORDER, parse: parseStaffOrder } as const;

/** The orders that a person has taken, the oldest first, whatever has become of them. */
export const selectTakenOrders = createSelector([commandsSelector(CREATE_ORDER), ownerOf], (entries, owner) =>
  readQueuedChanges(entries, owner, NEW_ORDER),
);

/** The orders as a person left them, and what of that the server does not have yet. */
export const selectOrdersWithEdits = createSelector(
  [
    (_root: OutboxRoot, _owner: string | null, orders: readonly Order[] | undefined) => orders ?? NO_ORDERS,
    (root: OutboxRoot, owner: string | null) => selectQueuedEdits(root, owner),
    (root: OutboxRoot, owner: string | null) => selectTakenOrders(root, owner),
  ],
  applyPendingEdits,
);

/** The edits of a person that failed, of whatever order. */
export const selectFailedEdits = createSelector([selectQueuedEdits], queued =>
  Array.from(queued.values()).flatMap(edits => edits.filter(({ entry }) => entry.status === 'failed')),
);
