import { useRef, useState } from 'react';
import type { Cancellation, CancelProblem } from '@/domain/order/cancellation';
import type { AppError } from '@/lib/appError';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { queueCommand } from '@/sync/outbox/queueCommand';
import { UNDO_MS } from '@/sync/outbox/undo';
import { cancelOrderApi } from './cancelOrderApi';
import { cancelOrderCommand } from './cancelOrderCommand';

export type Cancelling =
  | { readonly kind: 'asking' }
  | { readonly kind: 'sending' }
  /** It will not be cancelled. */
  | { readonly kind: 'refused'; readonly problem: CancelProblem }
  /** Neither kept on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

const newCommandId =
  (): AppThunk<string> =>
  (_dispatch, _getState, { ids }) =>
    ids.commandId();

/** The wish on disk. It is not sent before the time to undo it is over: the rules know no way back from a cancellation. */
const keep =
  (payload: Cancellation): AppThunk<Promise<CommandRecord>> =>
  (dispatch, _getState, { clock }) => {
    const { commandId: id, userId: uid } = payload;
    return dispatch(queueCommand(cancelOrderCommand, { id, uid, payload, notBefore: clock.now() + UNDO_MS }));
  };

type Options = {
  /** The wish is safe on this device. */
  readonly onKept: (record: CommandRecord) => void;
  /** The server has cancelled it. */
  readonly onDone: () => void;
};

/** Cancels an order through the outbox. Where the device cannot keep the wish, it is sent at once. */
export function useCancelling({ onKept, onDone }: Options) {
  const dispatch = useAppDispatch();
  // Made once for each time the question is asked: pressing twice is one wish.
  const drawn = useRef<string>(undefined);
  const [cancelling, setCancelling] = useState<Cancelling>({ kind: 'asking' });

  async function sendDirectly(cancellation: Cancellation): Promise<void> {
    const { data } = await dispatch(
      cancelOrderApi.endpoints.cancelOrder.initiate(cancellation, { track: false }),
    );
    if (data?.outcome === 'cancelled') onDone();
    else if (data?.outcome === 'refused') setCancelling({ kind: 'refused', problem: data.problem });
    else setCancelling({ kind: 'failed', error: data?.error ?? { kind: 'unknown', code: 'noResult' } });
  }

  async function cancel(wish: Omit<Cancellation, 'commandId'>): Promise<void> {
    drawn.current ??= dispatch(newCommandId());
    const cancellation: Cancellation = { ...wish, commandId: drawn.current };
    setCancelling({ kind: 'sending' });
    let record: CommandRecord;
    try {
      record = await dispatch(keep(cancellation));
    } catch {
      await sendDirectly(cancellation);
      return;
    }
    onKept(record);
  }

  return { cancelling, cancel };
}
