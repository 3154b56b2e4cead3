import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import type { CatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { cataloguePrerendered } from '@/features/storefront/catalogue/catalogueSlice';
import { languageOf, loadTranslation } from '@/i18n/languages';
import { api } from '@/store/api/api';
import { watchConnectivity } from '@/store/connectivitySlice';
import { selectLanguage } from '@/store/preferences/language';
import type { Services } from '@/store/services';
import { createPersistence } from '../persistence/persistence';
import { createListeners } from './listeners';
import { makeRootReducer, type StaffReducers } from './rootReducer';

type StoreOptions = {
  readonly services: Services;
  /** The catalogue that the page came with. */
  readonly prerendered?: CatalogueSnapshot | null;
};

/** The innermost middleware: what it sees has been through every other, and reaches the reducer next. */
const recorded =
  ({ recorderPort }: Services): Middleware =>
  () =>
  next =>
  action => {
    const result = next(action);
    for (const follow of recorderPort.followers) follow(action as UnknownAction);
    return result;
  };

/**
 * In development every action is followed by a walk through the state. Through thousands of rows it would take longer than the
 * action, and fill the console with saying so; tests, which have few, walk through all.
 */
function checks() {
  const walk = {
    warnAfter: Number.POSITIVE_INFINITY,
    ignoredPaths: import.meta.env.MODE === 'test' ? [] : ['mirror'],
  };
  return {
    immutableCheck: walk,
    // redux-persist's own actions carry functions.
    serializableCheck: { ...walk, ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
  };
}

/**
 * The app's store. All time, random numbers, storage and network come from `services`, so that the state is a pure
 * function of the actions. `ready` resolves when the device's own copy has been restored and its language
 * loaded; render after it.
 */
export function makeStore({ services, prerendered = null }: StoreOptions) {
  const persistence = createPersistence(services);
  const root = makeRootReducer(persistence.persisted);
  const configured = configureStore({
    reducer: root.reducer,
    // Redux DevTools see a copy (`app/devTools`).
    devTools: false,
    preloadedState: { device: { full: false, language: languageOf(services.deviceLanguage()) } },
    middleware: defaults =>
      defaults({
        thunk: { extraArgument: services },
        ...(import.meta.env.DEV && checks()),
      })
        .prepend(createListeners(services))
        .concat(api.middleware, recorded(services)),
  });
  let injected: Partial<StaffReducers> = {};
  const store = Object.assign(configured, {
    /** Adds the reducers that only the back office needs; called when its code is loaded. Idempotent. */
    injectReducers(reducers: Partial<StaffReducers>): void {
      if (Object.keys(reducers).every(name => name in injected)) return;
      injected = { ...injected, ...reducers };
      configured.replaceReducer(root.withStaff(injected));
    },
  });
  // Refetching on focus and reconnect, where an endpoint asks for it.
  setupListeners(store.dispatch);
  store.dispatch(watchConnectivity());
  const prepare = async () => {
    if (prerendered) store.dispatch(cataloguePrerendered(prerendered));
    await loadTranslation(selectLanguage(store.getState()));
  };
  return { store, ready: persistence.start(store, prepare) };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
