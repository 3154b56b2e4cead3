import { useState } from 'react';
import { updateOrderCommand } from '@/data/order/edit/updateOrderCommand';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import type { EditProblem } from '@/domain/order/edit/editProblem';
import type { OrderEdit } from '@/domain/order/edit/orderEdit';
import type { Order, OrderStatus, PaymentRecord } from '@/domain/order/order';
import { type BulkChange, undoEdit } from '@/features/backOffice/adminOrders/bulk/bulkStatusRules';
import { commandFor } from '@/features/backOffice/adminOrders/edit/editOrderRules';
import type { Unsaved } from '@/features/backOffice/adminOrders/edit/useOrderEdit';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { type CommandState, useCommand } from '@/sync/outbox/useCommand';

export type StepOutcome =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'saving' | 'saved';
      readonly status: OrderStatus;
      /** What was written down of its money; null where that stayed. */
      readonly payment: PaymentRecord | null;
    }
  | { readonly kind: 'waiting'; readonly commandId: string }
  | { readonly kind: 'unsaved'; readonly why: Unsaved };

function outcomeOf(state: CommandState<EditProblem>, last: OrderEdit | null): StepOutcome {
  switch (state.kind) {
    case 'idle':
      return { kind: 'none' };
    case 'queued':
      return { kind: 'waiting', commandId: state.id };
    case 'refused':
      return { kind: 'unsaved', why: state.problem };
    case 'failed':
      return { kind: 'unsaved', why: state };
    case 'sending':
    case 'done':
      return last
        ? {
            kind: state.kind === 'done' ? 'saved' : 'saving',
            status: last.status,
            payment: last.payment ?? null,
          }
        : { kind: 'none' };
  }
}

/** Moves one order on, as it is shown, or writes down a payment of it, and says what came of it; and takes that back. */
export function useNextStep(order: Order, edits: EditsOfOrder | undefined) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const { state, last, submit } = useCommand(updateOrderCommand);
  const outcome = outcomeOf(state, last);
  /** The last step, while it can be taken back. */
  const [made, setMade] = useState<BulkChange | null>(null);

  async function save(change: {
    readonly status: OrderStatus;
    readonly payment?: PaymentRecord;
  }): Promise<void> {
    if (outcome.kind === 'saving' || !user) return;
    const edit = { email: order.email, ...change };
    const pendingChanges = edits?.pendingChanges ?? [];
    const command = commandFor({ edit, order, pendingChanges, user }, dispatch(newCommandId()));
    setMade({ order, edit: command });
    await submit(user.id, command);
  }

  const isMade = outcome.kind === 'saved' || outcome.kind === 'waiting';
  const canUndo = isMade && made !== null && made.order.status !== null && order.status === made.edit.status;
  return {
    outcome,
    moveTo: (status: OrderStatus) => save({ status }),
    record: (payment: PaymentRecord) =>
      order.status === null ? undefined : save({ status: order.status, payment }),
    /** Null when there is nothing to take back. */
    undo: canUndo
      ? () => {
          const command = undoEdit(made, dispatch(newCommandId()));
          if (!command) return;
          setMade(null);
          void submit(command.by.id, command);
        }
      : null,
  } as const;
}
