import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What a person has chosen about the app on this device. */
export type Preferences = { readonly theme: Theme };

const initialState: Preferences = { theme: 'system' };

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
  },
  selectors: { selectTheme: state => state.theme },
});

export const { themeChosen } = preferencesSlice.actions;
export const { selectTheme } = preferencesSlice.selectors;

/** Stored preferences as state. Without a schema library: they are read before every first screen. */
export function parsePreferences(stored: unknown): Preferences {
  const kept = typeof stored === 'object' && stored !== null && 'theme' in stored ? stored.theme : undefined;
  const theme = THEMES.find(known => known === kept);
  if (!theme) throw new Error('no known theme');
  return { theme };
}
