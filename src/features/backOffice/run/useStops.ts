import { useState } from 'react';
import { submitStop } from '@/data/run/submitStop';
import type { Order } from '@/domain/order/order';
import type { StopRecord, StopResult } from '@/domain/run/stopRecord';
import { runLabels } from '@/i18n/en/backOffice/deliveries/run';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { selectCommand } from '@/sync/outbox/outboxSlice';
import { undoCommand } from '@/sync/outbox/undo';
import { showToast } from '@/ui/toast/toast';

/**
 * Opens a stop again. One that was never sent is not sent; after a try another command opens the stop again, behind the first:
 * what the server has then is told by nobody but the server.
 */
const reopenStop =
  (user: SessionUser, { commandId, runId }: StopRecord, order: Order): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const entry = selectCommand(getState(), commandId);
    if (entry?.status === 'pending' && entry.tries === 0 && !entry.outcomeUnknown) {
      if ((await dispatch(undoCommand(entry))) === 'undone') return true;
    }
    const result: StopResult = { kind: 'undone', command: commandId };
    return (await dispatch(submitStop(user, { runId, order, result }))) !== null;
  };

/** What was said last, and of which order; `saved` is null where that was an undo. */
export type LastSaid = { readonly order: Order; readonly saved: StopRecord | null };

/** What a driver says of a stop: saved at once, with the way back for as long as nothing else is said. */
export function useStops(runId: string) {
  const labels = useLabels(runLabels);
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [last, setLast] = useState<LastSaid | null>(null);
  const showNotStored = () => void showToast('error', labels.saved.notStored, 'stop');

  async function undo(order: Order, saved: StopRecord): Promise<void> {
    if (!user) return;
    // Pressing twice is one undo.
    setLast(null);
    if (await dispatch(reopenStop(user, saved, order))) setLast({ order, saved: null });
    else showNotStored();
  }

  return {
    last,
    /** Resolves to whether it is saved. */
    async say(order: Order, result: Exclude<StopResult, { kind: 'undone' }>): Promise<boolean> {
      if (!user) return false;
      const saved = await dispatch(submitStop(user, { runId, order, result }));
      if (saved) setLast({ order, saved });
      else showNotStored();
      return saved !== null;
    },
    undo,
    /** Of one that is done: the last that was said of it. */
    undoDone: (order: Order, commandId: string) =>
      undo(order, {
        ...{ commandId, runId, orderId: order.id, name: order.customerName },
        result: { kind: 'undone', command: commandId },
        by: { id: user?.id ?? '', name: user?.name ?? '' },
      }),
  };
}
