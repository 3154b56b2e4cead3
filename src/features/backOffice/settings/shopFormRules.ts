import { parseQuantity } from '@/domain/product/quantityRules';
import { INDIAN_STATES, stateOfGstin } from '@/domain/shop/indianStates';
import { NETWORKS, type Shop } from '@/domain/shop/shop';
import { SHOP_LIMITS } from '@/domain/shop/shopEdit';
import type { SettingsLabels } from '@/i18n/en/backOffice/settings';
import { toAsciiDigits } from '@/lib/number/digits';
import { paiseToRupees } from '@/lib/number/money';
import { isEmail, normalizeEmail } from '@/lib/text/email';
import { withoutInvisible } from '@/lib/text/invisible';
import { plainLine, plainText } from '@/lib/text/plainText';

/** The settings as they stand in the form. */
export type ShopDraft = {
  readonly deliveryFee: string;
  readonly taxPercent: string;
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly instagram: string;
  readonly facebook: string;
  readonly youtube: string;
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
  readonly state: string;
  readonly cancelsPending: boolean;
  readonly maxUnits: string;
};
export type ShopField = keyof ShopDraft;

export const SHOP_FIELDS: readonly ShopField[] = [
  ...([
    'deliveryFee',
    'taxPercent',
    'supportPhone',
    'supportEmail',
    'instagram',
    'facebook',
    'youtube',
  ] as const),
  ...(['name', 'address', 'state', 'gstin'] as const),
  ...(['maxUnits', 'cancelsPending'] as const),
];

type Problem =
  | { readonly kind: 'fee' | 'percent' | 'phone' | 'email' | 'page' | 'gstin' | 'state' | 'units' }
  | { readonly kind: 'gstinState'; readonly state: string }
  | { readonly kind: 'tooLong'; readonly most: number };
export type ShopProblems = { readonly [field in ShopField]?: Problem };

export function problemText(
  problem: Problem | undefined,
  { problems }: Pick<SettingsLabels, 'problems'>,
): string | null {
  if (!problem) return null;
  if (problem.kind === 'gstinState') return problems.gstinState(problem.state);
  return problem.kind === 'tooLong' ? problems.tooLong(problem.most) : problems[problem.kind];
}

/** A fraction as percents, without what binary fractions add: 0.07 is 7. */
const percentOf = (rate: number): number => Math.round(rate * 10_000) / 100;

export const draftOf = ({
  deliveryFeePaise,
  taxRate,
  supportPhone,
  supportEmail,
  social,
  seller,
  cancelsPending,
  maxUnits,
}: Shop): ShopDraft => ({
  deliveryFee: paiseToRupees(deliveryFeePaise).toFixed(2),
  taxPercent: String(percentOf(taxRate)),
  supportPhone,
  supportEmail,
  ...social,
  ...seller,
  cancelsPending,
  maxUnits: String(maxUnits),
});

const AMOUNT = /^(\d{1,6})(?:\.(\d{1,2}))?$/;

/** Hundredths of a number with at most two decimals; null for any other text. */
function hundredths(typed: string): number | null {
  const match = AMOUNT.exec(toAsciiDigits(withoutInvisible(typed)).replace(/[\s,₹%]/g, ''));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

const PHONE = /^\+?[\d\s()-]{5,29}$/;
/** State, PAN, which of its registrations, Z, check character. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

const PAGE = /^https:\/\/[^\s]+$/;

function pageProblem(address: string): Problem | undefined {
  if (address !== '' && !PAGE.test(address)) return { kind: 'page' };
  return tooLong(address, SHOP_LIMITS.page);
}

const tooLong = (text: string, most: number) =>
  text.length > most ? ({ kind: 'tooLong', most } as const) : undefined;

function gstinProblem(gstin: string, state: string): Problem | undefined {
  if (gstin === '') return undefined;
  const its = stateOfGstin(gstin);
  if (!GSTIN.test(gstin) || its === null) return { kind: 'gstin' };
  return state !== '' && state !== its ? { kind: 'gstinState', state: its } : undefined;
}

/** The settings a draft stands for, or what is wrong with it, field by field. */
export function checkShopDraft(
  draft: ShopDraft,
): { readonly shop: Shop } | { readonly problems: ShopProblems } {
  const fee = hundredths(draft.deliveryFee);
  const percent = hundredths(draft.taxPercent);
  const maxUnits = parseQuantity(draft.maxUnits);
  const supportPhone = toAsciiDigits(plainLine(draft.supportPhone));
  const supportEmail = normalizeEmail(draft.supportEmail);
  const [instagram = '', facebook = '', youtube = ''] = NETWORKS.map(network => plainLine(draft[network]));
  const gstin = toAsciiDigits(plainLine(draft.gstin)).replace(/\s/g, '').toUpperCase();
  const [name, state] = [plainLine(draft.name), plainLine(draft.state)];
  const address = plainText(draft.address);
  const found: ShopProblems = {
    ...((fee === null || fee > SHOP_LIMITS.feePaise) && { deliveryFee: { kind: 'fee' } }),
    ...((percent === null || percent > 10_000) && { taxPercent: { kind: 'percent' } }),
    ...(!PHONE.test(supportPhone) && { supportPhone: { kind: 'phone' } }),
    ...(supportEmail !== '' && !isEmail(supportEmail) && { supportEmail: { kind: 'email' } }),
    ...withProblem('instagram', pageProblem(instagram)),
    ...withProblem('facebook', pageProblem(facebook)),
    ...withProblem('youtube', pageProblem(youtube)),
    ...withProblem('name', tooLong(name, SHOP_LIMITS.name)),
    ...withProblem('address', tooLong(address, SHOP_LIMITS.address)),
    ...withProblem('gstin', gstinProblem(gstin, state)),
    ...(gstin !== '' && state === '' && { state: { kind: 'state' } }),
    ...((maxUnits === null || maxUnits < 1 || maxUnits > SHOP_LIMITS.units) && {
      maxUnits: { kind: 'units' },
    }),
  };
  if (Object.keys(found).length > 0 || fee === null || percent === null || maxUnits === null) {
    return { problems: found };
  }
  return {
    shop: {
      deliveryFeePaise: fee,
      taxRate: percent / 10_000,
      supportPhone,
      supportEmail,
      social: { instagram, facebook, youtube },
      seller: { name, address, gstin, state },
      cancelsPending: draft.cancelsPending,
      maxUnits,
    },
  };
}

const withProblem = (field: ShopField, problem: Problem | undefined): ShopProblems =>
  problem ? { [field]: problem } : {};

/** The fields in which two drafts differ, in the order of the form. */
export const changedFields = (one: ShopDraft, other: ShopDraft): readonly ShopField[] =>
  SHOP_FIELDS.filter(field => one[field] !== other[field]);

/** What the state may be; one that is stored and no state of India stays until another is chosen. */
export function stateOptions(
  stored: string,
  { noState, stateName }: SettingsLabels['shop'],
): readonly { value: string; label: string }[] {
  const names: string[] = INDIAN_STATES.map(({ name }) => name);
  const known = stored === '' || names.includes(stored) ? names : [stored, ...names];
  return [{ value: '', label: noState }, ...known.map(name => ({ value: name, label: stateName(name) }))];
}
