import { useCallback, useState } from 'react';
import { baseVersionOf } from '@/data/staff/queuedChanges';
import { type BlockedCount, blockedCounts, toResolvedAdjustment } from '@/data/stock/blockedCounts';
import type { StockRow } from '@/data/stock/queuedStock';
import { authorOf } from '@/domain/staff/authorOf';
import type { StockAdjustment } from '@/domain/stock/stockChanges';
import type { StockProblem } from '@/domain/stock/stockProblem';
import { createStockMovementCommand } from '@/features/backOffice/inventory/shared/createStockMovementCommand';
import { itemLabel } from '@/features/backOffice/inventory/shared/stockLabels';
import { areSaved, isBusy, useStockCommand } from '@/features/backOffice/inventory/shared/useStockCommand';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { discardCommand } from '@/sync/outbox/discardCommand';
import { resumeCommand } from '@/sync/outbox/resumeCommand';
import {
  type AdjustDraft,
  type AdjustMode,
  type AdjustProblem,
  checkAdjustment,
  draftOfAdjustment,
  EMPTY_ADJUSTMENT,
  inMode,
} from './adjustRules';

/** The adjustments that failed for another reason than that the stock has moved. */
const refusedOnes = ({ failed }: StockRow) =>
  failed.filter(({ kind, problem }) => kind === 'adjustment' && problem.kind !== 'moved');

/** At nothing, or where the last adjustment that failed has left off. */
function begin(row: StockRow, mode: AdjustMode): { draft: AdjustDraft; problem: StockProblem | null } {
  const last = refusedOnes(row).at(-1);
  if (last?.kind !== 'adjustment') return { draft: inMode(EMPTY_ADJUSTMENT, mode), problem: null };
  return { draft: draftOfAdjustment(last.change), problem: last.problem };
}

const isSame = (one: AdjustDraft, other: AdjustDraft): boolean =>
  one.mode === other.mode &&
  one.kind === other.kind &&
  one.quantity === other.quantity &&
  one.note === other.note;

const NO_COUNTS: readonly BlockedCount[] = [];

type About = {
  /** The product as it was when the form was opened: what the person reads, and counts against. */
  readonly opened: StockRow;
  /** The product as its list shows it by now. */
  readonly now: StockRow;
  readonly mode: AdjustMode;
  /** A count of another form that is to be decided on, where the device stored nothing of it. */
  readonly unsavedCount: BlockedCount | null;
};

/** One adjustment of one product's stock, from opening its form until it is saved or waits to be sent. */
export function useAdjustment({ opened, now, mode, unsavedCount }: About) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [row, setRow] = useState(opened);
  const [begun, setBegun] = useState(() => begin(row, mode));
  const [draft, setDraft] = useState(begun.draft);
  const [problem, setProblem] = useState<AdjustProblem | null>(null);
  const [tries, setTries] = useState(0);
  const [told, setTold] = useState(begun.problem);
  const [sentId, setSentId] = useState('');
  /** What is being applied; kept in sight until it is. */
  const [deciding, setDeciding] = useState(NO_COUNTS);
  /** What is being discarded; kept in sight until the form closes. */
  const [discarding, setDiscarding] = useState(NO_COUNTS);
  const [countingAgain, setCountingAgain] = useState(false);
  const replaces = refusedOnes(row).at(-1)?.entry.id;
  const { state, last, submit } = useStockCommand(createStockMovementCommand, { replaces });
  const { item, pendingChanges } = row;
  const busy = isBusy(state);
  const saved = areSaved(state);
  const [ofOtherForm] = useState(() => {
    const isQueued = now.failed.some(({ change }) => change.commandId === unsavedCount?.change.commandId);
    return isQueued ? null : unsavedCount;
  });
  const isUndecided = deciding.length > 0 && (busy || saved || state.kind === 'failed');

  function blockedNow(): readonly BlockedCount[] {
    const blocked = blockedCounts(now.failed);
    const isAsked = state.kind === 'refused' && state.problem.kind === 'moved';
    const here =
      isAsked && last ? { change: last, entry: null, inStock: state.problem.inStock } : ofOtherForm;
    const isQueued = blocked.some(({ change }) => change.commandId === here?.change.commandId);
    return here && !isQueued ? [...blocked, here] : blocked;
  }
  const blocked = blockedNow();

  function askedNow(): readonly BlockedCount[] {
    if (discarding.length > 0) return discarding;
    if (isUndecided) return deciding;
    return busy || countingAgain ? NO_COUNTS : blocked;
  }

  async function save(): Promise<void> {
    if (busy || saved || !user) return;
    const checked = checkAdjustment(draft, item.inStock);
    setTold(null);
    setTries(tries + 1);
    setProblem('problem' in checked ? checked.problem : null);
    if ('problem' in checked) return;
    const { after: _, ...asked } = checked;
    // A new count takes the place of those it was made instead of.
    const [replaced = null, ...others] = draft.mode === 'count' ? blocked : NO_COUNTS;
    await discard(others);
    setDeciding(NO_COUNTS);
    const changeOf = (commandId: string): StockAdjustment => {
      setSentId(commandId);
      return {
        ...asked,
        commandId,
        ground: baseVersionOf(item, pendingChanges),
        by: authorOf(user),
        productId: item.id,
        label: itemLabel(item),
      };
    };
    // It goes on under its own id, so that the server does it once whatever was decided before.
    const saving = submit(
      user.id,
      replaced ? changeOf(replaced.change.commandId) : changeOf,
      replaced?.entry,
    );
    setCountingAgain(false);
    const { kind } = await saving;
    if (kind !== 'queued' && kind !== 'done') return;
    // Should it be refused, it stays in the outbox only where it takes the place of one that was there.
    const isKept = replaced !== null || replaces !== undefined;
    setBegun({ draft: isKept ? draft : inMode(EMPTY_ADJUSTMENT, mode), problem: null });
    await Promise.allSettled(refusedOnes(row).map(({ entry }) => dispatch(discardCommand(entry))));
  }

  const discard = (counts: readonly BlockedCount[]) =>
    Promise.allSettled(counts.flatMap(({ entry }) => (entry ? [dispatch(discardCommand(entry))] : [])));

  /** Applies the blocked counts to a stock of `inStock`, as the person read it. */
  async function apply(inStock: number): Promise<void> {
    const counts = isUndecided ? deciding : blocked;
    const newest = counts.at(-1);
    if (busy || saved || !user || !newest) return;
    setDeciding(counts);
    for (const { entry, ...count } of counts.slice(0, -1)) {
      if (entry) await dispatch(resumeCommand(entry, toResolvedAdjustment({ ...count, entry }, inStock)));
    }
    setSentId(newest.change.commandId);
    await submit(user.id, toResolvedAdjustment(newest, inStock), newest.entry);
  }

  async function discardBlocked(): Promise<void> {
    const counts = isUndecided ? deciding : blocked;
    setDiscarding(counts);
    await discard(counts);
  }

  function countAgain() {
    setRow(now);
    const draft = inMode(EMPTY_ADJUSTMENT, 'count');
    setBegun({ draft, problem: null });
    setDraft(draft);
    setDeciding(NO_COUNTS);
    setCountingAgain(true);
  }

  const checked = checkAdjustment(draft, item.inStock);
  return {
    /** The counts that the person has to decide on; empty where there are none. */
    asked: askedNow(),
    /** Bottles on the shelf, as the form says it. */
    inStock: item.inStock,
    draft,
    problem,
    tries,
    /** Where it leads, as far as this device knows; null while that cannot be said. */
    after: 'problem' in checked ? null : checked.after,
    refusal: state.kind === 'refused' && state.problem.kind !== 'moved' ? state.problem : told,
    failure: state.kind === 'failed' ? state.error : null,
    busy,
    saved,
    sentId,
    waitingId: state.kind === 'queued' ? state.id : null,
    hasChanges: !isSame(draft, begun.draft),
    save,
    apply,
    countAgain,
    discardBlocked,
    change: useCallback((changed: Partial<AdjustDraft>) => {
      setProblem(null);
      setDraft(current => ({ ...current, ...changed }));
    }, []),
  } as const;
}
