import { createSelector } from '@reduxjs/toolkit';
import { ownerKey, selectOutbox } from '@/entities/outbox/outboxSlice';
import { type QueuedChange, readQueuedChanges } from '@/entities/staff/queuedChanges';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { type EditProblem, parseEditProblem } from './editProblem';
import type { Order } from './order';
import { deliveryChange, type EditMark, edited, isAsSeen, type OrderEdit } from './orderEdit';
import { parseOrderEdit, UPDATE_ORDER } from './orderEditSchema';
import { CREATE_ORDER, parseStaffOrder, type StaffOrder } from './staffOrder';
import { unreadOrders } from './unreadOrders';

/** An edit that the outbox holds. */
export type QueuedEdit = { readonly edit: OrderEdit; readonly entry: CommandRecord };

/** An edit that will not be saved as it is, and why. */
export type SetAsideEdit = QueuedEdit & { readonly problem: EditProblem };

/** What this person's own edits make of one order before the server's answer to them is on screen. */
export type EditsOfOrder = {
  /** The edits the order is shown with, the oldest first: not sent yet, or sent since the order was read. */
  readonly shownWith: readonly OrderEdit[];
  /** Whether one of them, or the order itself, is still to be sent. */
  readonly waiting: boolean;
  /** The oldest first. */
  readonly setAside: readonly SetAsideEdit[];
};

export type OrdersWithEdits = {
  readonly orders: readonly Order[];
  /** Only orders that this person has edited, or taken without its being sent. */
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

/**
 * Puts the orders that a person has taken before those that were read, and lays their edits over both. Orders nobody
 * edited stay the very same objects. `taken`: the oldest first.
 */
export function layEdits(
  read: readonly Order[],
  queued: ReadonlyMap<string, readonly QueuedEdit[]>,
  taken: readonly QueuedChange<StaffOrder>[] = [],
): OrdersWithEdits {
  const unread = unreadOrders(read, taken);
  if (queued.size === 0 && unread.orders.length === 0) return { orders: read, editsOf: new Map() };
  const editsOf = new Map<string, EditsOfOrder>();
  const laid = [...unread.orders, ...read].map(order => {
    const edits = queued.get(order.id);
    const isUnsent = unread.waiting.has(order.id);
    if (!edits && !isUnsent) return order;
    const ofOrder = editsOfOrder(order, edits ?? []);
    editsOf.set(order.id, { ...ofOrder, waiting: ofOrder.waiting || isUnsent });
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
  const { updatedAt, lastCommandId, email, status } = order;
  // An order that the server may not have yet is known by the command that places it.
  const placing =
    updatedAt === null && lastCommandId && status ? [{ commandId: lastCommandId, email, status }] : [];
  return {
    seen: {
      // Not the order's: a change of someone else's, read meanwhile, is hidden under one's own edit.
      updatedAt: last ? last.seen.updatedAt : updatedAt,
      email,
      status,
    },
    builtOn: last ? [...last.builtOn, markOf(last)] : placing,
  };
}

const NO_ORDERS: readonly Order[] = [];

type OutboxRoot = Parameters<typeof selectOutbox>[0];

const selectQueuedEdits = createSelector(
  [(root: OutboxRoot) => selectOutbox(root).entries, (_root: OutboxRoot, owner: string | null) => owner],
  readQueuedEdits,
);

const NEW_ORDER = { name: CREATE_ORDER, parse: parseStaffOrder } as const;

/** The orders that a person has taken, the oldest first, whatever has become of them. */
export const selectTakenOrders = createSelector(
  [(root: OutboxRoot) => selectOutbox(root).entries, (_root: OutboxRoot, owner: string | null) => owner],
  (entries, owner) => readQueuedChanges(entries, owner, NEW_ORDER),
);

/** The orders as a person left them, and what of that the server does not have yet. */
export const selectOrdersWithEdits = createSelector(
  [
    (_root: OutboxRoot, _owner: string | null, orders: readonly Order[] | undefined) => orders ?? NO_ORDERS,
    (root: OutboxRoot, owner: string | null) => selectQueuedEdits(root, owner),
    (root: OutboxRoot, owner: string | null) => selectTakenOrders(root, owner),
  ],
  layEdits,
);

/** The edits of a person that were set aside, of whatever order. */
export const selectSetAsideEdits = createSelector([selectQueuedEdits], queued =>
  Array.from(queued.values()).flatMap(edits => edits.filter(({ entry }) => entry.status === 'failed')),
);
