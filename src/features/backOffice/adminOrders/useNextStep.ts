import { useCallback, useState } from 'react';
import type { Order, OrderStatus } from '@/entities/order/order';
import type { EditsOfOrder } from '@/entities/order/queuedEdits';
import { newCommandId } from '@/entities/staff/newCommandId';
import { useAuth } from '@/entities/user/authContext';
import { useAppDispatch } from '@/shared/redux/hooks';
import { commandFor } from './editOrderRules';
import { type Unsaved, useSendEdit } from './useSendEdit';

export type StepOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' | 'saved'; readonly status: OrderStatus }
  | { readonly kind: 'waiting'; readonly commandId: string }
  | { readonly kind: 'unsaved'; readonly why: Unsaved };

/** Moves one order on, as it is shown, and says what came of it. */
export function useNextStep(order: Order, edits: EditsOfOrder | undefined) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [outcome, setOutcome] = useState<StepOutcome>({ kind: 'none' });

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
    await send(commandFor({ edit, order, shownWith, user, lastSent: null }, () => dispatch(newCommandId())));
  }
  return { outcome, moveTo } as const;
}
