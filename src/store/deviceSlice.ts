import { createSlice } from '@reduxjs/toolkit';
import type { LanguageCode } from '@/i18n/languages';

/** What this device can keep, and how it speaks. */
export type DeviceState = {
  /** Something could not be stored for want of room. */
  readonly full: boolean;
  /** What its person reads, as far as the device told when the app was opened. */
  readonly language: LanguageCode;
};

const initialState: DeviceState = { full: false, language: 'en' };

export const deviceSlice = createSlice({
  name: 'device',
  initialState,
  reducers: {
    deviceFull: (state): DeviceState => ({ ...state, full: true }),
  },
  selectors: {
    selectFull: ({ full }) => full,
  },
});

export const { deviceFull } = deviceSlice.actions;
export const { selectFull } = deviceSlice.selectors;

declare module '@/store/rootState' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface RootState {
    readonly device: DeviceState;
  }
}
