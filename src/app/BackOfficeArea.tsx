// @bundle office-area, staff-only, driver

import { useState } from 'react';
import { useStore } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import type { StaffPage } from '@/components/page/staffPage';
import { AuthProvider } from '@/features/auth/AuthProvider';
import { selectSession } from '@/store/session/session';
import { beginSession } from '@/store/session/sessionThunks';
import { mirrorReducer } from '@/sync/mirror/mirrorSlice';
// Nothing is drawn before Auth has answered, so load its code together with the area's, not one round trip later.
import '@/services/firebase/authSession';
import { PATHS } from '@/lib/paths';
import type { RootState } from '@/store/rootState';
import { UnsavedGuardRouter } from '@/ui/unsavedGuard/UnsavedGuardRouter';
import { BackOfficeLayout } from './layouts/BackOfficeLayout';
import './rootStore/mirroredCollections';
import type { AppStore } from './rootStore/store';
import { Toasts } from './shell/lazyParts';
import { lazyScreen, lazyStaffPage } from './shell/lazyScreen';
import { STAFF_LINKS, STAFF_PAGES, staffPageAt } from './staffPages';

const AdminSignInPage = lazyScreen(() =>
  import('@/features/backOffice/adminSession/AdminSignInPage').then(part => part.AdminSignInPage),
);
const DriverLayout = lazyScreen(() => import('./layouts/DriverLayout').then(part => part.DriverLayout));
const StaffPageNotFound = lazyStaffPage(() =>
  import('./errors/StaffPageNotFound').then(part => part.StaffPageNotFound),
);
const NotFoundPage = lazyScreen(() => import('./errors/NotFoundPage').then(part => part.NotFoundPage));

const routes = (shell: StaffPage['shell']) =>
  STAFF_PAGES.filter(page => page.shell === shell).map(({ path, Screen }) => (
    <Route key={path} path={inArea(path)} element={<Screen />} />
  ));

/** An address as this area's own routes write it: what follows `/admin/`. */
const inArea = (path: string): string => path.slice(PATHS.adminSignIn.length + 1);

const injectInto = (store: AppStore) => store.injectReducers({ mirror: mirrorReducer });

/** Resolves when Auth has said who is there. */
const sessionKnown = (store: AppStore) =>
  new Promise<void>(resolve => {
    const stop = store.subscribe(() => {
      if (selectSession(store.getState(), 'back-office').status === 'loading') return;
      stop();
      resolve();
    });
  });

/**
 * Loads the first page's code, its data and the session in parallel, so that they are drawn together. What is late is
 * loaded on screen; once React shows a fallback it keeps it for a third of a second. `ready`: resolves when the store
 * knows the last signed-in user. A page retries what fails here and shows the failure.
 */
export async function openPage(pathname: string, store: AppStore, ready: Promise<void>): Promise<void> {
  const page = staffPageAt(pathname);
  const followAuth = async () => {
    await ready;
    store.dispatch(beginSession('back-office'));
    await sessionKnown(store);
  };
  injectInto(store);
  await Promise.all([
    page?.Screen.preload(),
    page?.shell && DriverLayout.preload(),
    page?.preload?.({ dispatch: store.dispatch, ready }),
    followAuth(),
  ]);
}

/** The staff's half, drivers' too: everything under `/admin`. */
export function BackOfficeArea() {
  const store = useStore<RootState>() as AppStore;
  useState(() => injectInto(store));
  return (
    <AuthProvider area="back-office">
      <UnsavedGuardRouter>
        <Routes>
          <Route index element={<AdminSignInPage />} />
          <Route element={<BackOfficeLayout pages={STAFF_LINKS} />}>
            {routes(undefined)}
            <Route path={inArea(`${PATHS.dashboard}/*`)} element={<StaffPageNotFound />} />
          </Route>
          <Route element={<DriverLayout />}>{routes('driver')}</Route>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
        <Toasts position="top-right" />
      </UnsavedGuardRouter>
    </AuthProvider>
  );
}
