import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What this device can keep. */
export type DeviceState = {
  /** Something could not be kept for want of room. */
  readonly full: boolean;
  /** Whether an order could wait here for a connection; null before anybody has looked. */
  readonly keepsOrders: boolean | null;
};

const initialState: DeviceState = { full: false, keepsOrders: null };

export const deviceSlice = createSlice({
  name: 'device',
  initialState,
  reducers: {
    deviceFull: state => ({ ...state, full: true }),
    keepingTried: (state, { payload }: PayloadAction<boolean>) => ({ ...state, keepsOrders: payload }),
  },
  selectors: {
    selectDevice: state => state,
  },
});

export const { deviceFull, keepingTried } = deviceSlice.actions;
export const { selectDevice } = deviceSlice.selectors;
