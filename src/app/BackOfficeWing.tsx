import { useState } from 'react';
import { useStore } from 'react-redux';
import { matchPath, Route, Routes } from 'react-router-dom';
import { AuthProvider } from '@/features/auth/AuthProvider';
import { selectSession } from '@/store/session/session';
import { beginSession } from '@/store/session/sessionThunks';
import { mirrorReducer } from '@/sync/mirror/mirrorSlice';
// Nothing is on screen before Auth has spoken: its code comes beside the wing's, and not a round trip later.
import '@/services/firebase/authSession';
import { PATHS } from '@/lib/paths';
import type { RootState } from '@/store/rootState';
import type { LazyPart } from '@/ui/lazy/lazyWith';
import { Guarded } from '@/ui/unsavedGuard/Guarded';
import { BackOfficeLayout } from './layouts/BackOfficeLayout';
import './rootStore/mirroredCollections';
import type { AppStore } from './rootStore/store';
import { Toasts } from './shell/lazyParts';
import { lazyRoom, lazyScreen } from './shell/lazyScreen';

const AdminSignInPage = lazyScreen(() =>
  import('@/features/backOffice/adminSession/AdminSignInPage').then(part => part.AdminSignInPage),
);
const OrdersPage = lazyRoom(() =>
  import('@/features/backOffice/adminOrders/OrdersPage').then(part => part.OrdersPage),
);
const InventoryPage = lazyRoom(() =>
  import('@/features/backOffice/inventory/InventoryPage').then(part => part.InventoryPage),
);
const DashboardPage = lazyRoom(() =>
  import('@/features/backOffice/dashboard/DashboardPage').then(part => part.DashboardPage),
);
const ReportsPage = lazyRoom(() =>
  import('@/features/backOffice/reports/ReportsPage').then(part => part.ReportsPage),
);
const AlertsPage = lazyRoom(() =>
  import('@/features/backOffice/alerts/AlertsPage').then(part => part.AlertsPage),
);
const StaffSettings = lazyRoom(() => import('./shell/StaffSettings').then(part => part.StaffSettings));
const DataCheckRoom = lazyRoom(() => import('./DataCheckRoom').then(part => part.DataCheckRoom));
const CustomersPage = lazyRoom(() =>
  import('@/features/backOffice/customers/list/CustomersPage').then(part => part.CustomersPage),
);
const CustomerPage = lazyRoom(() =>
  import('@/features/backOffice/customers/detail/CustomerPage').then(part => part.CustomerPage),
);
const ProductionPage = lazyRoom(() =>
  import('@/features/backOffice/production/ProductionPage').then(part => part.ProductionPage),
);
const StaffOutbox = lazyRoom(() => import('./outbox/StaffOutbox').then(part => part.StaffOutbox));
const RoomNotFound = lazyRoom(() => import('./errors/RoomNotFound').then(part => part.RoomNotFound));
const NotFoundPage = lazyScreen(() => import('./errors/NotFoundPage').then(part => part.NotFoundPage));

/** An address as this wing's own routes write it: what follows `/admin/`. */
const inWing = (path: string): string => path.slice(PATHS.adminSignIn.length + 1);

/** The rooms, by their addresses. */
const ROOMS: readonly (readonly [path: string, Room: LazyPart<object>])[] = [
  [PATHS.dashboard, DashboardPage],
  [PATHS.adminOrders, OrdersPage],
  [PATHS.inventory, InventoryPage],
  [PATHS.reports, ReportsPage],
  [PATHS.alerts, AlertsPage],
  [PATHS.settings, StaffSettings],
  [PATHS.customers, CustomersPage],
  [`${PATHS.customers}/:customerId`, CustomerPage],
  [PATHS.production, ProductionPage],
  [PATHS.dataCheck, DataCheckRoom],
  [PATHS.adminOutbox, StaffOutbox],
  [`${PATHS.dashboard}/*`, RoomNotFound],
];

const bringTo = (store: AppStore) => store.bring({ replica: mirrorReducer });

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
 * Sends for the room that the visit begins in, for what it shows, and for who is there: all is then drawn at once. Whatever is
 * not there by then is waited for on screen, and React goes on showing that it waits for a third of a second. `ready`: the
 * store knows who was there last. What fails here is asked for again by the room, which says so.
 */
export async function openRoom(pathname: string, store: AppStore, ready: Promise<void>): Promise<void> {
  const [, Room] = ROOMS.find(([path]) => matchPath(path, pathname)) ?? [];
  const followAuth = async () => {
    await ready;
    store.dispatch(beginSession('back-office'));
    await sessionKnown(store);
  };
  const readList = async () => {
    const [{ openOrderList }] = await Promise.all([import('@/data/order/openOrderList'), ready]);
    await store.dispatch(openOrderList());
  };
  const loadList = () =>
    import('@/features/backOffice/adminOrders/lazyList').then(part => part.preloadList());
  bringTo(store);
  const opensOrders = pathname === PATHS.adminOrders;
  await Promise.all([Room?.preload(), followAuth(), opensOrders && readList(), opensOrders && loadList()]);
}

/** The staff's half: everything under `/admin`. */
export function BackOfficeWing() {
  const store = useStore<RootState>() as AppStore;
  useState(() => bringTo(store));
  return (
    <AuthProvider wing="back-office">
      <Guarded>
        <Routes>
          <Route index element={<AdminSignInPage />} />
          <Route element={<BackOfficeLayout />}>
            {ROOMS.map(([path, Room]) => (
              <Route key={path} path={inWing(path)} element={<Room />} />
            ))}
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
        <Toasts position="top-right" />
      </Guarded>
    </AuthProvider>
  );
}
