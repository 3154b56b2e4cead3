import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { AnnouncementsState } from '@/data/alert/announcementsSlice';
import { sessionSlice } from '@/features/auth/sessionSlice';
import type { ScanState } from '@/features/backOffice/dataCheck/scanState';
import { cartSlice } from '@/features/storefront/cart/cartSlice';
import { catalogueSlice } from '@/features/storefront/catalogue/catalogueSlice';
import { api } from '@/store/api/api';
import { connectivitySlice } from '@/store/connectivitySlice';
import { deviceSlice } from '@/store/deviceSlice';
import { preferencesSlice } from '@/store/preferences/preferencesSlice';
import type { MirrorState } from '@/sync/mirror/mirrorSlice';
import { outboxSlice } from '@/sync/outbox/outboxSlice';
import {
  persistedCart,
  persistedCatalogue,
  persistedPreferences,
  persistedSession,
} from '../persistence/persistedSlices';
import type { Persistence } from '../persistence/persistence';

/** The app's slices. `persisted` decides which are stored on the device, and how. */
function slicesOf(persisted: Persistence['persisted']) {
  return {
    api: api.reducer,
    connectivity: connectivitySlice.reducer,
    device: deviceSlice.reducer,
    outbox: outboxSlice.reducer,
    session: persisted(persistedSession, sessionSlice.reducer),
    catalogue: persisted(persistedCatalogue, catalogueSlice.reducer),
    cart: persisted(persistedCart, cartSlice.reducer),
    preferences: persisted(persistedPreferences, preferencesSlice.reducer),
  };
}

export type StaffReducers = {
  readonly mirror: (state: MirrorState | undefined, action: UnknownAction) => MirrorState;
  readonly dataCheck: (state: ScanState | null | undefined, action: UnknownAction) => ScanState | null;
  readonly announcements: (
    state: AnnouncementsState | null | undefined,
    action: UnknownAction,
  ) => AnnouncementsState | null;
};

/** Placeholders until the back office injects its reducers: the storefront does not load that code. */
const EMPTY_MIRROR: MirrorState = { uid: null, of: {} };
const TO_COME: StaffReducers = {
  mirror: (state = EMPTY_MIRROR) => state,
  dataCheck: (state = null) => state,
  announcements: (state = null) => state,
};

/** Makes the app's reducer, and the same with the injected staff reducers. */
export function makeRootReducer(persisted: Persistence['persisted']) {
  const slices = slicesOf(persisted);
  const withStaff = (injected: Partial<StaffReducers>) =>
    combineReducers({ ...slices, ...TO_COME, ...injected });
  return { reducer: withStaff({}), withStaff };
}
