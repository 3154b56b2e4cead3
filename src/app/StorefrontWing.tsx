// @bundle shop-area

import { matchPath, Route, Routes } from 'react-router-dom';
import type { ShopPage } from '@/components/page/shopPage';
import { AuthProvider } from '@/features/auth/AuthProvider';
import { RequireCustomer } from './layouts/RequireCustomer';
import { StorefrontLayout } from './layouts/StorefrontLayout';
import { Toasts } from './shell/lazyParts';
import { lazyScreen } from './shell/lazyScreen';
import { SHOP_PAGES } from './shopPages';

const NotFoundPage = lazyScreen(() =>
  import('./errors/ShopNotFoundPage').then(part => part.ShopNotFoundPage),
);
const routes = (to: ShopPage['to']) =>
  SHOP_PAGES.filter(page => page.to === to).map(({ path, Screen }) => (
    <Route key={path} path={path} element={<Screen />} />
  ));

/** Loads the page at an address. */
export async function preloadPage(pathname: string): Promise<void> {
  await (SHOP_PAGES.find(({ path }) => matchPath(path, pathname))?.Screen ?? NotFoundPage).preload();
}

/** The customer's half: everything but `/admin`. */
export function StorefrontWing() {
  return (
    <AuthProvider wing="storefront">
      <Routes>
        <Route element={<StorefrontLayout />}>
          {routes('anyone')}
          <Route element={<RequireCustomer />}>{routes('customer')}</Route>
        </Route>
        {routes('alone')}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
      <Toasts position="top-center" />
    </AuthProvider>
  );
}
