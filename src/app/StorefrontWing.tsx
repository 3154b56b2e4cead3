import { Route, Routes } from 'react-router-dom';
import { AuthProvider } from '@/features/auth/AuthProvider';
import { Toasts } from '@/shared/ui/Toasts';
import { NotFoundPage } from './errors/NotFoundPage';

/** The customer's half: everything but `/admin`. */
export function StorefrontWing() {
  return (
    <AuthProvider wing="storefront">
      <Routes>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
      <Toasts position="top-center" />
    </AuthProvider>
  );
}
