import type { SettingsText } from '@/i18n/en/settings';
import type { ShopDraft, ShopField } from './shopFormRules';

export const fieldName = (field: ShopField, { shop }: SettingsText): string => shop[field];

export const shownValue = (draft: ShopDraft, field: ShopField, { shop }: SettingsText): string => {
  const value = draft[field];
  if (typeof value === 'boolean') return value ? shop.yes : shop.no;
  return value;
};
