import { useState } from 'react';
import { useStore } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { replicaReducer } from '@/entities/replica/replicaSlice';
import { AuthProvider } from '@/features/auth/AuthProvider';
import { NotOpenPage } from '@/features/backOffice/shell/NotOpenPage';
import { PATHS } from '@/shared/paths';
import { BackOfficeLayout } from './layouts/BackOfficeLayout';
import { Toasts } from './shell/lazyParts';
import { lazyScreen } from './shell/lazyScreen';
import type { AppStore, RootState } from './store';

const AdminSignInPage = lazyScreen(
  async () => (await import('@/features/backOffice/adminSession/AdminSignInPage')).AdminSignInPage,
);
const OrdersPage = lazyScreen(
  async () => (await import('@/features/backOffice/adminOrders/OrdersPage')).OrdersPage,
);
const DataCheckRoom = lazyScreen(async () => (await import('./DataCheckRoom')).DataCheckRoom);
const StaffOutbox = lazyScreen(async () => (await import('./outbox/StaffOutbox')).StaffOutbox);
const NotFoundPage = lazyScreen(async () => (await import('./errors/NotFoundPage')).NotFoundPage);

/** The rooms of spec §2 that later issues open. */
const ROOMS_NOT_OPEN = [
  PATHS.dashboard,
  PATHS.inventory,
  PATHS.production,
  PATHS.customers,
  PATHS.reports,
  PATHS.alerts,
];

/** An address as this wing's own routes write it: what follows `/admin/`. */
const inWing = (path: string): string => path.slice(PATHS.adminSignIn.length + 1);

/** The staff's half: everything under `/admin`. */
export function BackOfficeWing() {
  const store = useStore<RootState>() as AppStore;
  useState(() => store.bring({ replica: replicaReducer }));
  return (
    <AuthProvider wing="back-office">
      <Routes>
        <Route index element={<AdminSignInPage />} />
        <Route element={<BackOfficeLayout />}>
          <Route path={inWing(PATHS.adminOrders)} element={<OrdersPage />} />
          <Route path={inWing(PATHS.dataCheck)} element={<DataCheckRoom />} />
          <Route path={inWing(PATHS.adminOutbox)} element={<StaffOutbox />} />
          {ROOMS_NOT_OPEN.map(path => (
            <Route key={path} path={inWing(path)} element={<NotOpenPage key={path} />} />
          ))}
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
      <Toasts position="top-right" />
    </AuthProvider>
  );
}
