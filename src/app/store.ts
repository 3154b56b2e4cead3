import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { watchConnectivity } from '@/entities/connectivity/connectivitySlice';
import { selectLanguage } from '@/entities/preferences/language';
import { type CatalogueSnapshot, catalogueCame } from '@/entities/product/catalogueSlice';
import { api } from '@/services/api/api';
import { mayInspect } from '@/services/platform/devTools';
import type { Services } from '@/services/services';
import { languageOf } from '@/shared/text/language';
import { loadHindi } from '@/shared/text/loadHindi';
import { createListeners } from './listeners';
import { createPersistence } from './persistence/persistence';
import { makeRootReducer, type StaffReducers } from './rootReducer';

type StoreOptions = {
  readonly services: Services;
  /** The catalogue that the page came with. */
  readonly came?: CatalogueSnapshot | null;
};

/** The innermost middleware: what it sees has been through every other, and reaches the reducer next. */
const taped =
  ({ tape }: Services): Middleware =>
  ({ getState }) =>
  next =>
  action => {
    const result = next(action);
    tape.recorder?.record(action as UnknownAction, getState());
    return result;
  };

/**
 * The app's store. All time, chance, storage and network come from `services`, so that the state is a pure
 * function of the actions. `ready` resolves when the device's own copy has been restored and its language
 * loaded; render after it.
 */
export function makeStore({ services, came = null }: StoreOptions) {
  const persistence = createPersistence(services);
  const root = makeRootReducer(persistence.persisted);
  const configured = configureStore({
    reducer: root.reducer,
    devTools: mayInspect(),
    preloadedState: { device: { full: false, language: languageOf(services.deviceLanguage()) } },
    middleware: defaults =>
      defaults({
        thunk: { extraArgument: services },
        // redux-persist's own actions carry functions.
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      })
        .prepend(createListeners(services))
        .concat(api.middleware, taped(services)),
  });
  let brought: Partial<StaffReducers> = {};
  const store = Object.assign(configured, {
    /** Lets what only staff have be fed: called by the rooms that bring the code. Again is no matter. */
    bring(reducers: Partial<StaffReducers>): void {
      if (Object.keys(reducers).every(name => name in brought)) return;
      brought = { ...brought, ...reducers };
      configured.replaceReducer(root.withStaff(brought));
    },
  });
  // Refetching on focus and reconnect, where an endpoint asks for it.
  setupListeners(store.dispatch);
  store.dispatch(watchConnectivity());
  const prepare = async () => {
    if (came) store.dispatch(catalogueCame(came));
    if (selectLanguage(store.getState()) === 'hi') await loadHindi();
  };
  return { store, ready: persistence.start(store, prepare) };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
export type AppDispatch = AppStore['dispatch'];
export type RootState = ReturnType<ReturnType<typeof makeRootReducer>['reducer']>;
