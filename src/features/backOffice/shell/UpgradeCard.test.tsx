import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';

const SETTINGS = '/admin/dashboard/settings';
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Install the back office' }));

it('says how the app is installed where the browser offers nothing', async () => {
  const { user } = await renderApp({ at: SETTINGS, as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Upgrade Now' }));
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
