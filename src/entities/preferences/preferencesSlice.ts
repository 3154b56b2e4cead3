import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LANGUAGES, type Language } from '@/shared/text/language';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What a person has chosen about the app on this device. */
export type Preferences = {
  readonly theme: Theme;
  /** Null: as the device has it. */
  readonly language: Language | null;
};

const initialState: Preferences = { theme: 'system', language: null };

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
    languageChosen: (state, { payload }: PayloadAction<{ readonly language: Language }>) => ({
      ...state,
      language: payload.language,
    }),
  },
  selectors: { selectTheme: state => state.theme },
});

export const { themeChosen, languageChosen } = preferencesSlice.actions;
export const { selectTheme } = preferencesSlice.selectors;

/**
 * Stored preferences as state. Without a schema library: they are read before every first screen. A language that is
 * missing or not known (of an app before there was a choice, or after there were more) is no choice.
 */
export function parsePreferences(stored: unknown): Preferences {
  const kept: { readonly [field in keyof Preferences]?: unknown } = Object(stored);
  const theme = THEMES.find(known => known === kept.theme);
  if (!theme) throw new Error('no known theme');
  return { theme, language: LANGUAGES.find(known => known === kept.language) ?? null };
}
