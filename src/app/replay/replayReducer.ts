import { replicaReducer } from '@/data/mirror/replicaSlice';
import { dataCheckReducer } from '@/features/backOffice/dataCheck/dataCheckSlice';
import { inertPersisted } from '../persistence/inertPersistence';
import { makeRootReducer } from '../rootReducer';

/** The app's whole reducer, with all that the rooms of either wing bring, and nothing of the device behind it. */
export const createReplayReducer = () =>
  makeRootReducer(inertPersisted).withStaff({ replica: replicaReducer, dataCheck: dataCheckReducer });
