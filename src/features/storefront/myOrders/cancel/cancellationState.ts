import { type CancelProblem, parseCancelProblem } from '@/domain/order/cancellation';
import type { Order } from '@/domain/order/order';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { isBlocked } from '@/sync/outbox/blocked';
import { isUndoable } from '@/sync/outbox/undo';

/** What this device has to say of the cancellation of an order; null where nobody asked for one. */
export type CancellationState =
  | { readonly kind: 'sending' | 'done' }
  /** `undoable`: it has not been tried, for the person may think better of it. */
  | { readonly kind: 'undoable' | 'waiting'; readonly entry: CommandRecord }
  | { readonly kind: 'refused'; readonly problem: CancelProblem; readonly entry: CommandRecord }
  | null;

function concerns(entry: CommandRecord, orderId: string): boolean {
  const { payload } = entry;
  return (
    entry.name === 'cancelOrder' &&
    typeof payload === 'object' &&
    payload !== null &&
    'orderId' in payload &&
    payload.orderId === orderId
  );
}

/**
 * The last cancellation of an order in its owner's outbox. What the server itself says of the order comes first: once it
 * shows the cancellation, now or undone by staff since, there is nothing to add.
 */
export function cancellationState(
  order: Pick<Order, 'id' | 'status' | 'statusTimes'>,
  entries: readonly CommandRecord[],
): CancellationState {
  const entry = entries.findLast(candidate => concerns(candidate, order.id));
  if (!entry || order.status === 'cancelled') return null;
  switch (entry.status) {
    case 'sending':
      // Without a network a try is not counted, and has failed all the same.
      return entry.failure === null ? { kind: 'sending' } : { kind: 'waiting', entry };
    case 'pending':
      return { kind: isUndoable(entry) && !isBlocked(entry, entries) ? 'undoable' : 'waiting', entry };
    case 'failed':
      return { kind: 'refused', problem: parseCancelProblem(entry.failure?.reason), entry };
    case 'done':
      return order.statusTimes.cancelled === undefined ? { kind: 'done' } : null;
    case 'discarded':
      return null;
  }
}
