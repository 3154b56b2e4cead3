import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { closeBrowser, openShopBackend, renderApp } from '../../../test/support/renderApp';

const row = () => screen.findByRole('region', { name: 'Install the app' });
const noRow = () => screen.queryByRole('region', { name: 'Install the app' });

/** What Chromium says once it would install the page; said again until somebody listens. */
async function browserOffers() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  await waitFor(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void globalThis.dispatchEvent(offer));
    expect(offer.defaultPrevented).toBe(true);
  });
  return prompt;
}

it('offers the shop as an app once, and not again where it was not wanted', async () => {
  const backend = await openShopBackend();
  const first = await renderApp({ at: '/cart', backend });
  const prompt = await browserOffers();
  await first.user.click(within(await row()).getByRole('button', { name: 'Not now' }));
  expect(noRow()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();

  first.unmount();
  await closeBrowser();
  await renderApp({ at: '/cart', backend });
  await browserOffers();
  expect(noRow()).toBeNull();
});

it('shows the browser’s own question when that is asked for', async () => {
  const { user } = await renderApp({ at: '/cart' });
  const prompt = await browserOffers();
  await user.click(within(await row()).getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(noRow()).toBeNull();
});
