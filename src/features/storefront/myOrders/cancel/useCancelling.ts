import { useRef, useState } from 'react';
import type { Cancellation, CancelProblem } from '@/domain/order/cancellation';
import { UNDO_MS } from '@/lib/retryPolicy';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { type SentDirectly, type Submitted, submitCommand } from '@/sync/outbox/submitCommand';
import { cancelOrderCommand } from './cancelOrderCommand';

export type Cancelling =
  | { readonly kind: 'asking' | 'sending' }
  | Exclude<SentDirectly<CancelProblem>, { kind: 'done' }>;

/** It is not sent before the time to undo it is over: the rules know no way back from a cancellation. */
const submit =
  (payload: Cancellation): AppThunk<Promise<Submitted<CancelProblem>>> =>
  (dispatch, _getState, { clock }) =>
    dispatch(
      submitCommand(cancelOrderCommand, {
        ...{ uid: payload.userId, payload },
        notBefore: clock.now() + UNDO_MS,
      }),
    );

type Options = {
  /** The wish is safe on this device. */
  readonly onKept: (record: CommandRecord) => void;
  /** The server has cancelled it. */
  readonly onDone: () => void;
};

/** Cancels an order. Where the device cannot save the wish, there is no time to undo it: it is sent at once. */
export function useCancelling({ onKept, onDone }: Options) {
  const dispatch = useAppDispatch();
  // Made once for each time the question is asked: pressing twice is one wish.
  const drawn = useRef<string>(undefined);
  const [cancelling, setCancelling] = useState<Cancelling>({ kind: 'asking' });

  async function cancel(wish: Omit<Cancellation, 'commandId'>): Promise<void> {
    drawn.current ??= dispatch(newCommandId());
    setCancelling({ kind: 'sending' });
    const submitted = await dispatch(submit({ ...wish, commandId: drawn.current }));
    if (submitted.kind === 'queued') onKept(submitted.record);
    else if (submitted.kind === 'done') onDone();
    else setCancelling(submitted);
  }

  return { cancelling, cancel };
}
