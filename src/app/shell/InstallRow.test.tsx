import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dispatchInstallPrompt } from '../../../test/support/installPrompt';
import { closeBrowser, openShopBackend, renderApp } from '../../../test/support/renderApp';

const row = () => screen.findByRole('button', { name: 'Install the app' });

it('leads to the browser’s own question, on each visit, and nothing in it is to be answered', async () => {
  const backend = await openShopBackend();
  const first = await renderApp({ at: '/cart', backend });
  const prompt = await dispatchInstallPrompt();
  await first.user.click(await row());
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();

  first.unmount();
  await closeBrowser();
  await renderApp({ at: '/cart', backend });
  await dispatchInstallPrompt();
  expect(await row()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
});
