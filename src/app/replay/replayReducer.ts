import { announcementsReducer } from '@/data/alert/announcementsSlice';
import { dataCheckReducer } from '@/features/backOffice/dataCheck/dataCheckSlice';
import { mirrorReducer } from '@/sync/mirror/mirrorSlice';
import { inertPersisted } from '../persistence/inertPersistence';
import '../rootStore/mirroredCollections';
import { makeRootReducer } from '../rootStore/rootReducer';

/** The app's whole reducer, with all that the pages of either area bring, and nothing of the device behind it. */
export const createReplayReducer = () =>
  makeRootReducer(inertPersisted).withStaff({
    mirror: mirrorReducer,
    dataCheck: dataCheckReducer,
    announcements: announcementsReducer,
  });
