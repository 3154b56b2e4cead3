import { Route, Routes } from 'react-router-dom';
import { PATHS } from '@/lib/paths';
import type { AppStore } from './rootStore/store';
import { lazyScreen } from './shell/lazyScreen';

// The two wings are two bundles: neither loads the other's code.
const StorefrontWing = lazyScreen(() => import('./StorefrontWing').then(part => part.StorefrontWing));
const BackOfficeWing = lazyScreen(() => import('./BackOfficeWing').then(part => part.BackOfficeWing));

/** Every screen of the app, by its address. */
export function Screens() {
  return (
    <Routes>
      <Route path={`${PATHS.adminSignIn}/*`} element={<BackOfficeWing />} />
      <Route path="*" element={<StorefrontWing />} />
    </Routes>
  );
}

/** Loads what a first frame at an address consists of, while what the device remembers is still being read. */
export async function preloadScreen(pathname: string): Promise<void> {
  if (pathname.startsWith(PATHS.adminSignIn)) return BackOfficeWing.preload();
  await StorefrontWing.preload();
  await import('./StorefrontWing').then(part => part.preloadPage(pathname));
}

/** Begins what a room of the back office shows before it is drawn; `ready`: the store knows what the device remembers. */
export async function openScreen(pathname: string, store: AppStore, ready: Promise<void>): Promise<void> {
  if (!pathname.startsWith(PATHS.adminSignIn)) return;
  await (await import('./BackOfficeWing')).openRoom(pathname, store, ready);
}
