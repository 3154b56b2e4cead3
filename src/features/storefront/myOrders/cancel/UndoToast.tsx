import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { orderNumber } from '@/domain/order/orderNumber';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppSelector } from '@/store/hooks';
import { selectCommand } from '@/sync/outbox/outboxSlice';
import { isUndoable } from '@/sync/outbox/undo';
import { showToast } from '@/ui/toast/toast';
import { useUndo } from './useUndo';

type Props = { readonly queued: CommandRecord; readonly orderId: string };

/** Stays for as long as the cancellation can be undone, on whatever page, and then says that it is done. */
function UndoToast({ queued, orderId }: Props) {
  const labels = useLabels(customerLabels).track.cancel;
  const entry = useAppSelector(state => selectCommand(state, queued.id));
  const { undo, rests } = useUndo(entry ?? queued, orderId);
  const undoable = entry !== undefined && isUndoable(entry);
  const firstTry = entry?.status === 'sending' && entry.tries === 0;
  const done = entry?.status === 'done';

  useEffect(() => {
    if (undoable || firstTry) return;
    toast.dismiss(queued.id);
    // What else became of it stands with its order.
    if (done) void showToast('success', labels.done(orderNumber(orderId)));
  }, [done, firstTry, orderId, queued.id, labels, undoable]);

  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4" {...rests}>
      {undoable ? labels.undoable(orderNumber(orderId)) : labels.sending}
      {undoable && (
        <button
          type="button"
          className="-ml-3 inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-brand underline hover:bg-brand-soft"
          onClick={() => void undo()}
        >
          {labels.undo}
        </button>
      )}
    </span>
  );
}

/** Tells everywhere in the shop that an order is about to be cancelled, with the way back. */
export function showUndoToast(queued: CommandRecord, orderId: string): void {
  toast(<UndoToast queued={queued} orderId={orderId} />, {
    id: queued.id,
    duration: Number.POSITIVE_INFINITY,
  });
}
