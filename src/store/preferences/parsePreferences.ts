import { LANGUAGE_CODES } from '@/i18n/languages';
import { parseOfficePreferences } from './parseOfficePreferences';
import { type Preferences, THEMES } from './preferencesSlice';

/**
 * Stored preferences as state. A language that is
 * missing or not known (of an app before there was a choice, or after there were more) is no choice.
 */
export function parsePreferences(stored: unknown): Preferences {
  const kept: { readonly [field in keyof Preferences]?: unknown } = Object(stored);
  const theme = THEMES.find(known => known === kept.theme);
  if (!theme) throw new Error('no known theme');
  return {
    theme,
    language: LANGUAGE_CODES.find(known => known === kept.language) ?? null,
    office: parseOfficePreferences(kept.office),
  };
}
