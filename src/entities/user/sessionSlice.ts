import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Wing } from '@/services/wing';
import type { Session, Sessions, SessionUser } from './sessionUser';

const initialState: Sessions = {
  storefront: { status: 'loading', user: null },
  'back-office': { status: 'loading', user: null },
};

type SessionPayload = { wing: Wing; user: SessionUser | null; endedFor?: string };

/** Both wings' sessions, as Firebase Auth reports them. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Firebase Auth has said who is signed in to a wing, or that nobody is. */
    sessionChanged(state, { payload }: PayloadAction<SessionPayload>) {
      const next: Session = payload.user
        ? { status: 'signedIn', user: payload.user }
        : { status: 'signedOut', user: null, ...(payload.endedFor && { endedFor: payload.endedFor }) };
      state[payload.wing] = next;
    },
  },
  selectors: {
    selectSession: (state, wing: Wing): Session => state[wing],
  },
});

export const { sessionChanged } = sessionSlice.actions;
export const { selectSession } = sessionSlice.selectors;
