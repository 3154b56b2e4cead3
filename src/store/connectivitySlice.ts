import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppThunk } from './thunk';

/** What the browser believes about the network, unless the server has answered since. A hint for words on screen. */
export type ConnectivityState = { readonly online: boolean };

const initialState: ConnectivityState = { online: true };

export const connectivitySlice = createSlice({
  name: 'connectivity',
  initialState,
  reducers: {
    connectivityChanged: (_state, { payload }: PayloadAction<boolean>): ConnectivityState => ({
      online: payload,
    }),
  },
  selectors: {
    selectOnline: ({ online }) => online,
  },
});

export const { connectivityChanged } = connectivitySlice.actions;
export const { selectOnline } = connectivitySlice.selectors;

/** Follows the device's connection; returns how to stop. */
export const watchConnectivity =
  (): AppThunk<() => void> =>
  (dispatch, _getState, { connectivity }) => {
    dispatch(connectivityChanged(connectivity.isOnline()));
    return connectivity.onChange(online => dispatch(connectivityChanged(online)));
  };

declare module '@/store/rootState' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface RootState {
    readonly connectivity: ConnectivityState;
  }
}
