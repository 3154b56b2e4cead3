import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAuth } from '@/store/session/authContext';
import { CrashBoundary } from './CrashBoundary';

function OutsideAnyProvider() {
  useAuth();
  return null;
}

it('shows a screen that threw as an error page with the error’s text, and a way out', () => {
  // React reports what a boundary caught on the console: here that is the point.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <CrashBoundary>
      <OutsideAnyProvider />
    </CrashBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('useAuth must be used within an AuthProvider')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(reported).toHaveBeenCalled();
});

it('is not seen while nothing is wrong', () => {
  render(<CrashBoundary>the shop</CrashBoundary>);
  expect(screen.getByText('the shop')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Unexpected Application Error!' })).toBeNull();
});
