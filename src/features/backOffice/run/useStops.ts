import { submitStop } from '@/data/run/submitStop';
import type { Order } from '@/domain/order/order';
import type { StopRecord, StopResult } from '@/domain/run/stopRecord';
import { runLabels } from '@/i18n/en/backOffice/deliveries/run';
import { useLabels } from '@/i18n/labels';
import { inSentence } from '@/lib/text/inSentence';
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

/** The toast of a stop makes way for that of the next, whose buttons are below it. Each stop that is done has its own Undo. */
const ABOUT = 'stop';

/** What a driver says of a stop: saved at once, with the way back in a toast. */
export function useStops(runId: string) {
  const labels = useLabels(runLabels);
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const nameOf = ({ customerName }: Order) => inSentence(customerName) || labels.noName;

  async function undo(saved: StopRecord, order: Order): Promise<void> {
    if (!user) return;
    const undone = await dispatch(reopenStop(user, saved, order));
    if (undone) void showToast('success', labels.saved.undone(nameOf(order)), ABOUT);
    else void showToast('error', labels.saved.notStored, ABOUT);
  }

  return {
    /** Resolves to whether it is saved. */
    async say(order: Order, result: Exclude<StopResult, { kind: 'undone' }>): Promise<boolean> {
      if (!user) return false;
      const saved = await dispatch(submitStop(user, { runId, order, result }));
      if (!saved) {
        void showToast('error', labels.saved.notStored, ABOUT);
        return false;
      }
      // Without its code the stop stands below, with its own way back.
      import('@/ui/toast/actionToast').then(
        ({ showActionToast }) =>
          showActionToast(
            labels.saved[result.kind](nameOf(order)),
            { label: labels.undo, onAct: () => void undo(saved, order) },
            ABOUT,
          ),
        () => {},
      );
      return true;
    },
    /** Of one that is done: the last that was said of it. */
    undo: (order: Order, commandId: string) =>
      undo(
        {
          ...{ commandId, runId, orderId: order.id, name: order.customerName },
          result: { kind: 'undone', command: commandId },
          by: { id: user?.id ?? '', name: user?.name ?? '' },
        },
        order,
      ),
  };
}
