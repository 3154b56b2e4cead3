import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';

const SETTINGS = '/admin/dashboard/settings';
const open = () => renderApp({ at: SETTINGS, as: 'admin' });
const upgrade = () => screen.findByRole('button', { name: 'Upgrade Now' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Install the back office' }));

it('says how the app is installed where the browser offers nothing', async () => {
  const { user } = await open();
  await user.click(await upgrade());
  expect((await dialog()).getAllByRole('listitem')).toHaveLength(3);
  await user.click((await dialog()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is put away for good, and offered in the settings all the same', async () => {
  const backend = await openShopBackend();
  const first = await renderApp({ at: SETTINGS, as: 'admin', backend });
  await first.user.click(await screen.findByRole('button', { name: 'Put this card away' }));
  expect(screen.queryByRole('button', { name: 'Upgrade Now' })).toBeNull();
  await waitFor(() => expect(localStorage.getItem('persist:preferences')).toContain('"cardClosed\\":true'));
  await closeBrowser();
  first.unmount();
  const { user } = await renderApp({ at: SETTINGS, as: 'admin', backend });
  await user.click(await screen.findByRole('button', { name: 'Install the back office' }));
  expect(await dialog()).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Upgrade Now' })).toBeNull();
});

// The last: that it is installed the page knows for as long as it lives.
it('shows the browser’s own question where it has one, and is gone once the app is installed', async () => {
  const { user } = await open();
  await upgrade();
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void globalThis.dispatchEvent(offer));
  // Shown when the person asks, not before.
  expect(offer.defaultPrevented).toBe(true);
  await user.click(await upgrade());
  await user.click((await dialog()).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
  await user.click(await upgrade());
  await user.click((await dialog()).getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  act(() => void globalThis.dispatchEvent(new Event('appinstalled')));
  expect((await dialog()).getByText('The back office is installed on this device.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upgrade Now' })).toBeNull();
});
