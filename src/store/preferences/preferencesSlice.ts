import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LanguageCode } from '@/i18n/languages';
import type { OfficePreferences } from './officePreferences';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What a person has chosen about the app on this device. */
export type Preferences = {
  readonly theme: Theme;
  /** Null: as the device has it. */
  readonly language: LanguageCode | null;
  /** Of the back office; null until something of it was chosen. */
  readonly office: OfficePreferences | null;
};

const initialState: Preferences = { theme: 'system', language: null, office: null };

const changed =
  <Name extends keyof Preferences>() =>
  (state: Preferences, { payload }: PayloadAction<Pick<Preferences, Name>>): Preferences => ({
    ...state,
    ...payload,
  });

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    // Each in a field of its name: a recording keeps the app's own words by the field they stand in.
    themeChosen: changed<'theme'>(),
    languageChosen: changed<'language'>(),
    officeChanged: changed<'office'>(),
    /** Another tab has changed them. */
    preferencesSeen: (_state, { payload }: PayloadAction<Preferences>): Preferences => payload,
  },
  selectors: { selectPreferences: state => state, selectTheme: state => state.theme },
});

export const { themeChosen, languageChosen, officeChanged, preferencesSeen } = preferencesSlice.actions;
export const { selectPreferences, selectTheme } = preferencesSlice.selectors;

declare module '@/store/rootState' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface RootState {
    readonly preferences: Preferences;
  }
}
