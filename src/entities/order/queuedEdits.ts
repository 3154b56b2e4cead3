import { createSelector } from '@reduxjs/toolkit';
import { ownerKey, selectOutbox } from '@/entities/outbox/outboxSlice';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { type EditProblem, parseEditProblem } from './editProblem';
import type { Order } from './order';
import { deliveryChange, type EditMark, edited, isAsSeen, type OrderEdit } from './orderEdit';
import { parseOrderEdit, UPDATE_ORDER } from './orderEditSchema';

/** An edit that the outbox holds. */
export type QueuedEdit = { readonly edit: OrderEdit; readonly entry: CommandRecord };

/** An edit that will not be saved as it is, and why. */
export type SetAsideEdit = QueuedEdit & { readonly problem: EditProblem };

/** What this person's own edits make of one order before the server's answer to them is on screen. */
export type EditsOfOrder = {
  /** The edits the order is shown with, the oldest first: not sent yet, or sent since the order was read. */
  readonly shownWith: readonly OrderEdit[];
  /** Whether one of them is still to be sent. */
  readonly waiting: boolean;
  /** The oldest first. */
  readonly setAside: readonly SetAsideEdit[];
};

export type OrdersWithEdits = {
  readonly orders: readonly Order[];
  /** Only orders that an edit of this person touches. */
  readonly editsOf: ReadonlyMap<string, EditsOfOrder>;
};

/** The outbox's edits by order, the oldest first. What cannot be read is the outbox page's to show. */
export function readQueuedEdits(
  entries: readonly CommandRecord[],
  owner: string | null,
): ReadonlyMap<string, readonly QueuedEdit[]> {
  const byOrder = new Map<string, QueuedEdit[]>();
  for (const entry of [...entries].sort((one, other) => one.seq - other.seq)) {
    if (entry.name !== UPDATE_ORDER || ownerKey(entry) !== owner) continue;
    try {
      const edit = parseOrderEdit(entry.payload);
      byOrder.set(edit.orderId, [...(byOrder.get(edit.orderId) ?? []), { edit, entry }]);
    } catch {}
  }
  return byOrder;
}

function editsOfOrder(order: Order, queued: readonly QueuedEdit[]): EditsOfOrder {
  const isOpen = ({ entry }: QueuedEdit) => entry.status === 'pending' || entry.status === 'sending';
  return {
    // One that is done counts until the order has been read as it left it.
    shownWith: queued
      .filter(one => isOpen(one) || (one.entry.status === 'done' && isAsSeen(one.edit, order)))
      .map(({ edit }) => edit),
    waiting: queued.some(isOpen),
    setAside: queued
      .filter(({ entry }) => entry.status === 'failed')
      .map(one => ({ ...one, problem: parseEditProblem(one.entry.failure?.reason) })),
  };
}

/** Lays a person's edits over the orders as they were read. Orders nobody edited stay the very same objects. */
export function layEdits(
  orders: readonly Order[],
  queued: ReadonlyMap<string, readonly QueuedEdit[]>,
): OrdersWithEdits {
  if (queued.size === 0) return { orders, editsOf: new Map() };
  const editsOf = new Map<string, EditsOfOrder>();
  const laid = orders.map(order => {
    const edits = queued.get(order.id);
    if (!edits) return order;
    const ofOrder = editsOfOrder(order, edits);
    editsOf.set(order.id, ofOrder);
    return ofOrder.shownWith.reduce(edited, order);
  });
  return { orders: laid, editsOf };
}

function markOf(edit: OrderEdit): EditMark {
  const { commandId, email, status } = edit;
  return { commandId, email, status, ...deliveryChange(edit) };
}

/** What an edit says it was made on, for an order shown with these earlier ones. */
export function groundOf(
  order: Order,
  shownWith: readonly OrderEdit[] = [],
): Pick<OrderEdit, 'seen' | 'builtOn'> {
  const last = shownWith.at(-1);
  return {
    seen: {
      // Not the order's: a change of someone else's, read meanwhile, is hidden under one's own edit.
      updatedAt: last ? last.seen.updatedAt : order.updatedAt,
      email: order.email,
      status: order.status,
    },
    builtOn: last ? [...last.builtOn, markOf(last)] : [],
  };
}

const NO_ORDERS: readonly Order[] = [];

type OutboxRoot = Parameters<typeof selectOutbox>[0];

const selectQueuedEdits = createSelector(
  [(root: OutboxRoot) => selectOutbox(root).entries, (_root: OutboxRoot, owner: string | null) => owner],
  readQueuedEdits,
);

/** The orders as a person left them, and what of that the server does not have yet. */
export const selectOrdersWithEdits = createSelector(
  [
    (_root: OutboxRoot, _owner: string | null, orders: readonly Order[] | undefined) => orders ?? NO_ORDERS,
    (root: OutboxRoot, owner: string | null) => selectQueuedEdits(root, owner),
  ],
  layEdits,
);

/** The edits of a person that were set aside, of whatever order. */
export const selectSetAsideEdits = createSelector([selectQueuedEdits], queued =>
  Array.from(queued.values()).flatMap(edits => edits.filter(({ entry }) => entry.status === 'failed')),
);
