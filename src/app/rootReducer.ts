import { combineSlices } from '@reduxjs/toolkit';
import { connectivitySlice } from '@/entities/connectivity/connectivitySlice';
import { outboxSlice } from '@/entities/outbox/outboxSlice';
import { preferencesSlice } from '@/entities/preferences/preferencesSlice';
import { catalogueSlice } from '@/entities/product/catalogueSlice';
import { sessionSlice } from '@/entities/user/sessionSlice';
import { api } from '@/services/api/api';
import { storedCatalogue, storedPreferences, storedSession } from './persistence/persistedSlices';
import type { Persistence } from './persistence/persistence';

/** The app's one reducer. `persisted` decides which slices are kept on the device, and how. */
export function makeRootReducer(persisted: Persistence['persisted']) {
  return combineSlices(api, connectivitySlice, outboxSlice, {
    session: persisted(storedSession, sessionSlice.reducer),
    catalogue: persisted(storedCatalogue, catalogueSlice.reducer),
    preferences: persisted(storedPreferences, preferencesSlice.reducer),
  });
}
