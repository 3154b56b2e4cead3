import { combineReducers } from '@reduxjs/toolkit';
import { connectivitySlice } from '@/entities/connectivity/connectivitySlice';
import { deviceSlice } from '@/entities/device/deviceSlice';
import { outboxSlice } from '@/entities/outbox/outboxSlice';
import { preferencesSlice } from '@/entities/preferences/preferencesSlice';
import { catalogueSlice } from '@/entities/product/catalogueSlice';
import { sessionSlice } from '@/entities/user/sessionSlice';
import { api } from '@/services/api/api';
import { persistedCatalogue, persistedPreferences, persistedSession } from './persistence/persistedSlices';
import type { Persistence } from './persistence/persistence';

/** The app's one reducer. `persisted` decides which slices are kept on the device, and how. */
export function makeRootReducer(persisted: Persistence['persisted']) {
  return combineReducers({
    api: api.reducer,
    connectivity: connectivitySlice.reducer,
    device: deviceSlice.reducer,
    outbox: outboxSlice.reducer,
    session: persisted(persistedSession, sessionSlice.reducer),
    catalogue: persisted(persistedCatalogue, catalogueSlice.reducer),
    preferences: persisted(persistedPreferences, preferencesSlice.reducer),
  });
}
