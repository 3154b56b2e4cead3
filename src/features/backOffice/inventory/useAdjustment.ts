import { useCallback, useState } from 'react';
import { discardCommand } from '@/entities/outbox/discardCommand';
import { groundOf } from '@/entities/staff/queuedChanges';
import type { StockRow } from '@/entities/stock/queuedStock';
import type { StockProblem } from '@/entities/stock/stockProblem';
import { useAuth } from '@/entities/user/authContext';
import { useAppDispatch } from '@/shared/redux/hooks';
import {
  type AdjustDraft,
  type AdjustMode,
  type AdjustProblem,
  checkAdjustment,
  draftOfAdjustment,
  EMPTY_ADJUSTMENT,
  inMode,
} from './adjustRules';
import { adjustStockCommand } from './inventoryCommands';
import { itemLabel } from './stockTexts';
import { areSaved, isBusy, useStep } from './useStep';

/** At nothing, or where the last adjustment that was set aside has left off. */
function begin(
  { setAside }: StockRow,
  mode: AdjustMode,
): { draft: AdjustDraft; problem: StockProblem | null } {
  const last = setAside.findLast(({ kind }) => kind === 'adjustment');
  if (last?.kind !== 'adjustment') return { draft: inMode(EMPTY_ADJUSTMENT, mode), problem: null };
  return { draft: draftOfAdjustment(last.change), problem: last.problem };
}

const isSame = (one: AdjustDraft, other: AdjustDraft): boolean =>
  one.mode === other.mode &&
  one.kind === other.kind &&
  one.quantity === other.quantity &&
  one.note === other.note;

/** One adjustment of one product's stock, from opening its form until it is saved or waits to be sent. */
export function useAdjustment(row: StockRow, mode: AdjustMode) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [begun] = useState(() => begin(row, mode));
  const [draft, setDraft] = useState(begun.draft);
  const [problem, setProblem] = useState<AdjustProblem | null>(null);
  const [tries, setTries] = useState(0);
  const [told, setTold] = useState(begun.problem);
  const [sentId, setSentId] = useState('');
  const { state, start } = useStep(adjustStockCommand);
  const { item, shownWith } = row;
  const busy = isBusy(state);
  const saved = areSaved(state);

  async function save(): Promise<void> {
    if (busy || saved || !user) return;
    const checked = checkAdjustment(draft, item.inStock);
    setTold(null);
    setTries(tries + 1);
    setProblem('problem' in checked ? checked.problem : null);
    if ('problem' in checked) return;
    const { after: _, ...asked } = checked;
    await start(user.id, commandId => {
      setSentId(commandId);
      return {
        ...asked,
        commandId,
        ground: groundOf(item, shownWith),
        by: { id: user.id, name: user.name || user.email },
        productId: item.id,
        label: itemLabel(item),
      };
    });
    const setAside = row.setAside.filter(({ kind }) => kind === 'adjustment');
    await Promise.allSettled(setAside.map(({ entry }) => dispatch(discardCommand(entry))));
  }

  const checked = checkAdjustment(draft, item.inStock);
  return {
    draft,
    problem,
    tries,
    /** Where it leads, as far as this device knows; null while that cannot be said. */
    after: 'problem' in checked ? null : checked.after,
    refusal: state.kind === 'refused' ? state.problem : told,
    failure: state.kind === 'failed' ? state.error : null,
    busy,
    saved,
    sentId,
    waitingId: state.kind === 'waiting' ? state.commandId : null,
    hasChanges: !isSame(draft, begun.draft),
    save,
    change: useCallback((changed: Partial<AdjustDraft>) => {
      setProblem(null);
      setDraft(current => ({ ...current, ...changed }));
    }, []),
  } as const;
}
