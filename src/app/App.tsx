import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { PATHS } from '@/shared/paths';
import { useCommonText } from '@/shared/text/commonText';
import { FullScreenSpinner } from '@/shared/ui/FullScreenSpinner';
import { CrashBoundary } from './errors/CrashBoundary';
import { Updates } from './shell/lazyParts';
import { lazyScreen } from './shell/lazyScreen';
import type { AppStore } from './store';

// The two wings are two bundles: neither loads the other's code (DESIGN §4).
const StorefrontWing = lazyScreen(async () => (await import('./StorefrontWing')).StorefrontWing);
const BackOfficeWing = lazyScreen(async () => (await import('./BackOfficeWing')).BackOfficeWing);

type Props = { readonly store: AppStore };

export function App({ store }: Props) {
  const text = useCommonText();
  return (
    <Provider store={store}>
      <CrashBoundary>
        <BrowserRouter>
          <Suspense fallback={<FullScreenSpinner label={text.loading} />}>
            <Routes>
              <Route path={`${PATHS.adminSignIn}/*`} element={<BackOfficeWing />} />
              <Route path="*" element={<StorefrontWing />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
        <Updates />
      </CrashBoundary>
    </Provider>
  );
}
