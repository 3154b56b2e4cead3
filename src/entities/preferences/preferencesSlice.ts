import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '@/shared/text/language';

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
    // Each in a field of its name: a recording keeps the app's own words by the field they stand in.
    themeChosen: (state, { payload }: PayloadAction<{ readonly theme: Theme }>) => ({ ...state, ...payload }),
    languageChosen: (state, { payload }: PayloadAction<{ readonly language: Language }>) => ({
      ...state,
      ...payload,
    }),
  },
  selectors: { selectTheme: state => state.theme },
});

export const { themeChosen, languageChosen } = preferencesSlice.actions;
export const { selectTheme } = preferencesSlice.selectors;
