import { Route, Routes } from 'react-router-dom';
import { AuthProvider } from '@/features/auth/AuthProvider';
import { Toasts } from '@/shared/ui/Toasts';
import { NotFoundPage } from './errors/NotFoundPage';

/** The staff's half: everything under `/admin`. */
export function BackOfficeWing() {
  return (
    <AuthProvider wing="back-office">
      <Routes>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
      <Toasts position="top-right" />
    </AuthProvider>
  );
}
