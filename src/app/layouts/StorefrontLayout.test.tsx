import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countReads } from '../../../test/support/countReads';
import { holdReads } from '../../../test/support/holdReads';
import { openShopBackend, renderApp } from '../../../test/support/renderApp';
import { put } from '../../../test/support/shop';
import { server } from '../../../test/support/testBackend';

afterEach(() => vi.unstubAllGlobals());

const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const linkNames = () =>
  nav()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const FORGED = { id: 'asha', name: 'Mallory', email: 'mallory@demo.test' };

/** A session as this app stores it, for a device that Firebase Auth knows nothing of. */
const storeSession = (user: object) => {
  const fields = { storefront: { user }, 'back-office': { user: null }, _persist: { version: 1 } };
  const stored = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, JSON.stringify(value)]),
  );
  localStorage.setItem('persist:session', JSON.stringify(stored));
};

describe('the navigation', () => {
  it('offers a visitor the menu and a login', async () => {
    await renderApp();
    await screen.findByRole('link', { name: 'Login' });
    expect(linkNames()).toEqual(['Menu', 'Login']);
  });

  it('offers a customer their orders, their profile by name, and the way out', async () => {
    const { user, store } = await renderApp({ at: '/profile', as: 'customer' });
    await screen.findByRole('heading', { name: 'Your profile' });
    for (const name of ['Menu', 'My Orders', 'Asha Rao']) {
      expect(nav().getByRole('link', { name })).toBeVisible();
    }
    expect(nav().queryByRole('link', { name: 'Login' })).toBeNull();
    await waitFor(() => expect(localStorage.getItem('user')).toContain('Asha Rao'));

    await user.click(nav().getByRole('button', { name: 'Logout' }));
    await screen.findByRole('link', { name: 'Login' });
    expect(globalThis.location.pathname).toBe('/');
    expect(store.getState().session.storefront.user).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it.each([
    ['/profile', 'Your profile'],
    ['/track-order', 'Track Your Orders'],
    ['/outbox', 'Nothing to send'],
  ])('leaves %s before the session ends, and never asks to sign in again', async (at, heading) => {
    const { user, store } = await renderApp({ at, as: 'customer' });
    await screen.findByRole('heading', { name: heading });
    const seen = new Set<string>();
    const look = () => {
      for (const { textContent } of document.querySelectorAll('h1')) seen.add(textContent);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const endedAt: string[] = [];
    const stop = store.subscribe(() => {
      if (store.getState().session.storefront.status === 'signedOut')
        endedAt.push(globalThis.location.pathname);
    });

    await user.click(nav().getByRole('button', { name: 'Logout' }));
    await screen.findByRole('link', { name: 'Login' });
    const { textContent } = await screen.findByRole('heading', { level: 1 });
    stop();
    look();
    observer.disconnect();
    expect(new Set(endedAt)).toEqual(new Set(['/']));
    expect(seen).toContain(textContent);
    expect(seen).not.toContain('Welcome Back');
    expect(store.getState().session.storefront.endedFor).toBeUndefined();
  });

  it('opens and closes on a small screen', async () => {
    const { user } = await renderApp();
    const toggle = await screen.findByRole('button', { name: 'Open menu' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    await user.click(nav().getByRole('link', { name: 'Menu' }));
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on Escape, and gives the focus back to its button', async () => {
    const { user } = await renderApp();
    const toggle = await screen.findByRole('button', { name: 'Open menu' });
    await user.click(toggle);
    await user.tab();
    expect(toggle).not.toHaveFocus();
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });

  it('moves the focus to the heading of the page it leads to', async () => {
    const { user } = await renderApp();
    await user.click(await screen.findByRole('link', { name: 'Shop Now' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Our menu' });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

describe('a session that was only written on this device', () => {
  it('shows the last known name at once, and nothing of it once Firebase Auth has spoken', async () => {
    storeSession(FORGED);
    await renderApp();
    await screen.findByText('Mallory');
    await screen.findByRole('link', { name: 'Login' });
    expect(screen.queryByText('Mallory')).toBeNull();
  });

  it.each(['/track-order', '/profile'])('opens no page of a customer: %s', async at => {
    storeSession(FORGED);
    localStorage.setItem('user', JSON.stringify({ ...FORGED, role: 'admin' }));
    await renderApp({ at });
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });

  it('may be anything at all', async () => {
    localStorage.setItem('persist:session', '{"storefront": 7');
    localStorage.setItem('user', '[]');
    await renderApp();
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  });
});

describe('the landing page', () => {
  it('shows the first three bottles and three benefits, and waits for no server', async () => {
    const answer = holdReads();
    await renderApp();
    await screen.findByRole('link', { name: 'Login' });
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Water worth waking up for',
      'Bottles to start with',
      'Premium Water',
      'Essential Water',
      'Compact Water',
      'From lunch box to water cooler',
      'What you can count on',
      'Pure and Clean',
      'Fast Delivery',
      'Eco-Friendly',
    ]);
    expect(main.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/menu');
    const learnMore = main.getByRole('link', { name: 'Learn More' }).getAttribute('href') ?? '';
    expect(document.querySelector(learnMore)).toHaveTextContent('What you can count on');
    answer();
    expect(await main.findByText('Premium Water of 1L.')).toBeVisible();
    server.resetHandlers();
  });

  it('has the prices of the shop once it has answered, for one reading of the catalogue', async () => {
    const backend = await openShopBackend();
    await put(backend, 'inventory/1', { name: 'Premium Water', size: '1L', unitPrice: '7.50', inStock: 9 });
    const reads = await countReads(backend);
    await renderApp({ backend });
    expect(await screen.findByText('₹7.50 per litre')).toBeVisible();
    expect(await reads()).toBe(3);
  });

  it('offers nothing that the shop does not sell, once it has answered', async () => {
    const backend = await openShopBackend();
    await put(backend, 'inventory/1', {
      name: 'Premium Water',
      size: '1L',
      unitPrice: '2.99',
      archived: true,
    });
    await renderApp({ backend });
    expect(await screen.findByText('Essential Water of 500ml.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Compact Water' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Premium Water' })).toBeNull();
  });
});

describe('the footer', () => {
  /** The whole page is seen at once. */
  class SeenAtOnce {
    readonly #tell: (entries: readonly { isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }
    observe = () => this.#tell([{ isIntersecting: true }]);
    disconnect = () => undefined;
  }
  const footer = async () => within(await screen.findByRole('contentinfo'));

  it('says how to reach the shop, as its settings have it', async () => {
    vi.stubGlobal('IntersectionObserver', SeenAtOnce);
    const backend = await openShopBackend();
    await put(backend, 'settings/shop', {
      supportPhone: '9000000000',
      supportEmail: 'hello@eawa.example',
      seller: {
        ...{ name: 'Eawa', address: '42, Spring Road, Bengaluru', gstin: '', state: '' },
        fssai: '10020043000001',
      },
      city: 'Bengaluru',
      hours: { days: [1, 2, 6], slot: '08:00-20:00' },
      taglines: { en: 'Water for homes.', hi: 'घरों के लिए पानी।' },
      social: { instagram: 'https://social.example/eawa', facebook: 'javascript:alert(1)', youtube: '' },
    });
    await renderApp({ backend });
    const shown = await footer();
    expect(await shown.findByRole('link', { name: '9000000000' })).toHaveAttribute(
      'href',
      'tel:+919000000000',
    );
    expect(shown.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:hello@eawa.example');
    expect(shown.getByText('42, Spring Road, Bengaluru')).toBeVisible();
    expect(shown.getByText('Water for homes.')).toBeVisible();
    expect(shown.getByText('Open Mon, Tue, Sat, 8:00 am – 8:00 pm')).toBeVisible();
    expect(shown.getByText('FSSAI licence 10020043000001')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://social.example/eawa',
    );
    expect(shown.getAllByRole('listitem')).toHaveLength(1);
  });

  it('says it in the language of the page', async () => {
    vi.stubGlobal('IntersectionObserver', SeenAtOnce);
    const backend = await openShopBackend();
    await put(backend, 'settings/shop', {
      city: 'बेंगलुरु',
      hours: { days: [1, 2, 3, 4, 5, 6, 7], slot: '08:00-20:00' },
      taglines: { en: 'Water for homes.', hi: 'घरों के लिए पानी।' },
    });
    await renderApp({ backend, deviceLanguage: 'hi-IN' });
    const shown = await footer();
    expect(await shown.findByText('घरों के लिए पानी।')).toBeVisible();
    expect(shown.getByText(/^खुला: हर दिन, /)).toBeVisible();
    expect(shown.getByText('बेंगलुरु')).toBeVisible();
  });

  it('says nothing that the settings do not say', async () => {
    vi.stubGlobal('IntersectionObserver', SeenAtOnce);
    const backend = await openShopBackend();
    await put(backend, 'settings/shop', { supportEmail: 'hello@eawa.example' });
    await renderApp({ backend });
    const shown = await footer();
    await shown.findByRole('link', { name: /@/ });
    expect(shown.getAllByRole('link').map(({ textContent }) => textContent)).not.toContain('1800 123 4567');
    expect(shown.queryByText('Follow us')).toBeNull();
    expect(shown.queryByText(/Open |FSSAI|India/)).toBeNull();
    expect(shown.queryByText(/water/i)).toBeNull();
    expect(shown.queryByRole('listitem')).toBeNull();
  });
});
