import { useCallback, useRef } from 'react';
import { type EditProblem, parseEditProblem } from '@/domain/order/editProblem';
import type { OrderEdit } from '@/domain/order/orderEdit';
import type { AppError } from '@/lib/appError';
import { useAppDispatch } from '@/store/hooks';
import { useQueued } from '@/sync/outbox/useQueued';
import { updateOrderCommand } from './updateOrderCommand';

/** Why the order is not saved as the person wants it. */
export type Unsaved =
  | EditProblem
  /** Neither kept on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

type Handlers = {
  readonly onSaved: () => void;
  /** It is safe on this device, and the server did not answer soon. */
  readonly onWaiting: (commandId: string) => void;
  readonly onUnsaved: (why: Unsaved) => void;
};

/**
 * Saves an edit through the outbox: on disk first, then sent. Where the device cannot keep it, it is sent directly. Pass
 * handlers that keep their identity. Says whether the edit is on disk.
 */
export function useSendEdit({ onSaved, onWaiting, onUnsaved }: Handlers) {
  const dispatch = useAppDispatch();
  const sent = useRef('');
  const queue = useQueued({
    onDone: onSaved,
    onRefused: useCallback(reason => onUnsaved(parseEditProblem(reason)), [onUnsaved]),
    onWaiting: useCallback(() => onWaiting(sent.current), [onWaiting]),
  });

  async function sendDirectly(edit: OrderEdit): Promise<void> {
    const outcome = await dispatch(updateOrderCommand.send(edit));
    if (outcome.kind === 'done') onSaved();
    else if (outcome.kind === 'refused') onUnsaved(parseEditProblem(outcome.reason));
    else onUnsaved({ kind: 'failed', error: outcome.error });
  }

  return async (edit: OrderEdit): Promise<'kept' | 'notKept'> => {
    sent.current = edit.commandId;
    try {
      await queue(updateOrderCommand, { id: edit.commandId, uid: edit.by.id, payload: edit });
      return 'kept';
    } catch {
      await sendDirectly(edit);
      return 'notKept';
    }
  };
}
