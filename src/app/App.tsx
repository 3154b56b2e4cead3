import { lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { PATHS } from '@/shared/paths';
import { useCommonText } from '@/shared/text/commonText';
import { FullScreenSpinner } from '@/shared/ui/FullScreenSpinner';
import { CrashBoundary } from './errors/CrashBoundary';
import type { AppStore } from './store';

// The two wings are two bundles: neither loads the other's code (DESIGN §4).
const StorefrontWing = lazy(async () => ({ default: (await import('./StorefrontWing')).StorefrontWing }));
const BackOfficeWing = lazy(async () => ({ default: (await import('./BackOfficeWing')).BackOfficeWing }));

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
      </CrashBoundary>
    </Provider>
  );
}
