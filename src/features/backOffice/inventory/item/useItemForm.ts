import { useCallback, useEffect, useState } from 'react';
import { baseVersionOf } from '@/data/staff/queuedChanges';
import { type BlockedCount, blockedCounts } from '@/data/stock/blockedCounts';
import { authorOf } from '@/domain/staff/authorOf';
import { changedFields, type ItemFields, isComplete, withChanges } from '@/domain/stock/itemFields';
import type { StockProblem } from '@/domain/stock/stockProblem';
import { createStockItemCommand } from '@/features/backOffice/inventory/shared/createStockItemCommand';
import { createStockMovementCommand } from '@/features/backOffice/inventory/shared/createStockMovementCommand';
import { itemLabel } from '@/features/backOffice/inventory/shared/stockLabels';
import { updateStockItemCommand } from '@/features/backOffice/inventory/shared/updateStockItemCommand';
import {
  areSaved,
  isBusy,
  isSaved,
  type StockCommandState,
  useStockCommand,
} from '@/features/backOffice/inventory/shared/useStockCommand';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import type { AppThunk } from '@/store/thunk';
import { discardCommand } from '@/sync/outbox/discardCommand';
import { beginItemForm, type OpenedItem } from './beginItemForm';
import {
  checkItem,
  draftOf,
  EMPTY_DRAFT,
  type ItemDraft,
  type ItemProblems,
  isSameDraft,
} from './itemFormRules';

/** An id for a new product: as short as an order's, for it may be read over the phone. */
const newProductId = (): AppThunk<string> => (_dispatch, _getState, services) => services.ids.orderId();

const NO_PROBLEMS: ItemProblems = {};

/** The first of a form's commands that was not saved. */
const unsavedOf = (...states: readonly StockCommandState[]) =>
  states.find(state => state.kind === 'refused' || state.kind === 'failed');

type Outside = {
  /** The other products' SKUs, in lower case. */
  readonly skus: ReadonlySet<string>;
  /** There was nothing to save. */
  readonly onUnchanged: () => void;
  /** All is saved but the count, which the person has to decide on: the stock moved meanwhile. */
  readonly onQuestion: (blocked: BlockedCount) => void;
};

/**
 * One product in its form, from opening it until it is saved or waits to be sent. A changed stock is a count of its own
 * beside the edit: nobody overwrites what is on the shelf.
 */
export function useItemForm(opened: OpenedItem, { skus, onUnchanged, onQuestion }: Outside) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [begun] = useState(() => beginItemForm(opened));
  const [productId, setProductId] = useState(begun.productId);
  const [seen, setSeen] = useState(begun.seen);
  const [asked, setAsked] = useState(begun.asked);
  const [counted, setCounted] = useState(begun.stock);
  const [draft, setDraft] = useState(begun.draft);
  /** What closing would not lose. */
  const [persistedDraft, setPersistedDraft] = useState(begun.draft);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [told, setTold] = useState<StockProblem | null>(begun.problem);
  const failedOf = (kind: 'creation' | 'edit') =>
    opened.failed.findLast(change => change.kind === kind)?.entry.id;
  const stored = seen ? draftOf(seen, begun.stock) : EMPTY_DRAFT;
  /** Where it is refused and leaves the outbox, closing loses all of it; where it stays there, only the stock: that is the count's. */
  const draftHandlers = {
    onSafe: () => setPersistedDraft(stored),
    onRefused: (_problem: StockProblem, _change: unknown, stays: boolean) => {
      if (stays) setPersistedDraft(seen ? { ...draft, inStock: stored.inStock } : draft);
    },
  };
  const creation = useStockCommand(createStockItemCommand, {
    ...draftHandlers,
    replaces: failedOf('creation'),
  });
  const edit = useStockCommand(updateStockItemCommand, { ...draftHandlers, replaces: failedOf('edit') });
  const count = useStockCommand(createStockMovementCommand);
  const states = [creation.state, edit.state, count.state];
  const unsaved = unsavedOf(...states);
  const busy = isBusy(...states);
  const saved = areSaved(...states);
  const problem = unsaved?.kind === 'refused' ? unsaved.problem : unsaved ? null : told;
  const { last: countAsked } = count;
  const movedTo = !busy && problem?.kind === 'moved' ? problem.inStock : null;
  useEffect(() => {
    if (movedTo !== null && countAsked) onQuestion({ change: countAsked, entry: null, inStock: movedTo });
  }, [movedTo, countAsked, onQuestion]);

  /** What failed has been taken up again or given up; what cannot be removed stays in sight. */
  const dropFailed = () =>
    Promise.allSettled(opened.failed.map(({ entry }) => dispatch(discardCommand(entry))));

  async function save(): Promise<void> {
    if (busy || saved || !user) return;
    const checked = checkItem(draft, {
      skus,
      archived: seen?.archived ?? false,
      needsImage: seen?.image !== '',
      translations: seen?.translations ?? {},
    });
    setTold(null);
    setProblems('problems' in checked ? checked.problems : NO_PROBLEMS);
    if ('problems' in checked) return;
    const { fields, inStock } = checked;
    const { item, pendingChanges = [] } = { ...opened.row };
    const by = authorOf(user);
    const who = {
      by,
      ground: baseVersionOf(item, pendingChanges),
      productId: productId ?? dispatch(newProductId()),
    };
    setProductId(who.productId);
    // Both are on this device before either is answered, and in this order.
    const steps: ReturnType<typeof edit.submit>[] = [];
    if (seen === null) {
      steps.push(creation.submit(user.id, commandId => ({ ...who, commandId, fields, inStock })));
    } else {
      // What has been saved is not saved again because the other was refused.
      const since = isSaved(edit.state) && asked ? asked : seen;
      if (changedFields(since, fields).length > 0) {
        steps.push(edit.submit(user.id, commandId => ({ ...who, commandId, seen: since, fields })));
      }
      const known = isSaved(count.state) ? counted : begun.stock;
      if (draft.inStock !== begun.draft.inStock && inStock !== known) {
        const adjustment = { counted: inStock, shown: begun.stock };
        const asked = { kind: 'correction', adjustment, reason: '', label: itemLabel(fields) } as const;
        // It takes the place of those that are still to be decided on.
        const [replaced = null, ...others] = blockedCounts(opened.row?.failed ?? []);
        for (const { entry } of others) if (entry) await dispatch(discardCommand(entry));
        const changeOf = (commandId: string) => ({ ...who, ...asked, commandId });
        steps.push(
          count.submit(user.id, replaced ? changeOf(replaced.change.commandId) : changeOf, replaced?.entry),
        );
      }
    }
    setAsked(fields);
    setCounted(inStock);
    if (steps.length === 0 && !areSaved(edit.state, count.state)) onUnchanged();
    const kinds = (await Promise.all(steps)).map(({ kind }) => kind);
    if (kinds.some(kind => kind !== 'queued' && kind !== 'done')) return;
    await dropFailed();
  }

  /** Goes on from the product as it is now, with its values or with the person's own. */
  function continueFrom(now: ItemFields, values: 'current' | 'mine') {
    const mine = seen && asked ? withChanges(now, seen, asked) : now;
    const current = { ...draftOf(now, 0), inStock: draft.inStock };
    setSeen(now);
    setPersistedDraft(current);
    setTold(null);
    edit.reset();
    setDraft(values === 'mine' ? { ...draftOf(mine, 0), inStock: draft.inStock } : current);
    if (values === 'current') void Promise.all([dropFailed(), edit.discardReplaced()]);
  }

  return {
    draft,
    problems,
    problem,
    /** Both versions, where someone else was faster. */
    conflict:
      problem?.kind === 'conflict' && seen && asked
        ? { now: problem.now, mine: withChanges(problem.now, seen, asked) }
        : null,
    failure: unsaved?.kind === 'failed' ? unsaved.error : null,
    busy,
    saved,
    waitingId: states.flatMap(state => (state.kind === 'queued' ? [state.id] : []))[0] ?? null,
    hasChanges: !isSameDraft(draft, persistedDraft),
    isNew: seen === null,
    lacksSomething: seen !== null && !isComplete(seen),
    save,
    change: useCallback(
      (changed: Partial<ItemDraft>) => setDraft(current => ({ ...current, ...changed })),
      [],
    ),
    continueFrom,
  } as const;
}
