import { matchPath, Route, Routes } from 'react-router-dom';
import { AuthProvider } from '@/features/auth/AuthProvider';
import { PATHS } from '@/lib/paths';
import type { LazyPart } from '@/ui/lazy/lazyWith';
import { RequireCustomer } from './layouts/RequireCustomer';
import { StorefrontLayout } from './layouts/StorefrontLayout';
import { Toasts } from './shell/lazyParts';
import { lazyScreen } from './shell/lazyScreen';

// Each screen is a bundle of its own: who opens the menu does not wait for the landing page.
const LandingPage = lazyScreen(() =>
  import('@/features/storefront/landing/LandingPage').then(part => part.LandingPage),
);
const MenuPage = lazyScreen(() => import('@/features/storefront/menu/MenuPage').then(part => part.MenuPage));
const LoginPage = lazyScreen(() => import('@/features/auth/LoginPage').then(part => part.LoginPage));
const CartPage = lazyScreen(() => import('@/features/storefront/cart/CartPage').then(part => part.CartPage));
const loadMyOrders = () =>
  import('@/features/storefront/myOrders/TrackOrdersPage').then(part => part.TrackOrdersPage);
// With what confirms the order: the network may be gone by the time that it is placed.
const OrderPage = lazyScreen(async () => {
  const [{ OrderPage }] = await Promise.all([
    import('@/features/storefront/order/OrderPage'),
    loadMyOrders(),
  ]);
  return OrderPage;
});
const TrackOrdersPage = lazyScreen(loadMyOrders);
const CustomerOutbox = lazyScreen(() => import('./outbox/CustomerOutbox').then(part => part.CustomerOutbox));
const NotFoundPage = lazyScreen(() =>
  import('./errors/ShopNotFoundPage').then(part => part.ShopNotFoundPage),
);
const ProfilePage = lazyScreen(() => import('./recording/ProfileScreen').then(part => part.ProfileScreen));

type Page = readonly [path: string, Screen: LazyPart<object>];

const PAGES_OF_ANYONE: readonly Page[] = [
  [PATHS.landing, LandingPage],
  [PATHS.menu, MenuPage],
  [PATHS.cart, CartPage],
  [PATHS.order, OrderPage],
];
const PAGES_OF_A_CUSTOMER: readonly Page[] = [
  [PATHS.trackOrder, TrackOrdersPage],
  [PATHS.profile, ProfilePage],
  [PATHS.outbox, CustomerOutbox],
];
const PAGES_BY_THEMSELVES: readonly Page[] = [
  [PATHS.login, LoginPage],
  ['*', NotFoundPage],
];
const PAGES = [...PAGES_OF_ANYONE, ...PAGES_OF_A_CUSTOMER, ...PAGES_BY_THEMSELVES];

const routes = (pages: readonly Page[]) =>
  pages.map(([path, Screen]) => <Route key={path} path={path} element={<Screen />} />);

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
          {routes(PAGES_OF_ANYONE)}
          <Route element={<RequireCustomer />}>{routes(PAGES_OF_A_CUSTOMER)}</Route>
        </Route>
        {routes(PAGES_BY_THEMSELVES)}
      </Routes>
      <Toasts position="top-center" />
    </AuthProvider>
  );
}
