import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../support/renderApp';

it('says of an unknown path that there is nothing, and leads home', async () => {
  await renderApp({ at: '/nowhere' });
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
});

it('says it inside the back office of a page that there is not, and leads to the dashboard, to all pages there are and home', async () => {
  await renderApp({ at: '/admin/dashboard/nothing', as: 'admin' });
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin/dashboard');
  expect(main.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('navigation', { name: 'Back office' })).toBeVisible();
});
