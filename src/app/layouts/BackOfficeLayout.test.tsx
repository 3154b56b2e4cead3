import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdSession } from '../../../test/support/holdReads';
import { closeBrowser, openShopBackend, renderApp } from '../../../test/support/renderApp';
import { server } from '../../../test/support/testBackend';

afterEach(() => server.resetHandlers());

describe('the back office', () => {
  it.each(['/admin/dashboard', '/admin/dashboard/orders', '/admin/dashboard/reports'])(
    'sends a visitor of %s to the sign-in',
    async at => {
      await renderApp({ at });
      expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
      expect(globalThis.location.pathname).toBe('/admin');
    },
  );

  it('shows that it is loading for as long as nobody knows who is there', async () => {
    const backend = await openShopBackend();
    await renderApp({ at: '/admin/dashboard', as: 'admin', backend });
    await screen.findByText('Admin User');
    await closeBrowser();
    document.body.replaceChildren();
    const letGo = holdSession();
    const { store } = await renderApp({ at: '/admin/dashboard', backend });
    expect(await screen.findByText('Checking your session…')).toBeVisible();
    expect(store.getState().session['back-office'].status).toBe('loading');
    expect(screen.queryByRole('navigation')).toBeNull();
    letGo();
    expect(await screen.findByText('Admin User')).toBeVisible();
  });

  it('is no better open to a customer with a session or a forged record', async () => {
    localStorage.setItem(
      'user',
      JSON.stringify({ id: 'asha', name: 'Asha', email: 'a@b.in', role: 'admin' }),
    );
    await renderApp({ at: '/admin/dashboard/orders', as: 'customer' });
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  });

  it('highlights the page one is in, and leads to the others', async () => {
    const { user } = await renderApp({ at: '/admin/dashboard/inventory', as: 'admin' });
    const pages = within(await screen.findByRole('navigation', { name: 'Back office' }));
    const links = pages.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Dashboard', '/admin/dashboard'],
      ['Orders', '/admin/dashboard/orders'],
      ['Deliveries', '/admin/dashboard/deliveries'],
      ['Inventory', '/admin/dashboard/inventory'],
      ['Customers', '/admin/dashboard/customers'],
      ['Reports', '/admin/dashboard/reports'],
    ]);
    expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Inventory');
    await user.click(pages.getByRole('link', { name: 'Orders' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Orders' })).toHaveFocus());
    expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
  });

  it('leads from smaller links, and from the top bar, to what the main ones do not name', async () => {
    const { user } = await renderApp({ at: '/admin/dashboard/settings', as: 'admin' });
    const more = within(await screen.findByRole('navigation', { name: 'More' }));
    expect(more.getAllByRole('link').map(link => link.textContent)).toEqual([
      'Production',
      'Alerts',
      'Change log',
    ]);
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    await user.click(more.getByRole('link', { name: 'Alerts' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Alerts' })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Settings' })).toHaveFocus());
  });

  it('has its menu in a drawer on a small screen, which its button closes', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(media =>
      Object.assign(new EventTarget(), {
        ...{ matches: false, media, onchange: null, addListener() {}, removeListener() {} },
      }),
    );
    const { user } = await renderApp({ at: '/admin/dashboard/settings', as: 'admin' });
    const opener = await screen.findByRole('button', { name: 'Open menu' });
    await user.click(opener);
    const drawer = within(await screen.findByRole('dialog', { name: 'Back office' }));
    expect(drawer.getByRole('navigation', { name: 'Back office' })).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['/admin/nowhere', '/admin/dashboard/nowhere'])('has nothing at %s', async at => {
    await renderApp({ at, as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  it('names who is signed in, and lets them out', async () => {
    const { user, store } = await renderApp({ at: '/admin/dashboard', as: 'admin' });
    expect(await screen.findByText('Admin User')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    expect(store.getState().session['back-office']).toEqual({ status: 'signedOut', user: null });
  });
});
