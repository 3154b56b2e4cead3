import type { UnknownAction } from '@reduxjs/toolkit';
import { inertPersisted } from '@/app/persistence/inertPersistence';
import { makeRootReducer } from '@/app/rootReducer';
import type { RootState } from '@/app/store';
import { replicaReducer } from '@/entities/replica/replicaSlice';
import { dataCheckReducer } from '@/features/backOffice/dataCheck/dataCheckSlice';
import type { Recording } from '@/services/platform/tape';

/** Folds recorded actions again through the root reducer, from the state they began with; the state after each. */
export function replay({ initialState, steps }: Recording): RootState[] {
  const reducer = makeRootReducer(inertPersisted).withStaff({
    replica: replicaReducer,
    dataCheck: dataCheckReducer,
  });
  let state = initialState as RootState;
  return steps.map(({ action }) => {
    // As a file would hold it: plain data.
    state = reducer(state, JSON.parse(JSON.stringify(action)) as UnknownAction);
    return state;
  });
}
