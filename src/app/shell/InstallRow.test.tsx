import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dispatchInstallPrompt } from '../../../test/support/installPrompt';
import { closeBrowser, openShopBackend, renderApp } from '../../../test/support/renderApp';

const row = () => screen.findByRole('region', { name: 'Install the app' });
const noRow = () => screen.queryByRole('region', { name: 'Install the app' });

it('offers the shop as an app once, and not again where it was not wanted', async () => {
  const backend = await openShopBackend();
  const first = await renderApp({ at: '/cart', backend });
  const prompt = await dispatchInstallPrompt();
  await first.user.click(within(await row()).getByRole('button', { name: 'Not now' }));
  expect(noRow()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();

  first.unmount();
  await closeBrowser();
  await renderApp({ at: '/cart', backend });
  await dispatchInstallPrompt();
  expect(noRow()).toBeNull();
});

it('shows the browser’s own question when that is asked for', async () => {
  const { user } = await renderApp({ at: '/cart' });
  const prompt = await dispatchInstallPrompt();
  await user.click(within(await row()).getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(noRow()).toBeNull();
});
