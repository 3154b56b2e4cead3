import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dispatchInstallPrompt } from '../../../../test/support/installPrompt';
import { renderApp } from '../../../../test/support/renderApp';

const upgrade = () => screen.findByRole('button', { name: 'Upgrade Now' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Install the back office' }));

// In a file of its own: that it is installed the page knows for as long as it lives.
it('shows the browser’s own question where it has one, and is gone once the app is installed', async () => {
  const { user } = await renderApp({ at: '/admin/dashboard/settings', as: 'admin' });
  await upgrade();
  const prompt = await dispatchInstallPrompt();
  await user.click(await upgrade());
  await user.click((await dialog()).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  // Shown when the person asks, not before.
  expect(prompt).not.toHaveBeenCalled();
  await user.click(await upgrade());
  await user.click((await dialog()).getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  act(() => void globalThis.dispatchEvent(new Event('appinstalled')));
  expect((await dialog()).getByText('The back office is installed on this device.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upgrade Now' })).toBeNull();
});
