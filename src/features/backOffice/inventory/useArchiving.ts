import { useEffect, useRef, useState } from 'react';
import { groundOf } from '@/entities/staff/queuedChanges';
import { fieldsOf } from '@/entities/stock/itemFields';
import type { StockRow } from '@/entities/stock/queuedStock';
import { useAuth } from '@/entities/user/authContext';
import { useCommonText } from '@/shared/text/commonText';
import { failureText } from '@/shared/text/failureText';
import { useInventoryText } from '@/shared/text/inventoryText';
import { showToast } from '@/shared/ui/toast';
import { updateStockItemCommand } from './inventoryCommands';
import { itemLabel, problemText } from './stockTexts';
import type { Saved } from './useSavedWords';
import { isBusy, useStep } from './useStep';

type Asked = { readonly row: StockRow; readonly archived: boolean };

/** Takes products out of sale and puts them back, one at a time, and says what came of it. */
export function useArchiving(say: (saved: Saved) => void) {
  const text = useInventoryText();
  const common = useCommonText();
  const { user } = useAuth().session;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { state, start, reset } = useStep(updateStockItemCommand);

  function setArchived({ row, archived }: Asked): void {
    if (isBusy(state) || !user) return;
    const { item, shownWith } = row;
    const seen = { ...fieldsOf(item), archived: !archived };
    setAsked({ row, archived });
    void start(user.id, commandId => ({
      commandId,
      productId: item.id,
      ground: groundOf(item, shownWith),
      by: { id: user.id, name: user.name || user.email },
      seen,
      fields: { ...seen, archived },
    }));
  }
  // The toast outlives this rendering; its button means the one that is on screen then.
  const latest = useRef(setArchived);
  useEffect(() => {
    latest.current = setArchived;
  });

  useEffect(() => {
    if (!asked || state.kind === 'idle' || state.kind === 'busy') return;
    const { row, archived } = asked;
    setAsked(null);
    reset();
    if (state.kind === 'refused') void showToast('error', problemText(state.problem, text));
    else if (state.kind === 'failed') void showToast('error', failureText(state.error, common));
    else {
      say({
        kind: archived ? 'archived' : 'restored',
        label: itemLabel(row.item),
        waitingId: state.kind === 'waiting' ? state.commandId : null,
        undo: () => latest.current({ row, archived: !archived }),
      });
    }
  }, [asked, state, reset, say, text, common]);

  return { busy: isBusy(state), setArchived } as const;
}
