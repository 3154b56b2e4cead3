import type { SettingsLabels } from '@/i18n/en/backOffice/settings';
import type { Language } from '@/lib/language';
import { weekdaysText } from '@/lib/time/weekday';
import { areaText } from './areaFormRules';
import type { ShopDraft, ShopField } from './shopFormRules';

export const fieldName = (field: ShopField, { shop }: SettingsLabels): string => shop[field];

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
