import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Area } from '@/lib/area';
import { TOKEN_DEADLINE_MS } from '@/lib/retryPolicy';
import { createServices } from '@/store/services';
import { closeBrowser, openShopBackend, renderApp } from '../../../test/support/renderApp';
import { ADMIN, CUSTOMER } from '../../../test/support/shop';
import { server } from '../../../test/support/testBackend';

afterEach(() => server.resetHandlers());

const SESSION_KEY = 'persist:session';
const TWO_HOURS_MS = 2 * 60 * 60 * 1000;

/** Signs in, closes the browser, and takes the network away; `expired`: two hours pass too. */
async function signedInThenOffline(area: Area, expired: boolean) {
  const backend = await openShopBackend();
  const { auth } = createServices({ env: {}, pageUrl: globalThis.location.href });
  const { email, password } = area === 'storefront' ? CUSTOMER : ADMIN;
  await auth[area].signIn(email, password);
  await closeBrowser();
  if (expired) vi.setSystemTime(Date.now() + TWO_HOURS_MS);
  server.use(http.all('*', () => HttpResponse.error()));
  return backend;
}

const ages = [
  ['a token that is still good', false],
  ['a token that has expired', true],
] as const;

describe('without a network', () => {
  it.each(ages)('a customer is known, with %s and nothing else kept', async (_age, expired) => {
    const backend = await signedInThenOffline('storefront', expired);
    const { store } = await renderApp({ at: '/profile', backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
    expect(store.getState().session.storefront).toEqual({
      status: 'signedIn',
      user: { id: 'asha', name: 'Asha Rao', email: 'asha@demo.test' },
    });
  });

  it.each(ages)('staff with %s stay who they were last known to be', async (_age, expired) => {
    const backend = await signedInThenOffline('back-office', expired);
    const user = { id: 'admin', name: 'Admin User', email: 'admin@demo.test', role: 'admin' };
    const stored = { storefront: { user: null }, 'back-office': { user }, _persist: { version: 1 } };
    localStorage.setItem(
      SESSION_KEY,
      JSON.stringify(
        Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)])),
      ),
    );
    const { store } = await renderApp({ at: '/admin/dashboard', backend });
    await waitFor(() =>
      expect(store.getState().session['back-office']).toEqual({ status: 'signedIn', user }),
    );
  });

  // Their role stands in the token, and whoever sits at the device may have written it there.
  it.each(ages)('staff with %s, and never known here, are asked to sign in', async (_age, expired) => {
    const backend = await signedInThenOffline('back-office', expired);
    await renderApp({ at: '/admin/dashboard', backend });
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  });
});

describe('on a connection that never answers', () => {
  it('an observer of the session gets an error at the deadline', async () => {
    await signedInThenOffline('storefront', true);
    const asked = new Promise<void>(resolve => {
      server.use(
        http.all('*', () => {
          resolve();
          return new Promise<never>(() => {});
        }),
      );
    });
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
    const { auth } = createServices({ env: {}, pageUrl: globalThis.location.href });
    const heard: string[] = [];
    const stop = auth.storefront.observe(
      account => heard.push(account?.id ?? 'nobody'),
      thrown => heard.push(thrown instanceof Error ? thrown.name : 'failed'),
    );
    await asked;
    // No further: after thirty seconds the SDK gives up by itself, and tells who was signed in.
    await vi.advanceTimersByTimeAsync(TOKEN_DEADLINE_MS);
    expect(heard).toEqual(['DeadlineExceeded']);
    stop();
  });
});
