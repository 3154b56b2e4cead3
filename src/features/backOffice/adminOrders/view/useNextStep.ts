import { useCallback, useState } from 'react';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import { newCommandId } from '@/data/staff/newCommandId';
import type { Order, OrderStatus } from '@/domain/order/order';
import type { OrderEdit } from '@/domain/order/orderEdit';
import { type BulkChange, undoEdit } from '@/features/backOffice/adminOrders/bulk/bulkStatusRules';
import { commandFor } from '@/features/backOffice/adminOrders/edit/editOrderRules';
import { type Unsaved, useSendEdit } from '@/features/backOffice/adminOrders/edit/useSendEdit';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';

export type StepOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' | 'saved'; readonly status: OrderStatus }
  | { readonly kind: 'waiting'; readonly commandId: string }
  | { readonly kind: 'unsaved'; readonly why: Unsaved };

/** Moves one order on, as it is shown, and says what came of it; and takes that back. */
export function useNextStep(order: Order, edits: EditsOfOrder | undefined) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [outcome, setOutcome] = useState<StepOutcome>({ kind: 'none' });
  /** The last step, while it can be taken back. */
  const [made, setMade] = useState<BulkChange | null>(null);

  const send = useSendEdit({
    onSaved: useCallback(
      () => setOutcome(asked => (asked.kind === 'saving' ? { ...asked, kind: 'saved' } : asked)),
      [],
    ),
    onWaiting: useCallback((commandId: string) => setOutcome({ kind: 'waiting', commandId }), []),
    onUnsaved: useCallback((why: Unsaved) => setOutcome({ kind: 'unsaved', why }), []),
  });

  async function moveTo(step: OrderStatus): Promise<void> {
    if (outcome.kind === 'saving' || !user) return;
    setOutcome({ kind: 'saving', status: step });
    const edit = { email: order.email, status: step };
    const shownWith = edits?.shownWith ?? [];
    const command = commandFor({ edit, order, shownWith, user, lastSent: null }, () =>
      dispatch(newCommandId()),
    );
    setMade({ order, edit: command });
    await send(command);
  }

  async function takeBack(command: OrderEdit): Promise<void> {
    setMade(null);
    setOutcome({ kind: 'saving', status: command.status });
    await send(command);
  }

  const isMade = outcome.kind === 'saved' || outcome.kind === 'waiting';
  const canUndo = isMade && made !== null && made.order.status !== null && order.status === made.edit.status;
  return {
    outcome,
    moveTo,
    /** Null when there is nothing to take back. */
    undo: canUndo
      ? () => {
          const command = undoEdit(made, dispatch(newCommandId()));
          if (command) void takeBack(command);
        }
      : null,
  } as const;
}
