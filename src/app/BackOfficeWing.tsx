import { useState } from 'react';
import { useStore } from 'react-redux';
import { matchPath, Route, Routes } from 'react-router-dom';
import { replicaReducer } from '@/entities/replica/replicaSlice';
import { AuthProvider } from '@/features/auth/AuthProvider';
// Nothing is on screen before Auth has spoken: its code comes beside the wing's, and not a round trip later.
import '@/services/firebase/authSession';
import type { LazyPart } from '@/shared/lazy/lazyWith';
import { Guarded } from '@/shared/leaving/Guarded';
import { PATHS } from '@/shared/paths';
import { BackOfficeLayout } from './layouts/BackOfficeLayout';
import { Toasts } from './shell/lazyParts';
import { lazyRoom, lazyScreen } from './shell/lazyScreen';
import type { AppStore, RootState } from './store';

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
  import('@/features/backOffice/customers/CustomersPage').then(part => part.CustomersPage),
);
const CustomerPage = lazyRoom(() =>
  import('@/features/backOffice/customers/CustomerPage').then(part => part.CustomerPage),
);
const ProductionPage = lazyRoom(() =>
  import('@/features/backOffice/production/ProductionPage').then(part => part.ProductionPage),
);
const StaffOutbox = lazyRoom(() => import('./outbox/StaffOutbox').then(part => part.StaffOutbox));
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
];

/**
 * Sends for the room that the visit begins in while Auth is still finding out who is there: it is then drawn with the shell
 * and not a third of a second after it, which is how long React goes on waiting once it has shown that it waits. What fails
 * here is asked for again by the room, which says so.
 */
function openEarly(store: AppStore): void {
  const { pathname } = globalThis.location;
  const [, Room] = ROOMS.find(([path]) => matchPath(path, pathname)) ?? [];
  Room?.preload().catch(() => {});
  if (pathname !== PATHS.adminOrders) return;
  import('@/features/backOffice/adminOrders/openOrders')
    .then(({ openOrders }) => store.dispatch(openOrders()))
    .catch(() => {});
}

/** The staff's half: everything under `/admin`. */
export function BackOfficeWing() {
  const store = useStore<RootState>() as AppStore;
  useState(() => {
    store.bring({ replica: replicaReducer });
    openEarly(store);
  });
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
