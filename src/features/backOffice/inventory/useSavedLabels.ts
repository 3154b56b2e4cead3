import { useCallback, useState } from 'react';
import type { StockItem } from '@/domain/stock/stockItem';
import { undoAdjustment } from '@/features/backOffice/inventory/adjust/undoAdjustment';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { showToast } from '@/ui/toast/toast';

/** What came of a change; `waitingId` names the command that the server has not answered. */
type Outcome = { readonly label: string; readonly waitingId: string | null };
export type Saved =
  | (Outcome & { readonly kind: 'added' | 'saved' })
  | (Outcome & { readonly kind: 'adjusted'; readonly item: StockItem; readonly commandId: string })
  | (Outcome & { readonly kind: 'archived' | 'restored'; readonly undo: () => void });

type Adjusted = Extract<Saved, { readonly kind: 'adjusted' }>;

/** How a change is taken back; null for one that a form undoes as well. */
function undoOf(saved: Saved, undoAdjusted: (adjusted: Adjusted) => Promise<void>): (() => void) | null {
  switch (saved.kind) {
    case 'added':
    case 'saved':
      return null;
    case 'adjusted':
      return () => void undoAdjusted(saved);
    case 'archived':
    case 'restored':
      return saved.undo;
  }
}

/** Says what came of a change: saved, with a way to undo it; or safe on this device and still to be sent. */
export function useSavedLabels() {
  const { done: labels } = useLabels(inventoryLabels);
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [waitingId, setWaitingId] = useState<string | null>(null);

  const undoAdjusted = useCallback(
    async ({ item, commandId, label }: Adjusted) => {
      if (!user) return;
      const asked = { item, user, undo: commandId, reason: labels.undoReason };
      const queued = await dispatch(undoAdjustment(asked));
      await showToast(queued ? 'success' : 'error', queued ? labels.undone(label) : labels.undoFailed);
    },
    [dispatch, labels, user],
  );

  const say = useCallback(
    async (saved: Saved): Promise<void> => {
      setWaitingId(saved.waitingId);
      if (saved.waitingId !== null) return;
      const words = labels[saved.kind](saved.label);
      const undo = undoOf(saved, undoAdjusted);
      if (!undo) {
        await showToast('success', words);
        return;
      }
      const { showActionToast } = await import('@/ui/toast/actionToast');
      showActionToast(words, { label: labels.undo, onAct: undo }, `saved ${saved.label}`);
    },
    [undoAdjusted, labels],
  );
  return { waitingId, say } as const;
}
