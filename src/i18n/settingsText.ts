import { type SettingsText, settings } from '@/i18n/en/settings';
import { useTranslation } from './translation';

/** A catalogue apart: the settings, and the card that offers the app. */
export const useSettingsText = (): SettingsText => useTranslation()?.settings ?? settings;
