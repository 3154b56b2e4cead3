import { parseQuantity } from '@/domain/product/quantityRules';
import { type Bottles, COLLECTED_BY, type CollectedBy } from '@/domain/run/run';
import type { RunClosing } from '@/domain/run/runChanges';
import { needsReason } from '@/domain/run/runRules';
import type { RunSummary } from '@/domain/run/runSummary';
import { type Paise, paiseToRupees } from '@/lib/number/money';
import { parseHundredths } from '@/lib/text/parseHundredths';
import { plainLine } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';

/** What was counted, as it is typed. What nobody has typed over is what was recorded, also when that changes. */
export type ClosingDraft = {
  readonly cash: string | null;
  readonly upi: string | null;
  readonly reason: string;
  /** By product id. */
  readonly back: { readonly [productId: string]: string };
};

export type Counted = Pick<RunClosing, 'cashPaise' | 'upiPaise' | 'reason' | 'back'>;

export const UNTOUCHED: ClosingDraft = { cash: null, upi: null, reason: '', back: {} };

const rupees = (paise: Paise): string => paiseToRupees(paise).toFixed(2);

export const draftOf = ({ cashPaise, upiPaise, reason, back }: Counted): ClosingDraft => ({
  cash: rupees(cashPaise),
  upi: rupees(upiPaise),
  reason,
  back: Object.fromEntries(Object.entries(back).map(([id, count]) => [id, String(count)])),
});

/** A closing that is corrected begins at what stands there: of a product that it does not name nothing came back. */
export const draftOfClosing = (closing: Counted, { due }: RunSummary): ClosingDraft => ({
  ...draftOf(closing),
  back: { ...Object.fromEntries(Object.keys(due).map(id => [id, '0'])), ...draftOf(closing).back },
});

/** What stands in a field. */
export const moneyText = (draft: ClosingDraft, method: CollectedBy, { recorded }: RunSummary): string =>
  draft[method] ?? rupees(recorded[method]);
export const backText = (draft: ClosingDraft, productId: string, { due }: RunSummary): string =>
  draft.back[productId] ?? String(due[productId] ?? 0);

/** What was counted, less what was recorded; null where no amount stands there. */
export function differenceOf(draft: ClosingDraft, method: CollectedBy, account: RunSummary): Paise | null {
  const counted = parseHundredths(moneyText(draft, method, account));
  return counted === null ? null : counted - account.recorded[method];
}

const MOST_BOTTLES = 99_999;

/** How many bottles came back; null where no such number stands there. */
export function countOf(draft: ClosingDraft, productId: string, account: RunSummary): number | null {
  const count = parseQuantity(backText(draft, productId, account));
  return count !== null && count <= MOST_BOTTLES ? count : null;
}

export type Problems = {
  readonly cash?: 'amount';
  readonly upi?: 'amount';
  readonly reason?: 'required' | 'tooLong';
  readonly back: ReadonlySet<string>;
};

export const hasProblems = ({ back, ...fields }: Problems): boolean =>
  back.size > 0 || Object.keys(fields).length > 0;

/** What a draft closes the run with, or which of its fields stand in the way. */
export function checkClosing(
  draft: ClosingDraft,
  account: RunSummary,
): { readonly counted: Counted } | { readonly problems: Problems } {
  const [cash, upi] = COLLECTED_BY.map(method => parseHundredths(moneyText(draft, method, account)));
  const counts = Object.keys(account.due).map(id => [id, countOf(draft, id, account)] as const);
  const unreadable = new Set(counts.flatMap(([id, count]) => (count === null ? [id] : [])));
  const back: Bottles = Object.fromEntries(counts.map(([id, count]) => [id, count ?? 0]));
  const money = { cashPaise: cash ?? 0, upiPaise: upi ?? 0 };
  const hasMoney = typeof cash === 'number' && typeof upi === 'number';
  const reason = plainLine(draft.reason);
  const differs = hasMoney && needsReason(account.run, money);
  const problems: Problems = {
    ...(typeof cash !== 'number' && { cash: 'amount' as const }),
    ...(typeof upi !== 'number' && { upi: 'amount' as const }),
    ...(differs && reason === '' && { reason: 'required' as const }),
    ...(reason.length > MAX_CHARS.stopNote && { reason: 'tooLong' as const }),
    back: unreadable,
  };
  if (hasProblems(problems)) return { problems };
  // Where the amounts agree, drop a reason that was typed before: there is nothing to explain.
  return { counted: { ...money, reason: differs ? reason : '', back } };
}
