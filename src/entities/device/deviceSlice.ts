import { createSlice } from '@reduxjs/toolkit';

/** What this device can keep. */
export type DeviceState = {
  /** Something could not be kept for want of room. */
  readonly full: boolean;
};

const initialState: DeviceState = { full: false };

export const deviceSlice = createSlice({
  name: 'device',
  initialState,
  reducers: {
    deviceFull: (): DeviceState => ({ full: true }),
  },
  selectors: {
    selectFull: ({ full }) => full,
  },
});

export const { deviceFull } = deviceSlice.actions;
export const { selectFull } = deviceSlice.selectors;
