import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preloadOrderList } from '@/data/order/preloadOrderList';
import { fillIn } from '../../../test/support/fillIn';
import { closeBrowser, openShopBackend, renderApp } from '../../../test/support/renderApp';
import { DRIVER } from '../../../test/support/shop';

const heading = () => screen.findByRole('heading', { name: 'My runs' });

describe('a driver', () => {
  it('signs in where staff do, and is led to their runs', async () => {
    const { user, store } = await renderApp({ at: '/admin' });
    const [email, password] = [await screen.findByLabelText('Email'), screen.getByLabelText('Password')];
    await user.clear(email);
    await fillIn(user, email, DRIVER.email);
    await user.clear(password);
    await fillIn(user, password, DRIVER.password);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await heading()).toHaveFocus();
    expect(globalThis.location.pathname).toBe('/admin/run');
    expect(store.getState().session['back-office'].user).toMatchObject({ role: 'driver' });
    expect(localStorage.getItem('user')).toContain('"role":"driver"');
  });

  it.each(['/admin', '/admin/dashboard', '/admin/dashboard/orders', '/admin/dashboard/settings'])(
    'is led from %s to their runs, and nothing is asked that the rules forbid',
    async at => {
      const { backend, recording, store } = await renderApp({ at, as: 'driver' });
      expect(await heading()).toBeVisible();
      expect(globalThis.location.pathname).toBe('/admin/run');
      expect(screen.queryByRole('navigation', { name: 'Back office' })).toBeNull();
      expect(screen.queryByRole('button', { name: /Search/ })).toBeNull();
      // As a visit that begins at the orders does before anything is drawn.
      await store.dispatch(preloadOrderList());
      expect(backend.denials.list()).toEqual([]);
      expect(recording().steps.map(({ action }) => action.type)).not.toContain('mirror/rowsRead');
    },
  );

  it('chooses a language, sees what is not sent, and signs out', async () => {
    const { user, store } = await renderApp({ at: '/admin/run', as: 'driver' });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(screen.getByText('Ravi Kumar')).toBeVisible();
    await user.click(pages.getByRole('link', { name: 'Not sent yet' }));
    expect(await screen.findByRole('heading', { name: 'Not sent yet' })).toHaveFocus();
    expect(globalThis.location.pathname).toBe('/admin/run/outbox');
    expect(screen.getByText('Every change is saved.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
    expect(await screen.findByRole('link', { name: 'मेरे फेरे' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'English' }));
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    expect(store.getState().session['back-office']).toEqual({ status: 'signedOut', user: null });
  });

  it('opens their page without a network, and finds the sign-in when the role is gone', async () => {
    const backend = await openShopBackend();
    await renderApp({ at: '/admin/run', as: 'driver', backend });
    await heading();
    await waitFor(() => expect(localStorage.getItem('persist:session')).toContain('driver'));
    cleanup();
    await closeBrowser();
    const fault = backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    const { services } = await renderApp({ at: '/admin/run', backend });
    expect(await screen.findByText('Ravi Kumar')).toBeVisible();
    backend.faults.clear(fault);
    await backend.auth.accounts.setClaims(DRIVER.uid, {});
    await services.auth['back-office'].renewToken();
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  });
});

describe('a driver’s page', () => {
  it('is open to staff, who find the way back', async () => {
    const { user } = await renderApp({ at: '/admin/run', as: 'admin' });
    expect(await heading()).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back office' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('leads a visitor to the sign-in', async () => {
    await renderApp({ at: '/admin/run' });
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  });
});
