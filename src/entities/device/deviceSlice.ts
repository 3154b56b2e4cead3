import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppThunk } from '@/shared/redux/thunk';
import { type Language, languageOf } from '@/shared/text/language';

/** What this device can keep, and how it speaks. */
export type DeviceState = {
  /** Something could not be kept for want of room. */
  readonly full: boolean;
  /** What its person reads, as far as the device tells. */
  readonly language: Language;
};

const initialState: DeviceState = { full: false, language: 'en' };

export const deviceSlice = createSlice({
  name: 'device',
  initialState,
  reducers: {
    deviceFull: (state): DeviceState => ({ ...state, full: true }),
    languageFound: (state, { payload }: PayloadAction<{ readonly language: Language }>): DeviceState => ({
      ...state,
      language: payload.language,
    }),
  },
  selectors: {
    selectFull: ({ full }) => full,
  },
});

export const { deviceFull, languageFound } = deviceSlice.actions;
export const { selectFull } = deviceSlice.selectors;

/** Asks the device for its person's language. */
export const findLanguage =
  (): AppThunk<void> =>
  (dispatch, _getState, { deviceLanguage }) =>
    void dispatch(languageFound({ language: languageOf(deviceLanguage()) }));
