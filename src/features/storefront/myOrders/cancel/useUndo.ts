import { useEffect, useState } from 'react';
import { orderNumber } from '@/domain/order/orderNumber';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { UNDO_MS } from '@/lib/retryPolicy';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppDispatch } from '@/store/hooks';
import { extendUndo, undoCommand } from '@/sync/outbox/undo';
import { showToast } from '@/ui/toast/toast';

/**
 * Undoes a cancellation and tells what came of it. `rests`: for what undoes it; while a pointer or the focus rests there
 * the time to undo does not run out.
 */
export function useUndo(entry: CommandRecord, orderId: string) {
  const labels = useLabels(customerLabels).track.cancel;
  const dispatch = useAppDispatch();
  const [resting, setResting] = useState(false);

  useEffect(() => {
    if (!resting) return;
    // Every extension is a new record, and with it the next time.
    const timer = setTimeout(() => void dispatch(extendUndo(entry)), UNDO_MS / 2);
    return () => clearTimeout(timer);
  }, [dispatch, entry, resting]);

  const begin = () => {
    setResting(true);
    void dispatch(extendUndo(entry));
  };
  const end = () => setResting(false);

  async function undo(): Promise<void> {
    const outcome = await dispatch(undoCommand(entry));
    // A second answer of the same order takes the first one's place.
    void showToast(
      outcome === 'tooLate' ? 'error' : 'success',
      labels[outcome](orderNumber(orderId)),
      `undo-${orderId}`,
    );
  }

  return {
    undo,
    rests: { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end },
  };
}
