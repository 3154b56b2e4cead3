import { parseQuantity } from '@/domain/product/quantityRules';
import { INDIAN_STATES, stateOfGstin } from '@/domain/shop/indianStates';
import { NETWORKS, type OpeningHours, type Shop } from '@/domain/shop/shop';
import { SHOP_LIMITS } from '@/domain/shop/shopEdit';
import type { SettingsLabels } from '@/i18n/en/backOffice/settings';
import { LANGUAGE_CODES, type LanguageCode } from '@/i18n/languages';
import { toAsciiDigits } from '@/lib/number/digits';
import { paiseToRupees } from '@/lib/number/money';
import { isEmail, normalizeEmail } from '@/lib/text/email';
import { withoutInvisible } from '@/lib/text/invisible';
import { parseHundredths } from '@/lib/text/parseHundredths';
import { plainLine, plainText } from '@/lib/text/plainText';
import {
  type AreaDraft,
  type AreaProblems,
  areaDraftOf,
  checkAreas,
  isSlot,
  readSlots,
} from './areaFormRules';

/** What the shop is, in a line of a language. */
type Tagline = `tagline.${LanguageCode}`;

export const TAGLINES = LANGUAGE_CODES.map(code => ({ code, field: `tagline.${code}` as const }));

/** The settings as they stand in the form. */
export type ShopDraft = {
  readonly deliveryFee: string;
  readonly taxPercent: string;
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly instagram: string;
  readonly facebook: string;
  readonly youtube: string;
  readonly city: string;
  readonly openDays: readonly number[];
  readonly openTimes: string;
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
  readonly state: string;
  readonly fssai: string;
  readonly hsn: string;
  readonly upi: string;
  readonly cancelsPending: boolean;
  readonly maxUnits: string;
  readonly areas: readonly AreaDraft[];
} & { readonly [field in Tagline]: string };
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
  ...(['city', 'openDays', 'openTimes'] as const),
  ...TAGLINES.map(({ field }) => field),
  ...(['name', 'address', 'state', 'gstin', 'fssai', 'hsn', 'upi'] as const),
  ...(['maxUnits', 'areas', 'cancelsPending'] as const),
];

type Problem =
  | { readonly kind: 'fee' | 'percent' | 'phone' | 'email' | 'page' | 'gstin' | 'state' | 'units' }
  | { readonly kind: 'days' | 'times' | 'fssai' | 'hsn' | 'upi' }
  | { readonly kind: 'gstinState'; readonly state: string }
  | { readonly kind: 'tooLong'; readonly most: number };
export type ShopProblems = { readonly [field in Exclude<ShopField, 'areas'>]?: Problem } & {
  /** In the order of the areas. */
  readonly areas?: readonly AreaProblems[];
};

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
  city,
  hours,
  taglines,
  seller,
  cancelsPending,
  maxUnits,
  areas,
}: Shop): ShopDraft => ({
  deliveryFee: paiseToRupees(deliveryFeePaise).toFixed(2),
  taxPercent: String(percentOf(taxRate)),
  supportPhone,
  supportEmail,
  ...social,
  city,
  openDays: hours?.days ?? [],
  openTimes: hours?.slot ?? '',
  ...(Object.fromEntries(TAGLINES.map(({ code, field }) => [field, taglines[code] ?? ''])) as {
    [field in Tagline]: string;
  }),
  ...seller,
  cancelsPending,
  maxUnits: String(maxUnits),
  areas: areas.map(areaDraftOf),
});

const PHONE = /^\+?[\d\s()-]{5,29}$/;
/** State, PAN, which of its registrations, Z, check character. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

const PAGE = /^https:\/\/[^\s]+$/;

function pageProblem(address: string): Problem | undefined {
  if (address !== '' && !PAGE.test(address)) return { kind: 'page' };
  return tooLong(address, SHOP_LIMITS.page);
}

/** As the rules have it. */
const UPI = /^([\w.-]{2,100}@[a-z][a-z\d]{1,63})?$/i;

const digits = (typed: string): string => toAsciiDigits(plainLine(typed)).replace(/\s/g, '');

const tooLong = (text: string, most: number) =>
  text.length > most ? ({ kind: 'tooLong', most } as const) : undefined;

function gstinProblem(gstin: string, state: string): Problem | undefined {
  if (gstin === '') return undefined;
  const its = stateOfGstin(gstin);
  if (!GSTIN.test(gstin) || its === null) return { kind: 'gstin' };
  return state !== '' && state !== its ? { kind: 'gstinState', state: its } : undefined;
}

/** The hours that days and times stand for: none where both are empty. */
function hoursOf(days: readonly number[], times: string): OpeningHours | 'days' | 'times' | null {
  const [slot = '', ...more] = readSlots(times);
  if (slot === '') return days.length === 0 ? null : 'times';
  if (more.length > 0 || !isSlot(slot)) return 'times';
  return days.length === 0 ? 'days' : { days, slot };
}

/** The settings a draft stands for, or what is wrong with it, field by field. */
export function checkShopDraft(
  draft: ShopDraft,
): { readonly shop: Shop } | { readonly problems: ShopProblems } {
  const fee = parseHundredths(draft.deliveryFee);
  const percent = parseHundredths(draft.taxPercent);
  const maxUnits = parseQuantity(draft.maxUnits);
  const supportPhone = toAsciiDigits(plainLine(draft.supportPhone));
  const supportEmail = normalizeEmail(draft.supportEmail);
  const [instagram = '', facebook = '', youtube = ''] = NETWORKS.map(network =>
    plainLine(withoutInvisible(draft[network])),
  );
  const gstin = digits(draft.gstin).toUpperCase();
  const [name, state] = [plainLine(draft.name), plainLine(draft.state)];
  const address = plainText(draft.address);
  const city = plainLine(draft.city);
  const hours = hoursOf(draft.openDays, draft.openTimes);
  const taglines = TAGLINES.map(({ code, field }) => ({ code, field, line: plainLine(draft[field]) }));
  const [fssai, hsn] = [digits(draft.fssai), digits(draft.hsn)];
  const upi = plainLine(draft.upi);
  const areas = checkAreas(draft.areas);
  const found: ShopProblems = {
    ...((fee === null || fee > SHOP_LIMITS.feePaise) && { deliveryFee: { kind: 'fee' } }),
    ...((percent === null || percent > 10_000) && { taxPercent: { kind: 'percent' } }),
    ...(supportPhone !== '' && !PHONE.test(supportPhone) && { supportPhone: { kind: 'phone' } }),
    ...(supportEmail !== '' && !isEmail(supportEmail) && { supportEmail: { kind: 'email' } }),
    ...withProblem('instagram', pageProblem(instagram)),
    ...withProblem('facebook', pageProblem(facebook)),
    ...withProblem('youtube', pageProblem(youtube)),
    ...withProblem('city', tooLong(city, SHOP_LIMITS.city)),
    ...(hours === 'days' && { openDays: { kind: 'days' } }),
    ...(hours === 'times' && { openTimes: { kind: 'times' } }),
    ...Object.assign(
      {},
      ...taglines.map(({ field, line }) => withProblem(field, tooLong(line, SHOP_LIMITS.tagline))),
    ),
    ...withProblem('name', tooLong(name, SHOP_LIMITS.name)),
    ...withProblem('address', tooLong(address, SHOP_LIMITS.address)),
    ...withProblem('gstin', gstinProblem(gstin, state)),
    ...(gstin !== '' && state === '' && { state: { kind: 'state' } }),
    ...(!/^(\d{14})?$/.test(fssai) && { fssai: { kind: 'fssai' } }),
    ...(!/^(\d{4}(\d{2}){0,2})?$/.test(hsn) && { hsn: { kind: 'hsn' } }),
    ...(!UPI.test(upi) && { upi: { kind: 'upi' } }),
    ...((maxUnits === null || maxUnits < 1 || maxUnits > SHOP_LIMITS.units) && {
      maxUnits: { kind: 'units' },
    }),
    ...('problems' in areas && { areas: areas.problems }),
  };
  if (
    Object.keys(found).length > 0 ||
    fee === null ||
    percent === null ||
    maxUnits === null ||
    typeof hours === 'string' ||
    'problems' in areas
  ) {
    return { problems: found };
  }
  return {
    shop: {
      deliveryFeePaise: fee,
      taxRate: percent / 10_000,
      supportPhone,
      supportEmail,
      social: { instagram, facebook, youtube },
      city,
      hours,
      taglines: Object.fromEntries(
        taglines.filter(({ line }) => line !== '').map(({ code, line }) => [code, line]),
      ),
      seller: { name, address, gstin, state, fssai, hsn, upi },
      cancelsPending: draft.cancelsPending,
      maxUnits,
      areas: areas.areas,
    },
  };
}

const withProblem = (field: Exclude<ShopField, 'areas'>, problem: Problem | undefined): ShopProblems =>
  problem ? { [field]: problem } : {};

/** The fields in which two drafts differ, in the order of the form. */
export const changedFields = (one: ShopDraft, other: ShopDraft): readonly ShopField[] =>
  SHOP_FIELDS.filter(field => JSON.stringify(one[field]) !== JSON.stringify(other[field]));

/** What the state may be; one that is stored and no state of India stays until another is chosen. */
export function stateOptions(
  stored: string,
  { noState, stateName }: SettingsLabels['shop'],
): readonly { value: string; label: string }[] {
  const names: string[] = INDIAN_STATES.map(({ name }) => name);
  const known = stored === '' || names.includes(stored) ? names : [stored, ...names];
  return [{ value: '', label: noState }, ...known.map(name => ({ value: name, label: stateName(name) }))];
}
