import { matchPath, Route, Routes } from 'react-router-dom';
import { AuthProvider } from '@/features/auth/AuthProvider';
import { PATHS } from '@/shared/paths';
import { RequireCustomer } from './layouts/RequireCustomer';
import { StorefrontLayout } from './layouts/StorefrontLayout';
import { Toasts } from './shell/lazyParts';
import { lazyScreen } from './shell/lazyScreen';

// Each screen is a bundle of its own: who opens the menu does not wait for the landing page.
const LandingPage = lazyScreen(() =>
  import('@/features/storefront/landing/LandingPage').then(part => part.LandingPage),
);
const MenuPage = lazyScreen(() =>
  import('@/features/storefront/catalogue/MenuPage').then(part => part.MenuPage),
);
const LoginPage = lazyScreen(() => import('@/features/auth/LoginPage').then(part => part.LoginPage));
const CartPage = lazyScreen(() => import('@/features/storefront/cart/CartPage').then(part => part.CartPage));
const OrderPage = lazyScreen(() =>
  import('@/features/storefront/order/OrderPage').then(part => part.OrderPage),
);
const TrackOrdersPage = lazyScreen(() =>
  import('@/features/storefront/myOrders/TrackOrdersPage').then(part => part.TrackOrdersPage),
);
const CustomerOutbox = lazyScreen(() => import('./outbox/CustomerOutbox').then(part => part.CustomerOutbox));
const NotFoundPage = lazyScreen(() =>
  import('./errors/ShopNotFoundPage').then(part => part.ShopNotFoundPage),
);
const ProfilePage = lazyScreen(() => import('./recording/ProfileScreen').then(part => part.ProfileScreen));

const PAGES = [
  [PATHS.landing, LandingPage],
  [PATHS.menu, MenuPage],
  [PATHS.cart, CartPage],
  [PATHS.order, OrderPage],
  [PATHS.trackOrder, TrackOrdersPage],
  [PATHS.profile, ProfilePage],
  [PATHS.outbox, CustomerOutbox],
  [PATHS.login, LoginPage],
  ['*', NotFoundPage],
] as const;

/** Loads the page at an address. */
export async function preloadPage(pathname: string): Promise<void> {
  await PAGES.find(([path]) => matchPath(path, pathname))?.[1].preload();
}

/** The customer's half: everything but `/admin`. */
export function StorefrontWing() {
  return (
    <AuthProvider wing="storefront">
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
      <Toasts position="top-center" />
    </AuthProvider>
  );
}
