import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { baseVersionOf } from '@/data/staff/queuedChanges';
import type { StockRow } from '@/data/stock/queuedStock';
import { authorOf } from '@/domain/staff/authorOf';
import { fieldsOf } from '@/domain/stock/itemFields';
import { itemLabel, problemText } from '@/features/backOffice/inventory/shared/stockLabels';
import { updateStockItemCommand } from '@/features/backOffice/inventory/shared/updateStockItemCommand';
import { isBusy, useStockCommand } from '@/features/backOffice/inventory/shared/useStockCommand';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { useAuth } from '@/store/session/authContext';
import { showToast } from '@/ui/toast/toast';
import type { Saved } from './useSavedLabels';

type Asked = { readonly row: StockRow; readonly archived: boolean };

/** Takes products out of sale and puts them back, one at a time, and says what came of it. */
export function useArchiving(say: (saved: Saved) => void) {
  const labels = useLabels(inventoryLabels);
  const common = useLabels(commonLabels);
  const { user } = useAuth().session;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { state, submit, reset } = useStockCommand(updateStockItemCommand);

  function setArchived({ row, archived }: Asked): void {
    if (isBusy(state) || !user) return;
    const { item, pendingChanges } = row;
    const seen = { ...fieldsOf(item), archived: !archived };
    setAsked({ row, archived });
    void submit(user.id, commandId => ({
      commandId,
      productId: item.id,
      ground: baseVersionOf(item, pendingChanges),
      by: authorOf(user),
      seen,
      fields: { ...seen, archived },
    }));
  }
  // The toast outlives this rendering; its button means the one that is on screen then.
  const latest = useRef(setArchived);
  useEffect(() => {
    latest.current = setArchived;
  });

  const tell = useEffectEvent(() => {
    if (!asked || state.kind === 'idle' || state.kind === 'sending') return;
    const { row, archived } = asked;
    setAsked(null);
    reset();
    if (state.kind === 'refused') void showToast('error', problemText(state.problem, labels));
    else if (state.kind === 'failed') void showToast('error', failureText(state.error, common));
    else {
      say({
        kind: archived ? 'archived' : 'restored',
        label: itemLabel(row.item),
        waitingId: state.kind === 'queued' ? state.id : null,
        undo: () => latest.current({ row, archived: !archived }),
      });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state is told once
  useEffect(() => tell(), [state]);

  return { busy: isBusy(state), setArchived } as const;
}
