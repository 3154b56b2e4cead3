import { AREA_LIMITS } from '@/domain/delivery/areaSchema';
import type { DeliveryArea } from '@/domain/delivery/deliveryAreas';
import type { SettingsLabels } from '@/i18n/en/backOffice/settings';
import type { Language } from '@/lib/language';
import { toAsciiDigits } from '@/lib/number/digits';
import { formatRupees, paiseToRupees } from '@/lib/number/money';
import { parseHundredths } from '@/lib/text/parseHundredths';
import { PIN } from '@/lib/text/pinCode';
import { plainLine } from '@/lib/text/plainText';
import { formatTime } from '@/lib/time/dates';
import { SLOT, slotText } from '@/lib/time/slot';
import { weekdaysText } from '@/lib/time/weekday';

/** An area as it stands in the form. */
export type AreaDraft = {
  /** What tells it from the others while all of it may change. */
  readonly key: string;
  readonly name: string;
  readonly pins: string;
  readonly days: readonly number[];
  readonly slots: string;
  readonly cutOff: number;
  readonly fee: string;
};

type Problem =
  | { readonly kind: 'areaName' | 'areaTwice' | 'pins' | 'days' | 'slots' | 'areaFee' }
  | { readonly kind: 'pin' | 'slot'; readonly text: string }
  | { readonly kind: 'pinTwice'; readonly pin: string; readonly one: string; readonly other: string }
  | { readonly kind: 'tooManyAreas' | 'areaTooLong' | 'tooManyPins' | 'tooManySlots'; readonly most: number };

const PROBLEM_FIELDS = ['name', 'pins', 'days', 'slots', 'fee'] as const;
export type AreaProblems = { readonly [field in (typeof PROBLEM_FIELDS)[number]]?: Problem };

export function areaProblemText(problem: Problem | undefined, text: SettingsLabels['areas']): string | null {
  if (!problem) return null;
  switch (problem.kind) {
    case 'pin':
    case 'slot':
      return text.problems[problem.kind](problem.text);
    case 'pinTwice':
      return text.problems.pinTwice(problem.pin, problem.one, problem.other);
    case 'tooManyAreas':
      return text.full(problem.most);
    case 'areaTooLong':
    case 'tooManyPins':
    case 'tooManySlots':
      return text.problems[problem.kind](problem.most);
    default:
      return text.problems[problem.kind];
  }
}

export const areaDraftOf = ({ name, pins, days, slots, cutOff, feePaise }: DeliveryArea): AreaDraft => ({
  key: name,
  name,
  pins: pins.join(', '),
  days,
  slots: slots.join(', '),
  cutOff,
  fee: paiseToRupees(feePaise).toFixed(2),
});

/** A new area, which differs from every other by its key. */
export const newAreaDraft = (others: readonly AreaDraft[], fee: string): AreaDraft => ({
  key: `\n${others.length} ${others.map(({ key }) => key).join()}`,
  name: '',
  pins: '',
  days: [1, 2, 3, 4, 5, 6],
  slots: '07:00-10:00',
  cutOff: 20,
  fee,
});

/** The areas as they are now, with what a person has made of those that they saw. */
export function mergeAreas(
  seen: readonly AreaDraft[],
  mine: readonly AreaDraft[],
  current: readonly AreaDraft[],
): readonly AreaDraft[] {
  const before = new Map(seen.map(area => [area.key, JSON.stringify(area)]));
  const own = new Map(mine.map(area => [area.key, area]));
  const there = new Set(current.map(({ key }) => key));
  const isChanged = (area: AreaDraft) => before.get(area.key) !== JSON.stringify(area);
  return [
    ...current.flatMap(area => {
      const edited = own.get(area.key);
      if (!edited) return before.has(area.key) ? [] : [area];
      return [isChanged(edited) ? edited : area];
    }),
    ...mine.filter(area => !there.has(area.key) && isChanged(area)),
  ];
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** The hour of a cut-off in words; the last one is the end of the day. */
export const hourText = (hour: number, text: SettingsLabels['areas'], language: Language): string =>
  hour === 24
    ? text.midnight
    : formatTime(`1970-01-01T${String(hour).padStart(2, '0')}:00:00+05:30`, language);

/** All of an area but its name, as it was typed where it cannot be read. */
export function areaDetails(area: AreaDraft, text: SettingsLabels['areas'], language: Language): string {
  const slots = readSlots(area.slots);
  const fee = parseHundredths(area.fee);
  return text.details(
    readPins(area.pins).join(', '),
    weekdaysText(area.days, text.everyDay, language),
    slots.every(slot => SLOT.test(slot))
      ? slots.map(slot => slotText(slot, language)).join(', ')
      : area.slots,
    hourText(area.cutOff, text, language),
    fee === null ? area.fee : formatRupees(fee),
  );
}

/** All of an area in a line. */
export const areaText = (area: AreaDraft, text: SettingsLabels['areas'], language: Language): string =>
  `${area.name || text.unnamed}: ${areaDetails(area, text, language)}`;

const words = (typed: string): string[] =>
  toAsciiDigits(plainLine(typed.replace(/[\n,;]+/g, ' ')))
    .split(' ')
    .filter(Boolean);

const readPins = (typed: string): string[] => [...new Set(words(typed))];

/** `7-10`, `7:00 – 10:00` and `07:00-10:00` are one time; what cannot be read stays as it is. */
export const readSlots = (typed: string): string[] => {
  const joined = typed.replace(/\s*[-–—]\s*/g, '-');
  const slots = words(joined).map(slot =>
    slot
      .split('-')
      .map(time => {
        const [, hour = '', minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(time) ?? [];
        return hour === '' ? time : `${hour.padStart(2, '0')}:${minutes}`;
      })
      .join('-'),
  );
  return [...new Set(slots)].sort();
};

export const isSlot = (slot: string): boolean => SLOT.test(slot) && slot.slice(0, 5) < slot.slice(6);

/** `others`: those before it. */
function nameProblem(name: string, others: readonly AreaDraft[]): Problem | undefined {
  if (others.length >= AREA_LIMITS.areas) return { kind: 'tooManyAreas', most: AREA_LIMITS.areas };
  if (name === '') return { kind: 'areaName' };
  if (name.length > AREA_LIMITS.name) return { kind: 'areaTooLong', most: AREA_LIMITS.name };
  const isTaken = others.some(other => plainLine(other.name).toLowerCase() === name.toLowerCase());
  return isTaken ? { kind: 'areaTwice' } : undefined;
}

function pinsProblem(
  name: string,
  pins: readonly string[],
  others: readonly AreaDraft[],
): Problem | undefined {
  const wrong = pins.find(pin => !PIN.test(pin));
  if (wrong !== undefined) return { kind: 'pin', text: wrong };
  if (pins.length === 0) return { kind: 'pins' };
  if (pins.length > AREA_LIMITS.pins) return { kind: 'tooManyPins', most: AREA_LIMITS.pins };
  for (const other of others) {
    const theirs = readPins(other.pins);
    const pin = pins.find(each => theirs.includes(each));
    if (pin !== undefined) return { kind: 'pinTwice', pin, one: plainLine(other.name), other: name };
  }
  return undefined;
}

function slotsProblem(slots: readonly string[]): Problem | undefined {
  const wrong = slots.find(slot => !isSlot(slot));
  if (wrong !== undefined) return { kind: 'slot', text: wrong };
  if (slots.length === 0) return { kind: 'slots' };
  return slots.length > AREA_LIMITS.slots ? { kind: 'tooManySlots', most: AREA_LIMITS.slots } : undefined;
}

/** The areas that drafts stand for, or what is wrong with each of them. */
export function checkAreas(
  drafts: readonly AreaDraft[],
): { readonly areas: readonly DeliveryArea[] } | { readonly problems: readonly AreaProblems[] } {
  const checked = drafts.map((draft, at) => {
    const name = plainLine(draft.name);
    const [pins, slots, fee] = [readPins(draft.pins), readSlots(draft.slots), parseHundredths(draft.fee)];
    const before = drafts.slice(0, at);
    const found = {
      name: nameProblem(name, before),
      pins: pinsProblem(name, pins, before),
      days: draft.days.length === 0 ? ({ kind: 'days' } as const) : undefined,
      slots: slotsProblem(slots),
      fee: fee === null || fee > AREA_LIMITS.feePaise ? ({ kind: 'areaFee' } as const) : undefined,
    };
    const problems: AreaProblems = Object.fromEntries(
      Object.entries(found).filter(([, problem]) => problem !== undefined),
    );
    const { days, cutOff } = draft;
    return { problems, area: { name, pins, days, slots, cutOff, feePaise: fee ?? 0 } };
  });
  const isFine = checked.every(({ problems }) => Object.keys(problems).length === 0);
  return isFine
    ? { areas: checked.map(({ area }) => area) }
    : { problems: checked.map(({ problems }) => problems) };
}

/** What was said of areas before a change of them and is still so, but for the fields that were touched. */
export function problemsLeft(
  said: readonly AreaProblems[],
  before: readonly AreaDraft[],
  after: readonly AreaDraft[],
): readonly AreaProblems[] {
  const checked = checkAreas(after);
  const found = 'problems' in checked ? checked.problems : [];
  return after.map((area, at) => {
    const was = before.findIndex(({ key }) => key === area.key);
    const left = PROBLEM_FIELDS.flatMap(field => {
      const problem = said[was]?.[field];
      const isLeft = problem && found[at]?.[field] && area[field] === before[was]?.[field];
      return isLeft ? [[field, problem] as const] : [];
    });
    return Object.fromEntries(left);
  });
}
