// @bundle shop-area

import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import type { ShopPage } from '@/components/page/shopPage';
import { AuthProvider } from '@/features/auth/AuthProvider';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useAuth } from '@/store/session/authContext';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { Redirect } from '@/ui/Redirect';
import { StorefrontLayout } from './layouts/StorefrontLayout';
import { Toasts } from './shell/lazyParts';
import { lazyScreen } from './shell/lazyScreen';
import { SHOP_PAGES } from './shopPages';

/** Pages of a signed-in customer; others sign in first and come back with what the page was given. */
function RequireCustomer() {
  const labels = useLabels(commonLabels);
  const { session } = useAuth();
  const { pathname, search, state } = useLocation();
  switch (session.status) {
    case 'loading':
      return <FullScreenSpinner label={labels.loading} />;
    case 'signedOut':
      return <Redirect to={PATHS.login} state={{ from: pathname + search, fromState: state }} />;
    case 'signedIn':
      return <Outlet />;
  }
}

const ShopNotFoundPage = lazyScreen(() =>
  import('./errors/ShopNotFoundPage').then(part => part.ShopNotFoundPage),
);
const routes = (to: ShopPage['to']) =>
  SHOP_PAGES.filter(page => page.to === to).map(({ path, Screen }) => (
    <Route key={path} path={path} element={<Screen />} />
  ));

/** Loads the page at an address. */
export async function preloadPage(pathname: string): Promise<void> {
  await (SHOP_PAGES.find(({ path }) => path === pathname)?.Screen ?? ShopNotFoundPage).preload();
}

/** The customer's half: everything but `/admin`. */
export function StorefrontArea() {
  return (
    <AuthProvider area="storefront">
      <Routes>
        <Route element={<StorefrontLayout />}>
          {routes('anyone')}
          <Route element={<RequireCustomer />}>{routes('customer')}</Route>
        </Route>
        {routes('alone')}
        <Route path="*" element={<ShopNotFoundPage />} />
      </Routes>
      <Toasts position="top-center" />
    </AuthProvider>
  );
}
