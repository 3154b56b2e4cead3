import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AuthProvider } from '@/features/auth/AuthProvider';
import { MenuPage } from '@/features/storefront/catalogue/MenuPage';
import { LandingPage } from '@/features/storefront/landing/LandingPage';
import { PATHS } from '@/shared/paths';
import { useCommonText } from '@/shared/text/commonText';
import { FullScreenSpinner } from '@/shared/ui/FullScreenSpinner';
import { Toasts } from '@/shared/ui/Toasts';
import { NotFoundPage } from './errors/NotFoundPage';
import { RequireCustomer } from './layouts/RequireCustomer';
import { StorefrontLayout } from './layouts/StorefrontLayout';

// The first screens are in the wing's own bundle; what comes after a decision loads with the decision.
const LoginPage = lazy(async () => ({ default: (await import('@/features/auth/LoginPage')).LoginPage }));
const OrderPage = lazy(async () => ({
  default: (await import('@/features/storefront/order/OrderPage')).OrderPage,
}));
const TrackOrdersPage = lazy(async () => ({
  default: (await import('@/features/storefront/myOrders/TrackOrdersPage')).TrackOrdersPage,
}));
const ProfilePage = lazy(async () => ({
  default: (await import('@/features/storefront/profile/ProfilePage')).ProfilePage,
}));

/** The customer's half: everything but `/admin`. */
export function StorefrontWing() {
  const text = useCommonText();
  return (
    <AuthProvider wing="storefront">
      <Suspense fallback={<FullScreenSpinner label={text.loading} />}>
        <Routes>
          <Route element={<StorefrontLayout />}>
            <Route path={PATHS.landing} element={<LandingPage />} />
            <Route path={PATHS.menu} element={<MenuPage />} />
            <Route path={PATHS.order} element={<OrderPage />} />
            <Route element={<RequireCustomer />}>
              <Route path={PATHS.trackOrder} element={<TrackOrdersPage />} />
              <Route path={PATHS.profile} element={<ProfilePage />} />
            </Route>
          </Route>
          <Route path={PATHS.login} element={<LoginPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
      <Toasts position="top-center" />
    </AuthProvider>
  );
}
