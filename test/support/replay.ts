import type { UnknownAction } from '@reduxjs/toolkit';
import { createReplayReducer } from '@/app/replay/replayReducer';
import type { Recording } from '@/services/platform/recorderPort';
import type { RootState } from '@/store/rootState';

/** Folds recorded actions again through the root reducer, from the state they began with; the state after each. */
export function replay({ initialState, steps }: Recording): RootState[] {
  const reducer = createReplayReducer();
  let state = initialState as RootState;
  return steps.map(({ action }) => {
    // As a file would hold it: plain data.
    state = reducer(state, JSON.parse(JSON.stringify(action)) as UnknownAction);
    return state;
  });
}
