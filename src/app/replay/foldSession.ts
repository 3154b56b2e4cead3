import type { UnknownAction } from '@reduxjs/toolkit';
import type { Place } from '@/services/platform/recorderPort';
import type { RootState } from '@/store/rootState';
import { placeOf } from '../recording/recorder';
import type { Session } from '../recording/sessionFile';
import { createStateHash } from '../recording/stateHash';
import { loadEndpoints } from './loadEndpoints';
import { createReplayReducer } from './replayReducer';

/** A moment of a replayed session. The first has no action: it is what the recording began with. */
export type Frame = {
  readonly action: UnknownAction | null;
  /** Milliseconds since the epoch, by the recording's device. */
  readonly atMs: number;
  readonly state: RootState;
  readonly place: Place;
  /** Whether the state is the one that was recorded. */
  readonly agrees: boolean;
};

/** Folds a session's actions through the app's own reducer; nothing but the reducer runs. Rejects as a reducer throws. */
export async function foldSession(session: Session): Promise<readonly Frame[]> {
  await loadEndpoints();
  const { initialState, initialHash, startsAt, steps } = session;
  const reducer = createReplayReducer();
  const hash = createStateHash();
  let state = initialState as RootState;
  let place = startsAt;
  const first: Frame = {
    action: null,
    atMs: steps[0]?.atMs ?? 0,
    state,
    place,
    agrees: hash(state) === initialHash,
  };
  const frames = steps.map(({ action, atMs, hash: recorded }): Frame => {
    state = reducer(state, action);
    place = placeOf(action) ?? place;
    return { action, atMs, state, place, agrees: hash(state) === recorded };
  });
  return [first, ...frames];
}
