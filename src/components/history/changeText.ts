// @bundle changes

import { CATEGORIES, TRANSLATED } from '@/domain/product/product';
import {
  type ChangedKind,
  type ChangeLogEntry,
  changedParts,
  isFields,
  isNothing,
} from '@/domain/staff/changeLog';
import type { ChangeLogLabels } from '@/i18n/en/backOffice/changeLog';
import type { CustomersLabels } from '@/i18n/en/backOffice/customers';
import type { InventoryLabels } from '@/i18n/en/backOffice/inventory';
import type { ProductionLabels } from '@/i18n/en/backOffice/production';
import type { SettingsLabels } from '@/i18n/en/backOffice/settings';
import { LANGUAGE_CODES } from '@/i18n/languages';
import { type Language, languageName } from '@/lib/language';
import { formatRupees, rupeesToPaise } from '@/lib/number/money';
import { formatPercent } from '@/lib/number/numbers';
import type { PlainValue } from '@/lib/plainData';
import { formatDateTime, formatTime } from '@/lib/time/dates';
import { slotText } from '@/lib/time/slot';
import { formatWeekday, weekdaysText } from '@/lib/time/weekday';
import type { HistoryField } from './HistoryLine';

/** What the changed things are called where they are edited. */
export type ChangeTexts = {
  readonly log: ChangeLogLabels;
  readonly settings: SettingsLabels;
  readonly customers: CustomersLabels;
  readonly inventory: InventoryLabels;
  readonly production: ProductionLabels;
  readonly language: Language;
  /** What a product is called; undefined for one that is not known. */
  readonly productName: (id: string) => string | undefined;
};

type Names = { readonly [field: string]: string };

/** Of a language that this version knows. */
const isLanguage = (code: string): boolean => LANGUAGE_CODES.some(known => known === code);

/** A field's label by its path; null if no form has a label for it. */
function nameOf(kind: ChangedKind, path: readonly string[], texts: ChangeTexts): string | null {
  const { log, settings, customers, inventory, production, language } = texts;
  const [field = '', within = '', last = ''] = path;
  switch (kind) {
    case 'settings': {
      const { shop, areas } = settings;
      if (field === 'areas') return [within, (areas as unknown as Names)[last]].filter(Boolean).join(': ');
      const names: Names = {
        ...{ taxRate: shop.taxPercent, cancelUntil: log.cancelling },
        ...{ 'hours.days': shop.openDays, 'hours.slot': shop.openTimes },
      };
      if (field === 'taglines' && isLanguage(within)) return shop.tagline(languageName(within, language));
      return names[field] ?? names[`${field}.${within}`] ?? plain(shop, within || field);
    }
    case 'customer':
      return field === 'hidden' ? customers.groups.deleted : plain(customers.form, field);
    case 'product': {
      const { form } = inventory;
      const names: Names = { unitPrice: form.price, archived: inventory.archived };
      if (field !== 'translations') return names[field] ?? plain(form, within || field);
      const inLanguage = TRANSLATED.find(name => name === last);
      if (inLanguage && isLanguage(within))
        return form.inLanguage[inLanguage](languageName(within, language));
      return `${plain(form, last) ?? last} (${within})`;
    }
    case 'line': {
      const { lines, batches } = production;
      const names: Names = {
        ...{ name: log.fields.name, status: batches.status, target: batches.quantity },
        ...{ startTime: lines.started, estimatedCompletion: lines.estimated, completed: lines.progress },
      };
      return names[field] ?? plain(lines, field);
    }
    case 'run':
      if (within === 'back') return `${log.fields.back}: ${texts.productName(last) ?? last}`;
      return plain(log.fields, within || field);
    case 'person':
      return plain(log.fields, field);
  }
}

/** The text of that name in a catalogue, where it is a text. */
function plain(catalogue: object, name: string): string | null {
  const text: unknown = Object.entries(catalogue).find(([key]) => key === name)?.[1];
  return typeof text === 'string' ? text : null;
}

const RUPEES = ['deliveryFee', 'fee', 'unitPrice', 'cash', 'upi'];

function textOf(
  kind: ChangedKind,
  path: readonly string[],
  value: PlainValue | undefined,
  texts: ChangeTexts,
): string {
  const { log, settings, customers, inventory, production, language } = texts;
  const field = path.at(-1) ?? '';
  if (isNothing(value) || value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? log.yes : log.no;
  if (RUPEES.includes(field) && Number.isFinite(Number(value))) {
    return formatRupees(rupeesToPaise(Number(value)));
  }
  if (field === 'taxRate' && typeof value === 'number') return formatPercent(value);
  if (field === 'cancelUntil') return value === 'pending' ? log.yes : log.no;
  if (field === 'days' && Array.isArray(value)) {
    return weekdaysText(value.map(Number), settings.areas.everyDay, language);
  }
  if (field === 'cutOff') {
    return value === 24
      ? settings.areas.midnight
      : formatTime(`1970-01-01T${String(value).padStart(2, '0')}:00:00+05:30`, language);
  }
  if (kind === 'run' && typeof value === 'string') {
    if (field === 'day') return formatWeekday(`${value}T12:00:00+05:30`, language);
    if (field === 'slot') return slotText(value, language);
    if (field === 'state') return plain(log.states, value) ?? value;
  }
  if (field === 'status') {
    const names = kind === 'line' ? production.status : customers.status;
    return plain(names, String(value)) ?? String(value);
  }
  if (kind === 'customer' && field === 'type') return plain(customers.type, String(value)) ?? String(value);
  if (field === 'category') {
    const known = CATEGORIES.find(each => each === value);
    return known ? inventory.categories[known] : String(value);
  }
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return formatDateTime(value, language);
  if (Array.isArray(value)) return value.map(item => textOf(kind, [...path, ''], item, texts)).join(', ');
  if (!isFields(value)) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${textOf(kind, [...path, name], inner, texts)}`)
    .join(' · ');
}

/** Of a run: who and when stand beside the change itself, and its driver is told by name. */
const UNTOLD = ['createdAt', 'driver', 'closing.at', 'closing.by', 'closing.byName'];

/** What an entry of the change log says, in words, one thing at a time; of what was made, only what it has. */
export function fieldsInWords(entry: ChangeLogEntry, texts: ChangeTexts): readonly HistoryField[] {
  const made = isAddition(entry);
  return changedParts(entry)
    .filter(({ path }) => entry.kind !== 'run' || !UNTOLD.includes(path.join('.')))
    .filter(({ to }) => !made || to !== false)
    .map(({ path, from, to }) => ({
      name: nameOf(entry.kind, path, texts) ?? path.join(' › '),
      from: made ? null : textOf(entry.kind, path, from, texts),
      to: textOf(entry.kind, path, to, texts),
    }));
}

/** Whether an entry tells that its document was made. */
const isAddition = ({ from, to }: ChangeLogEntry): boolean =>
  Object.keys(from).length === 0 && Object.keys(to).length > 1 && 'name' in to;

/** A summary of an entry in one or two words. */
export function whatIn(entry: ChangeLogEntry, { log }: ChangeTexts): string {
  if (isAddition(entry)) return log.added;
  const { kind, from, to } = entry;
  if (kind !== 'run') return log.changed;
  if (to.state === 'out') return log.run.started;
  if (to.state === 'closed') return log.run.closed;
  if ('closing' in to) return log.run.corrected;
  if (to.state === 'deleted') return log.run.deleted;
  return from.state === 'deleted' ? log.run.restored : log.changed;
}
