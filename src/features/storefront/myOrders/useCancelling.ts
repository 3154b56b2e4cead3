import { useCallback, useState } from 'react';
import { type Cancellation, type CancelProblem, parseCancelProblem } from '@/entities/order/cancellation';
import { useQueued } from '@/entities/outbox/useQueued';
import type { AppError } from '@/shared/lib/appError';
import { useAppDispatch } from '@/shared/redux/hooks';
import type { AppThunk } from '@/shared/redux/thunk';
import { cancelOrderApi } from './cancelOrderApi';
import { cancelOrderCommand } from './cancelOrderCommand';

export type Cancelling =
  | { readonly kind: 'asking' }
  | { readonly kind: 'sending' }
  /** It will not be cancelled; the wish has been taken back. */
  | { readonly kind: 'refused'; readonly problem: CancelProblem }
  /** Neither kept on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

const newCommandId =
  (): AppThunk<string> =>
  (_dispatch, _getState, { ids }) =>
    ids.commandId();

type Options = {
  /** The server has cancelled it. */
  readonly onDone: () => void;
  /** The wish is safe on this device, and the server did not answer soon. */
  readonly onWaiting: () => void;
};

/**
 * Cancels an order through the outbox: on disk first, then sent. Where the device cannot keep the wish, it is sent
 * directly. Pass handlers that keep their identity.
 */
export function useCancelling({ onDone, onWaiting }: Options) {
  const dispatch = useAppDispatch();
  // Made once for each time the question is asked: pressing twice is one wish.
  const [commandId] = useState(() => dispatch(newCommandId()));
  const [cancelling, setCancelling] = useState<Cancelling>({ kind: 'asking' });
  const queue = useQueued({
    onDone,
    onRefused: useCallback(
      reason => setCancelling({ kind: 'refused', problem: parseCancelProblem(reason) }),
      [],
    ),
    onWaiting,
  });

  async function sendDirectly(cancellation: Cancellation): Promise<void> {
    const { data } = await dispatch(
      cancelOrderApi.endpoints.cancelOrder.initiate(cancellation, { track: false }),
    );
    if (data?.outcome === 'cancelled') onDone();
    else if (data?.outcome === 'refused') setCancelling({ kind: 'refused', problem: data.problem });
    else setCancelling({ kind: 'failed', error: data?.error ?? { kind: 'unknown', code: 'noResult' } });
  }

  async function cancel(wish: Omit<Cancellation, 'commandId'>): Promise<void> {
    const cancellation: Cancellation = { ...wish, commandId };
    setCancelling({ kind: 'sending' });
    try {
      await queue(cancelOrderCommand, { id: commandId, uid: wish.userId, payload: cancellation });
    } catch {
      await sendDirectly(cancellation);
    }
  }

  return { cancelling, cancel };
}
