import { Route, Routes } from 'react-router-dom';
import { PATHS } from '@/lib/paths';
import type { AppStore } from './rootStore/store';
import { lazyScreen } from './shell/lazyScreen';

// The two areas are two bundles: neither loads the other's code.
const StorefrontArea = lazyScreen(() => import('./StorefrontArea').then(part => part.StorefrontArea));
const BackOfficeArea = lazyScreen(() => import('./BackOfficeArea').then(part => part.BackOfficeArea));

/** Every screen of the app, by its address. */
export function Screens() {
  return (
    <Routes>
      <Route path={`${PATHS.adminSignIn}/*`} element={<BackOfficeArea />} />
      <Route path="*" element={<StorefrontArea />} />
    </Routes>
  );
}

/** Loads what a first frame at an address consists of, while what the device remembers is still being read. */
export async function preloadScreen(pathname: string): Promise<void> {
  if (pathname.startsWith(PATHS.adminSignIn)) return BackOfficeArea.preload();
  await StorefrontArea.preload();
  await import('./StorefrontArea').then(part => part.preloadPage(pathname));
}

/** Begins what a page of the back office shows before it is drawn; `ready`: the store knows what the device remembers. */
export async function openScreen(pathname: string, store: AppStore, ready: Promise<void>): Promise<void> {
  if (!pathname.startsWith(PATHS.adminSignIn)) return;
  await (await import('./BackOfficeArea')).openPage(pathname, store, ready);
}
