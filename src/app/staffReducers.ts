import { replicaReducer } from '@/entities/replica/replicaSlice';
import { dataCheckReducer } from '@/features/backOffice/dataCheck/dataCheckSlice';
import type { StaffReducers } from './rootReducer';

/** What the state holds for staff alone. */
export const STAFF_REDUCERS: StaffReducers = { replica: replicaReducer, dataCheck: dataCheckReducer };
