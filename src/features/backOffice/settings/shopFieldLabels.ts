import type { SettingsLabels } from '@/i18n/en/backOffice/settings';
import { type Language, languageName } from '@/lib/language';
import { weekdaysText } from '@/lib/time/weekday';
import { areaText } from './areaFormRules';
import { type ShopDraft, type ShopField, TAGLINES } from './shopFormRules';

export function fieldName(field: ShopField, { shop }: SettingsLabels, language: Language): string {
  const tagline = TAGLINES.find(other => other.field === field);
  if (tagline) return shop.tagline(languageName(tagline.code, language));
  return shop[field as Exclude<ShopField, (typeof TAGLINES)[number]['field']>];
}

export const shownValue = (
  draft: ShopDraft,
  field: ShopField,
  { shop, areas }: SettingsLabels,
  language: Language,
): string => {
  if (field === 'openDays') return weekdaysText(draft.openDays, areas.everyDay, language);
  const value = draft[field];
  if (typeof value === 'boolean') return value ? shop.yes : shop.no;
  if (typeof value === 'string') return value;
  return value.length === 0 ? areas.none : value.map(area => areaText(area, areas, language)).join('\n');
};
