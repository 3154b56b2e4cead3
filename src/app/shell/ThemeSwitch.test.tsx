import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '../../../test/support/renderApp';

const page = document.documentElement;
const choices = async () => within(await screen.findByRole('group', { name: 'Appearance' }));

afterEach(() => {
  delete page.dataset.theme;
});

it('begins as the device has it, shows what is chosen at once, and goes back', async () => {
  const { user } = await renderApp();
  const theme = await choices();
  expect(theme.getByRole('radio', { name: 'Auto' })).toBeChecked();
  expect(page.dataset.theme).toBeUndefined();
  await user.click(theme.getByRole('radio', { name: 'Dark' }));
  expect(page.dataset.theme).toBe('dark');
  await user.click(theme.getByRole('radio', { name: 'Auto' }));
  expect(page.dataset.theme).toBeUndefined();
});

it('is stored on the device, as the script of the page reads it', async () => {
  const { user, unmount } = await renderApp();
  await user.click((await choices()).getByRole('radio', { name: 'Light' }));
  await waitFor(() => {
    const stored = JSON.parse(localStorage.getItem('persist:preferences') ?? '{}');
    expect(JSON.parse(stored.theme)).toBe('light');
  });
  unmount();
  await renderApp();
  expect((await choices()).getByRole('radio', { name: 'Light' })).toBeChecked();
});
