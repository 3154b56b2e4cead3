import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { CUSTOMER } from '../support/shop';

/** Whether Auth's code can be loaded, and how often it was asked for in vain. */
const code = vi.hoisted(() => ({ lost: false, asked: 0 }));

vi.mock('@/services/firebase/authSession', async load => {
  const real = await load<typeof import('@/services/firebase/authSession')>();
  return {
    ...real,
    openAuthSession(...options: Parameters<typeof real.openAuthSession>) {
      if (!code.lost) return real.openAuthSession(...options);
      code.asked += 1;
      throw new TypeError('Failed to fetch dynamically imported module');
    },
  };
});

/** A customer's device, opened again while Auth's code does not come. */
async function openWithoutAuth() {
  const backend = await openShopBackend();
  await renderApp({ as: 'customer', backend });
  await waitFor(() => expect(localStorage.getItem('persist:session')).toContain(CUSTOMER.uid));
  cleanup();
  await closeBrowser();

  code.lost = true;
  code.asked = 0;
  const app = await renderApp({ backend });
  await waitFor(() => expect(code.asked).toBeGreaterThan(0));
  expect(await logout()).toBeVisible();
  return app;
}

const logout = () => screen.findByRole('button', { name: 'Logout' });

async function expectSignedOut(): Promise<void> {
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
}

it('a session is followed though Auth’s code did not come at the start: its end is seen', async () => {
  const { services } = await openWithoutAuth();
  code.lost = false;
  const auth = services.auth.storefront;
  await auth.readyToken(CUSTOMER.uid);
  // As another tab would.
  await act(() => auth.signOut());
  await expectSignedOut();
});

it('a logout for which Auth’s code does not come says that it failed, and can be asked for again', async () => {
  const { user } = await openWithoutAuth();
  await user.click(await logout());
  expect(
    await screen.findByText('You seem to be offline. Check your connection and try again.'),
  ).toBeVisible();
  expect(await logout()).toBeVisible();
  code.lost = false;
  await user.click(await logout());
  await expectSignedOut();
});
