import type { SettingsLabels } from '@/i18n/en/backOffice/settings';
import type { ShopDraft, ShopField } from './shopFormRules';

export const fieldName = (field: ShopField, { shop }: SettingsLabels): string => shop[field];

export const shownValue = (draft: ShopDraft, field: ShopField, { shop }: SettingsLabels): string => {
  const value = draft[field];
  if (typeof value === 'boolean') return value ? shop.yes : shop.no;
  return value;
};
