import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../support/renderApp';

it('says of an unknown path that there is nothing, and leads home', async () => {
  await renderApp({ at: '/nowhere' });
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
});
