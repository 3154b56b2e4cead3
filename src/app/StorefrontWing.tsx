import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AuthProvider } from '@/features/auth/AuthProvider';
import { PATHS } from '@/shared/paths';
import { useCommonText } from '@/shared/text/commonText';
import { FullScreenSpinner } from '@/shared/ui/FullScreenSpinner';
import { RequireCustomer } from './layouts/RequireCustomer';
import { StorefrontLayout } from './layouts/StorefrontLayout';
import { Toasts } from './shell/lazyParts';
import { lazyScreen } from './shell/lazyScreen';

// Each screen is a bundle of its own: who opens the menu does not wait for the landing page.
const LandingPage = lazyScreen(
  async () => (await import('@/features/storefront/landing/LandingPage')).LandingPage,
);
const MenuPage = lazyScreen(async () => (await import('@/features/storefront/catalogue/MenuPage')).MenuPage);
const LoginPage = lazyScreen(async () => (await import('@/features/auth/LoginPage')).LoginPage);
const CartPage = lazyScreen(async () => (await import('@/features/storefront/cart/CartPage')).CartPage);
const OrderPage = lazyScreen(async () => (await import('@/features/storefront/order/OrderPage')).OrderPage);
const TrackOrdersPage = lazyScreen(
  async () => (await import('@/features/storefront/myOrders/TrackOrdersPage')).TrackOrdersPage,
);
const CustomerOutbox = lazyScreen(async () => (await import('./outbox/CustomerOutbox')).CustomerOutbox);
const NotFoundPage = lazyScreen(async () => (await import('./errors/ShopNotFoundPage')).ShopNotFoundPage);
const ProfilePage = lazyScreen(async () => (await import('./recording/ProfileScreen')).ProfileScreen);

/** Loads the page at an address that the build has rendered beforehand. */
export const preloadPage = (pathname: string): Promise<void> =>
  (pathname === PATHS.menu ? MenuPage : LandingPage).preload();

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
            <Route path={PATHS.cart} element={<CartPage />} />
            <Route path={PATHS.order} element={<OrderPage />} />
            <Route element={<RequireCustomer />}>
              <Route path={PATHS.trackOrder} element={<TrackOrdersPage />} />
              <Route path={PATHS.profile} element={<ProfilePage />} />
              <Route path={PATHS.outbox} element={<CustomerOutbox />} />
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
