import { parseQuantity } from '@/domain/product/quantityRules';
import type { Adjustment, AdjustmentKind, StockAdjustment } from '@/domain/stock/stockChanges';
import { MAX_STOCK } from '@/domain/stock/stockItem';
import { plainText } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';

export const ADJUST_MODES = ['add', 'take', 'count'] as const;
export type AdjustMode = (typeof ADJUST_MODES)[number];

/** Why bottles come, and why they go; a count is always a correction. */
export const REASONS = {
  add: ['received', 'correction'],
  take: ['damaged', 'correction'],
  count: ['correction'],
} as const satisfies { readonly [mode in AdjustMode]: readonly AdjustmentKind[] };

/** What the form of an adjustment holds, as typed. */
export type AdjustDraft = {
  readonly mode: AdjustMode;
  readonly kind: AdjustmentKind;
  readonly quantity: string;
  readonly note: string;
};

export const EMPTY_ADJUSTMENT: AdjustDraft = { mode: 'add', kind: 'received', quantity: '', note: '' };

/** Another mode keeps the number, and the reason where it can be one of the mode's. */
export function inMode(draft: AdjustDraft, mode: AdjustMode): AdjustDraft {
  const reasons: readonly AdjustmentKind[] = REASONS[mode];
  return { ...draft, mode, kind: reasons.includes(draft.kind) ? draft.kind : REASONS[mode][0] };
}

export type AdjustProblem = 'required' | 'whole' | 'atLeastOne' | 'notEnough' | 'noteTooLong';

export type CheckedAdjustment = Pick<StockAdjustment, 'kind' | 'adjustment' | 'reason'> & {
  /** The stock it leads to, as far as this device knows. */
  readonly after: number;
};

/** What is to be done with the stock, or what stands in the way. `inStock`: as far as this device knows. */
export function checkAdjustment(
  { mode, kind, quantity, note }: AdjustDraft,
  inStock: number,
): CheckedAdjustment | { readonly problem: AdjustProblem } {
  const reason = plainText(note);
  if (reason.length > MAX_CHARS.reason) return { problem: 'noteTooLong' };
  if (quantity.trim() === '') return { problem: 'required' };
  const number = parseQuantity(quantity);
  if (number === null || number > MAX_STOCK) return { problem: 'whole' };
  if (mode === 'count')
    return { kind, reason, adjustment: { counted: number, shown: inStock }, after: number };
  if (number === 0) return { problem: 'atLeastOne' };
  const by = mode === 'add' ? number : -number;
  if (inStock + by < 0) return { problem: 'notEnough' };
  return { kind, reason, adjustment: { by }, after: inStock + by };
}

/** One more or one fewer than what was typed; never below nothing. */
export const stepped = (quantity: string, by: 1 | -1): string =>
  String(Math.max(0, (parseQuantity(quantity) ?? 0) + by));

/** A form that goes on from an adjustment which failed. */
export function draftOfAdjustment({
  kind,
  adjustment,
  reason,
}: Pick<StockAdjustment, 'kind' | 'adjustment' | 'reason'>): AdjustDraft {
  const [mode, quantity] = typed(adjustment);
  return inMode({ mode, kind, quantity, note: reason }, mode);
}

function typed(adjustment: Adjustment): readonly [AdjustMode, string] {
  if ('counted' in adjustment) return ['count', String(adjustment.counted)];
  if ('to' in adjustment) return ['count', String(adjustment.to)];
  if ('by' in adjustment) return [adjustment.by < 0 ? 'take' : 'add', String(Math.abs(adjustment.by))];
  // The history already shows what the undo would change, so the form starts empty.
  return ['count', ''];
}
