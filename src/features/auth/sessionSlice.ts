import { createSlice } from '@reduxjs/toolkit';
import { type Session, type Sessions, sessionChanged } from '@/store/session/session';

const initialState: Sessions = {
  storefront: { status: 'loading', user: null },
  'back-office': { status: 'loading', user: null },
};

/** Both areas' sessions, as Firebase Auth reports them. What every layer reads of them is in `store/session`. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder.addCase(sessionChanged, (state, { payload }) => {
      const next: Session = payload.user
        ? { status: 'signedIn', user: payload.user }
        : { status: 'signedOut', user: null, ...(payload.endedFor && { endedFor: payload.endedFor }) };
      state[payload.area] = next;
    });
  },
});
